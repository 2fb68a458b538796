/** Text namespaces used by the regions of every page. */
const SHELL = ['portal'];

const PAGE_NAMESPACES: Record<string, string[]> = {
  home: ['home'],
  login: ['home'],
  register: ['register', 'fields', 'rules'],
  lobby: ['lobby'],
};

/** The namespaces in the snapshot of a prerendered page; all others are fetched on use. */
export function namespacesFor(page: string): string[] {
  return [...SHELL, ...(PAGE_NAMESPACES[page] ?? [])];
}
