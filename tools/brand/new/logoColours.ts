import sharp from 'sharp';
import { toHex, toOklch } from '../../art/oklch.ts';

/** A picture whose colours cannot be read. */
export class LogoError extends Error {
  override name = 'LogoError';
}

/** The picture is looked at in this size, in pixels. */
const SIDE = 96;
const MOST_PIXELS = 60_000_000;
const SECTORS = 36;
/** Below this chroma a pixel is grey, and its hue says nothing. */
const GREY = 0.035;
/** Hues nearer than this are shades of one colour, in degrees. */
const APART = 40;
/** Smallest share of the coloured area that a second colour has. */
const LEAST_SHARE = 0.04;

/** The coloured pixels of a range of hues. */
interface Sector {
  /** Sum of their chroma. */
  weight: number;
  /** How many there are of each colour. */
  counts: ReadonlyMap<string, number>;
}

/** The colour that most pixels of the sectors have: a mean would be one that the logo does not have. */
function commonest(sectors: readonly Sector[]): string {
  const [[hex] = ['']] = sectors.flatMap(({ counts }) => [...counts]).sort(([, a], [, b]) => b - a);
  return hex.toUpperCase();
}

const distance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, density: 144 })
      .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch {
    throw new LogoError('a picture is expected: SVG, PNG, WebP, AVIF, JPEG or GIF, of at most 60 megapixels');
  }
}

/**
 * Main and second colour of a logo, as `#RRGGBB`: the hues that cover most of it, weighted by how colourful they are. The second
 * is empty without another hue; a logo of greys alone gives its darkest grey.
 * @throws LogoError
 */
export async function coloursOfLogo(bytes: Buffer): Promise<{ colour: string; accent: string }> {
  const pixels = await pixelsOf(bytes);
  const found = Array.from({ length: SECTORS }, () => ({ weight: 0, counts: new Map<string, number>() }));
  let seen = 0;
  let darkest = 1;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    seen += 1;
    const hex = `#${pixels.toString('hex', at, at + 3)}`;
    const { l, c, h } = toOklch(hex);
    darkest = Math.min(darkest, l);
    if (c < GREY) continue;
    const sector = found[Math.floor(h / (360 / SECTORS)) % SECTORS]!;
    sector.weight += c;
    sector.counts.set(hex, (sector.counts.get(hex) ?? 0) + 1);
  }
  if (seen === 0) throw new LogoError('a picture is expected that shows something: this one is transparent');
  // neighbouring sectors are one colour, so that its shades do not lose against a flat one
  const groups = found.map((sector, index) => [sector, found[(index + 1) % SECTORS]!, found[(index + SECTORS - 1) % SECTORS]!]);
  const weighed = groups
    .map((sectors) => ({ weight: sectors.reduce((sum, { weight }) => sum + weight, 0), hex: commonest(sectors) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const [main] = weighed;
  if (main === undefined) return { colour: toHex({ l: Math.min(darkest, 0.5), c: 0, h: 0 }), accent: '' };
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const hue = toOklch(main.hex).h;
  const second = weighed.find(({ hex, weight }) => distance(toOklch(hex).h, hue) >= APART && weight / total >= LEAST_SHARE);
  return { colour: main.hex, accent: second?.hex ?? '' };
}
