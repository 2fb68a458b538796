/** How long a face waits for the files of the others, ms. A file that does not come then delays nothing. */
const FILES_MS = 3_000;

/** The faces with files of a sheet, in its order. */
function facesOf(sheet: CSSStyleSheet): FontFace[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string) => rule.style.getPropertyValue(name);
    const src = value('src');
    if (!src.includes('url(')) return [];
    const family = value('font-family').replaceAll('"', '');
    return [new FontFace(family, src, { weight: value('font-weight'), unicodeRange: value('unicode-range'), display: 'swap' })];
  });
}

/** Whether a code point is in one of the ranges, such as `U+0-FF, U+131`. */
function isInRange(ranges: string): (point: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return { first, last };
  });
  return (point) => pairs.some(({ first, last }) => point >= first && point <= last);
}

/** The faces whose files a text needs: of two with the same letter, the later one. */
export function usedFaces<T extends Pick<FontFace, 'family' | 'weight' | 'unicodeRange'>>(
  faces: readonly T[],
  text: string,
): T[] {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const missing: Record<string, number[]> = {};
  return [...faces].reverse().filter(({ family, weight, unicodeRange }) => {
    const isIn = isInRange(unicodeRange);
    const before = missing[`${family} ${weight}`] ?? points;
    const after = before.filter((point) => !isIn(point));
    missing[`${family} ${weight}`] = after;
    return after.length < before.length;
  });
}

/**
 * Adds the faces of a sheet that is not applied, when the files of those that a text needs are loaded. If the sheet were
 * applied, the browser would lay out the whole page at once, and again for each file.
 */
export async function addFaces(sheet: CSSStyleSheet, text: string): Promise<void> {
  const faces = facesOf(sheet);
  const files = usedFaces(faces, text).map((face) => face.load());
  await Promise.race([Promise.allSettled(files), new Promise((resolve) => setTimeout(resolve, FILES_MS))]);
  for (const face of faces) document.fonts.add(face);
}
