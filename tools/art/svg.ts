export type Point = readonly [number, number];

export type Extra = Readonly<Record<string, string | number>>;

/** Two decimals are below a tenth of a pixel at every size we publish. */
const short = (n: number): string => String(Math.round(n * 100) / 100);

const attributes = (extra: Extra): string =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');

/** `0, 1, … n-1`. */
export const range = (n: number): number[] => [...Array(n).keys()];

/** Joins the results of `draw` for `list`. */
export const each = <T>(list: readonly T[], draw: (item: T, index: number) => string): string => list.map(draw).join('');

/** Point on a circle; the angle is in radians. */
export const polar = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];

/** `points` is a list or SVG's own notation, `x,y x,y …`. */
export const polygon = (points: readonly Point[] | string, fill: string, extra: Extra = {}): string => {
  const list = typeof points === 'string' ? points : points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}"${attributes(extra)}/>`;
};

export const circle = (x: number, y: number, r: number, fill: string, extra: Extra = {}): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra: Extra = {}): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(extra)}/>`;

export const path = (d: string, fill: string, extra: Extra = {}): string => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** An outline with round ends and joins. */
export const line = (d: string, stroke: string, width: number, extra: Extra = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;

export const rect = (x: number, y: number, w: number, h: number, radius: number, fill: string, extra: Extra = {}): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${short(radius)}" fill="${fill}"${attributes(extra)}/>`;

export const group = (transform: string, content: string, extra: Extra = {}): string =>
  `<g transform="${transform}"${attributes(extra)}>${content}</g>`;

/** Position and scale; rotation in degrees. */
export const placed = (x: number, y: number, turn: number, scale: number, content: string): string =>
  group(
    `translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${scale === 1 ? '' : ` scale(${short(scale)})`}`,
    content,
  );

/** Points of a star, the first one up. */
export const starPoints = (points: number, outer: number, inner: number, x = 0, y = 0): Point[] =>
  range(points * 2).map((i) => {
    const [px, py] = polar(i % 2 ? inner : outer, -Math.PI / 2 + (i * Math.PI) / points);
    return [px + x, py + y];
  });

/** Path of a pointed petal that grows upwards from the origin. */
export const petal = (length: number, width: number): string =>
  `M0 0Q${short(-width)} ${short(-length * 0.55)} 0 ${short(-length)}Q${short(width)} ${short(-length * 0.55)} 0 0Z`;

export const spark = (x: number, y: number, r: number, fill: string, extra: Extra = {}): string => {
  const q = r * 0.14;
  const at = (dx: number, dy: number): string => `${short(x + dx)} ${short(y + dy)}`;
  return path(
    `M${at(0, -r)}Q${at(q, -q)} ${at(r, 0)}Q${at(q, q)} ${at(0, r)}Q${at(-q, q)} ${at(-r, 0)}Q${at(-q, -q)} ${at(0, -r)}Z`,
    fill,
    extra,
  );
};

/** One stop of a gradient: offset 0..1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  each(
    list,
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
  );

/** A linear gradient from (0, 0) to `(x2, y2)` in box units. */
export const linearGradient = (id: string, x2: 0 | 1, y2: 0 | 1, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

/** A radial gradient in box units, from the middle out. */
export const radialGradient = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const document = (width: number, height: number, content: string, viewBox = `0 0 ${width} ${height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
