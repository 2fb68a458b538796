import type { Brand } from './snapshot.ts';

/** Pages built from the sections of the home page or the fields of the registration form. */
const CONTENT = new Map<string, 'section' | 'field'>([
  ['home', 'section'],
  ['login', 'section'],
  ['register', 'field'],
]);

/** The slot kind that a page is built from; undefined for pages without slots. */
export const contentKindOf = (page: string): 'section' | 'field' | undefined => CONTENT.get(page);

/** Sections rendered with the home page. Those with a reserved height load when they come near. */
const firstSections = ({ layout: { home } }: Brand): string[] =>
  home.order.filter((name) => typeof home.sections[name]?.['reserve'] !== 'string');

export type FirstEntry = readonly [kind: 'page' | 'region' | 'section' | 'field', name: string];

/** The registry entries of a route's first render: page, regions, and the slots that the page is built from. */
export function firstEntries(brand: Brand, { page, regions }: { page: string; regions: readonly string[] }): FirstEntry[] {
  const kind = contentKindOf(page);
  const entries: FirstEntry[] = [['page', page], ...regions.map((name): FirstEntry => ['region', name])];
  if (kind === undefined) return entries;
  const content = kind === 'section' ? firstSections(brand) : brand.registerForm.order;
  return [...entries, ...content.map((name): FirstEntry => [kind, name])];
}
