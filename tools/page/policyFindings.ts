const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s*\/)*)\s*>/gi;

const attributeNames = (attributes: string): string[] =>
  [...attributes.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  );

/**
 * Parts of a document that the content security policy blocks: inline scripts, inline styles, event handlers. A
 * page with any of them is broken in the browser, so it is never written.
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
