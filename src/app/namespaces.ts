/** Text namespaces that every page's regions use. */
const SHELL = ['portal', 'rules'];

const PAGE_NAMESPACES: Record<string, string[]> = {
  home: ['home'],
  login: ['home'],
  register: ['register'],
};

/** The namespaces whose texts a prerendered page needs in its snapshot. */
export function namespacesFor(page: string): string[] {
  return [...SHELL, ...(PAGE_NAMESPACES[page] ?? [])];
}
