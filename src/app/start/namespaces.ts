import { BRAND_WORDS, CONTENT_WORDS } from '#engine/constants.ts';

/** Text namespaces used by the regions of every page, whose menus have words of the brand. */
const SHELL = ['portal', BRAND_WORDS];

const PAGE_NAMESPACES: Record<string, string[]> = {
  home: ['home'],
  login: ['home'],
  register: ['register', 'fields', 'rules'],
  lobby: ['lobby'],
  content: [CONTENT_WORDS],
};

/** The namespaces in the snapshot of a prerendered page; all others are fetched on use. */
export function namespacesFor(page: string): string[] {
  return [...SHELL, ...(PAGE_NAMESPACES[page] ?? [])];
}
