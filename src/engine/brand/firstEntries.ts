import type { Brand } from './snapshot.ts';

/** Pages that are made of the home page's sections or of the registration form's fields. */
const CONTENT = new Map<string, 'section' | 'field'>([
  ['home', 'section'],
  ['login', 'section'],
  ['register', 'field'],
]);

/** The kind of slots that a page is made of; undefined for pages without slots. */
export const contentKindOf = (page: string): 'section' | 'field' | undefined => CONTENT.get(page);

/** Sections that are rendered with the home page; those that reserve their height are loaded when they are near. */
const firstSections = ({ layout: { home } }: Brand): string[] =>
  home.order.filter((name) => typeof home.sections[name]?.['reserve'] !== 'string');

/** Kind and name of a registry entry. */
export type FirstEntry = readonly [kind: 'page' | 'region' | 'section' | 'field', name: string];

/** The registry entries of a route's first render: its page, its regions, and the slots that the page is made of. */
export function firstEntries(brand: Brand, { page, regions }: { page: string; regions: readonly string[] }): FirstEntry[] {
  const kind = contentKindOf(page);
  const entries: FirstEntry[] = [['page', page], ...regions.map((name): FirstEntry => ['region', name])];
  if (kind === undefined) return entries;
  const content = kind === 'section' ? firstSections(brand) : brand.registerForm.order;
  return [...entries, ...content.map((name): FirstEntry => [kind, name])];
}
