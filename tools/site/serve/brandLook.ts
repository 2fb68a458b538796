import { readFile } from 'node:fs/promises';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { paletteOf, type Palette } from '../../art/palette.ts';
import { type ObjectName, objects } from '../../art/objects.ts';
import { document } from '../../art/svg.ts';
import { contentType } from '../../paths/content.ts';
import { brandStyles } from '../publish/brandStyles.ts';

/** A brand by a checked id; null for an unknown one. */
export type LoadedOf = (id: string) => Promise<LoadedBrand | null>;

export interface LookFile {
  type: string;
  body: string | Buffer;
}

/** Colours of each drawing: the two objects of its palette are tokens of the brand. */
const drawings = {
  gem: ['info', 'accent'],
  crown: ['warning', 'accent'],
  trophy: ['warning', 'primary'],
  seven: ['danger', 'warning'],
  coins: ['primary', 'warning'],
  gift: ['accent', 'primary'],
  star: ['success', 'accent'],
  fish: ['accent', 'warning'],
} as const satisfies Partial<Record<ObjectName, readonly [string, string]>>;

/** The id of a brand in an address; null without one. */
export const brandAsked = (query: URLSearchParams): string | null => /^[\w-]{1,64}$/.exec(query.get('brand') ?? '')?.[0] ?? null;

/** What a page with the look of a brand loads: its style sheet, fonts, mark, and drawings in its colours. Null for another path. */
export async function lookFile(pathname: string, loaded: LoadedBrand): Promise<LookFile | null> {
  const file = (body: string | Buffer): LookFile => ({ type: contentType(pathname), body });
  if (pathname === '/brand.css') {
    const { css } = brandStyles(loaded);
    // a font's own address does not name the brand, and these pages send no referrer
    return file(css.replaceAll(/url\((\/assets\/fonts\/[\w.-]+)\)/g, `url($1?brand=${loaded.id})`));
  }
  if (pathname.startsWith('/assets/fonts/')) {
    const font = brandStyles(loaded).fonts.files.find(({ url }) => url === pathname);
    return font === undefined ? null : file(await readFile(font.source));
  }
  if (pathname === '/mark.svg') {
    const mark = loaded.images.get('mark.svg');
    return mark === undefined ? null : file(await readFile(mark));
  }
  const [, name = ''] = /^\/drawings\/([a-z]+)\.svg$/.exec(pathname) ?? [];
  return Object.hasOwn(drawings, name) ? file(drawingOf(name as keyof typeof drawings, loaded)) : null;
}

function drawingOf(name: keyof typeof drawings, { theme }: LoadedBrand): string {
  return document(120, 120, objects[name](paletteOfTokens(name, { ...theme.color.light })), '-108 -108 216 216');
}

function paletteOfTokens(name: keyof typeof drawings, color: Readonly<Record<string, string>>): Palette {
  const token = (key: string): string => color[key] ?? '#808080';
  const [main, second] = drawings[name];
  return paletteOf([
    token('hero-scrim'),
    token('hero-scrim'),
    token('primary'),
    token(main),
    token(second),
    '#FFFFFF',
    token('ink'),
  ]);
}
