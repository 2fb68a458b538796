/** Attributes with texts for people. */
const attributes = ['aria-label', 'placeholder', 'alt', 'title', 'aria-description'] as const;

/** The texts in an element without duplicates, in document order. */
export function textsWithin(element: Element): string[] {
  const found = new Set<string>();
  const add = (text: string | null) => {
    const shown = text?.trim() ?? '';
    if (shown !== '') found.add(shown);
  };
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return add(node.nodeValue);
    if (node.nodeType !== Node.ELEMENT_NODE) return undefined;
    for (const name of attributes) add((node as Element).getAttribute(name));
    return node.childNodes.forEach(visit);
  };
  visit(element);
  return [...found];
}
