/** Text namespaces that every page's regions use. */
const SHELL = ['portal'];

const PAGE_NAMESPACES: Record<string, string[]> = {
  home: ['home'],
  login: ['home'],
  register: ['register', 'fields', 'rules'],
};

/** The namespaces whose texts a prerendered page needs in its snapshot; all others are fetched when they are used. */
export function namespacesFor(page: string): string[] {
  return [...SHELL, ...(PAGE_NAMESPACES[page] ?? [])];
}
