type Rgb = readonly [number, number, number];

const INKS = ['#1A1206', '#FFFFFF'] as const;
const REQUIRED = 4.5;

/** `#rgb` or `#rrggbb`; null for anything else. */
function parseHex(colour: string): Rgb | null {
  const match = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour.trim());
  if (!match) return null;
  const digits = match[2] ?? [...(match[1] ?? '')].map((digit) => digit + digit).join('');
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export interface GradientColours {
  from: string;
  to: string;
  ink: string;
}

/**
 * Colours of a two-colour label whose text reaches 4.5:1 on both ends. Where no ink does, the first colour alone is used. Null
 * when a colour is not `#rgb` or `#rrggbb`.
 */
export function gradientInk(from: string, to: string): GradientColours | null {
  const start = parseHex(from);
  const end = parseHex(to);
  if (!start || !end) return null;
  const best = (ends: readonly Rgb[]) =>
    INKS.map((ink) => {
      const inkRgb = parseHex(ink) as Rgb;
      return { ink, worst: Math.min(...ends.map((colour) => contrast(colour, inkRgb))) };
    }).sort((a, b) => b.worst - a.worst)[0] as { ink: string; worst: number };
  const both = best([start, end]);
  if (both.worst >= REQUIRED) return { from, to, ink: both.ink };
  const single = best([start]);
  return { from, to: from, ink: single.worst >= REQUIRED ? single.ink : '#000000' };
}
