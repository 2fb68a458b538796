import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BLANK_PICTURE, flagId, MARK_ID } from '../../../src/ui/media/drawings.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';

const flags = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2');

/** Longest drawing that a page contains, characters: of a mark or flag, and of one of its pictures. */
const MOST = 2048;
const MOST_PICTURE = 4096;

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

/** A symbol of a drawing; null when its file is not short and only of plain shapes, as a page contains no others. */
export function drawingSymbol(id: string, drawing: string, most = MOST): string | null {
  if (drawing.length > most) return null;
  const [, root = '', body = ''] = ROOT.exec(drawing) ?? [];
  if (!root.includes(' viewBox="') || !BODY.test(body)) return null;
  return `<symbol id="${id}"${(root.match(KEPT) ?? []).join('')}>${body.trim()}</symbol>`;
}

/** A picture that a page contains as a symbol. */
export interface PageDrawing {
  symbol: string;
  id: string;
  /** The file that `Drawing` shows elsewhere. */
  src: string;
}

const PICTURE = /<img((?: class="[^"]*")?) src="([^"]*)" alt="" (width="\d+" height="\d+")\/>/g;

/** Markup with these drawings in place of their files; `Drawing` renders the same. */
export const withDrawings = (markup: string, drawings: readonly PageDrawing[]): string =>
  markup.replace(PICTURE, (whole, name: string, src: string, size: string) => {
    const drawing = drawings.find((one) => one.src === src);
    if (drawing === undefined) return whole;
    return `<svg${name} ${size} aria-hidden="true" focusable="false"><use href="#${drawing.id}"></use></svg>`;
  });

/** The symbols of a page: of the mark, which each page shows when its code is there, and of the drawings in its markup. */
export const drawingSymbols = (markup: string, drawings: readonly PageDrawing[]): string[] =>
  drawings.filter(({ id, src }) => id === MARK_ID || markup.includes(`src="${src}"`)).map(({ symbol }) => symbol);

/** The drawings that a page of the brand may contain: its mark, the flag of its country, which forms show first, and categories. */
export function drawingsOf({ brand, images }: LoadedBrand): PageDrawing[] {
  const { defaultCountry } = brand.phone;
  const own = (id: string, file: string) => ({ id, src: `/images/${file}`, path: images.get(file), most: MOST });
  const pictures = Object.values(brand.menus.categories?.entries ?? {}).flatMap(({ image }) => image ?? []);
  const files = [
    own(MARK_ID, brand.images.mark),
    { id: flagId(defaultCountry), src: BLANK_PICTURE, path: join(flags, `${defaultCountry}.svg`), most: MOST },
    ...[...new Set(pictures)].map((file) => ({ ...own(file, file), most: MOST_PICTURE })),
  ];
  return files.flatMap(({ id, src, path, most }) => {
    if (!path?.endsWith('.svg') || !existsSync(path)) return [];
    const symbol = drawingSymbol(id, readFileSync(path, 'utf8'), most);
    return symbol === null ? [] : [{ id, src, symbol }];
  });
}
