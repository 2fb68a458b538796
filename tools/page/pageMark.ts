import { MARK_ID } from '../../src/ui/media/markId.ts';

/** Longest drawing that a page contains, characters. */
const MOST = 2048;

const SHAPES = 'g|path|rect|circle|ellipse|line|polyline|polygon';
const PAINT = 'fill(?:-rule|-opacity)?|stroke(?:-[a-z]+)?';
const PLACE = 'd|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|transform|opacity';
/** No ids, classes or styles, which would meet those of the page, and no references. */
const attributes = (names: string): string => String.raw`(?:\s+(?:${names})="(?!\s*url)[^"<>&]*")*\s*`;
const BODY = new RegExp(String.raw`^(?:\s|<(?:${SHAPES})${attributes(`${PLACE}|${PAINT}`)}/?>|</(?:${SHAPES})>)*$`);
const ROOT = new RegExp(
  String.raw`^\s*(?:<\?xml[^<>]*\?>\s*)?<svg(${attributes(`xmlns|version|width|height|viewBox|${PAINT}`)})>([^]*)</svg>\s*$`,
);
/** What a symbol takes from the root: its view, and what the shapes inherit. */
const KEPT = new RegExp(String.raw`\s(?:viewBox|${PAINT})="[^"]*"`, 'g');

/** A symbol of the brand's mark; null when its file is not short and only of plain shapes, as a page contains no others. */
export function markSymbol(drawing: string): string | null {
  if (drawing.length > MOST) return null;
  const [, root = '', body = ''] = ROOT.exec(drawing) ?? [];
  if (!root.includes(' viewBox="') || !BODY.test(body)) return null;
  return `<symbol id="${MARK_ID}"${(root.match(KEPT) ?? []).join('')}>${body.trim()}</symbol>`;
}

/** Markup whose mark is the symbol of its page instead of a file; `src/ui/media/Logo.tsx` renders the same. */
export const withOwnMark = (markup: string, file: string): string =>
  markup.replaceAll(
    `<img src="/images/${file}" alt="" width="30" height="30"/>`,
    `<svg width="30" height="30" aria-hidden="true" focusable="false"><use href="#${MARK_ID}"></use></svg>`,
  );
