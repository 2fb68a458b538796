import { pieceBelow, sectionOf } from './content.ts';
import type { Brand } from './snapshot.ts';

/** Pages built from the sections of the home page or the fields of the registration form. */
const CONTENT = new Map<string, 'section' | 'field'>([
  ['home', 'section'],
  ['login', 'section'],
  ['register', 'field'],
]);

/** The slot kind that a page is built from; undefined for pages without slots. */
export const contentKindOf = (page: string): 'section' | 'field' | undefined => CONTENT.get(page);

/** Registered sections rendered with the home page. Those with a reserved height load when they come near. */
const firstSections = (brand: Brand): string[] => {
  const { order, sections } = brand.layout.home;
  const first = order.filter((name) => typeof sections[name]?.['reserve'] !== 'string');
  return [...new Set(first.map((name) => sectionOf(brand, name)))];
};

export type FirstEntry = readonly [kind: 'page' | 'region' | 'section' | 'field', name: string];

interface FirstRoute {
  page: string;
  regions: readonly string[];
  /** Name and path, for what the brand adds to its page. */
  name?: string;
  path?: string;
}

/** The registry entries of a route's first render: page, regions, and the slots that the page is built from. */
export function firstEntries(brand: Brand, { page, regions, name = '', path = '' }: FirstRoute): FirstEntry[] {
  const kind = contentKindOf(page);
  const entries: FirstEntry[] = [['page', page], ...regions.map((region): FirstEntry => ['region', region])];
  if (pieceBelow(brand, name, path) !== null) entries.push(['section', 'content']);
  if (kind === undefined) return entries;
  const content = kind === 'section' ? firstSections(brand) : brand.registerForm.order;
  return [...entries, ...content.map((slot): FirstEntry => [kind, slot])];
}
