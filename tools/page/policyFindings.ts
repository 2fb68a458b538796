const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s*\/)*)\s*>/gi;

const attributeNames = (attributes: string): string[] =>
  [...attributes.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  );

/**
 * What the content security policy would block in a document: inline scripts, inline styles, event handlers. The
 * browser shows such a page broken and nothing repairs it, so it is never written.
 */
export function policyFindings(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([element, name = '', attributes = '']) => {
    const names = attributeNames(attributes);
    const isData = /\stype="application\/json"/i.test(attributes);
    const inline = (name.toLowerCase() === 'script' && !names.includes('src') && !isData) || name.toLowerCase() === 'style';
    const forbidden =
      names.some((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute)) ||
      /=\s*["']?\s*javascript:/i.test(attributes);
    return inline || forbidden ? [element.slice(0, 200)] : [];
  });
}
