/** A colour in OKLCH: lightness 0..1, chroma 0..~0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const linear = (hex: string): Triple => [toLinear(channel(hex, 1)), toLinear(channel(hex, 3)), toLinear(channel(hex, 5))];

const toOklab = (hex: string): Triple => {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const oklabToLinear = ([L, a, b]: Triple): Triple => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const inGamut = (rgb: Triple): boolean => rgb.every((v) => v >= -0.0001 && v <= 1.0001);

const hexOf = (rgb: Triple): string =>
  `#${rgb
    .map((v) => Math.round(toGamma(Math.min(1, Math.max(0, v))) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();

/** `#RRGGBB` → OKLCH. */
export const toOklch = (hex: string): Oklch => {
  const [l, a, b] = toOklab(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
};

const linearOf = ({ l, c, h }: Oklch): Triple => {
  const angle = (h * Math.PI) / 180;
  return oklabToLinear([l, c * Math.cos(angle), c * Math.sin(angle)]);
};

/** OKLCH → `#RRGGBB`; a colour outside sRGB keeps lightness and hue and loses chroma. */
export const toHex = (colour: Oklch): string => {
  const l = Math.min(1, Math.max(0, colour.l));
  const whole = linearOf({ ...colour, l });
  if (inGamut(whole)) return hexOf(whole);
  let low = 0;
  let high = colour.c;
  for (let i = 0; i < 24; i++) {
    const c = (low + high) / 2;
    if (inGamut(linearOf({ l, c, h: colour.h }))) low = c;
    else high = c;
  }
  return hexOf(linearOf({ l, c: low, h: colour.h }));
};

/** Moves the lightness of `hex` by `dl`, scales its chroma and turns its hue by `turn` degrees. */
export const shade = (hex: string, dl: number, chroma = 1, turn = 0): string => {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: l + dl, c: c * chroma, h: h + turn });
};

/** Mixes in Oklab: `t` = 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, t: number): string => {
  const a = toOklab(from);
  const b = toOklab(to);
  return hexOf(oklabToLinear([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]));
};

/** Lays `over` with the given opacity on `under`, the way a browser does it (sRGB bytes). */
export const layer = (over: string, opacity: number, under: string): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round((channel(over, at) * opacity + channel(under, at) * (1 - opacity)) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two colours, 1..21 (WCAG 2.2). */
export const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};
