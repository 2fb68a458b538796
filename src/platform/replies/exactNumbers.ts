import { plainDecimal } from '#engine/money/plainDecimal.ts';

/** A JSON number, by the grammar. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * The JSON text with the numbers of these properties, also in lists, turned into strings digit by digit before a parser can
 * round them (T19). Invalid JSON stays invalid.
 */
export function quoteNumbers(json: string, properties: readonly string[]): string {
  // an escaped code unit could spell a name differently; patterns are full of other escapes, and reading each character is slow
  const mayHave = json.includes('\\u') || properties.some((name) => json.includes(JSON.stringify(name)));
  if (properties.length === 0 || !mayHave) return json;
  const wanted = new Set(properties);
  const parts: string[] = [];
  // one entry per open bracket: for a list whether its numbers are exact, for an object null
  const open: (boolean | null)[] = [];
  let copied = 0;
  let name = '';
  let exact = false;
  for (let at = 0; at < json.length;) {
    const sign = json[at] ?? '';
    if (sign === '"') {
      const end = endOfString(json, at);
      name = json.slice(at, end);
      at = end;
    } else if (sign === '-' || (sign >= '0' && sign <= '9')) {
      const token = numberAt(json, at);
      if (exact && token !== '') {
        parts.push(json.slice(copied, at), `"${plainDecimal(token)}"`);
        copied = at + token.length;
      }
      at += Math.max(1, token.length);
    } else {
      if (sign === ':') exact = wanted.has(nameOf(name));
      else if (sign === ',') exact = open.at(-1) === true;
      else if (sign === '[') open.push(exact);
      else if (sign === '{') {
        open.push(null);
        exact = false;
      } else if (sign === ']' || sign === '}') open.pop();
      at += 1;
    }
  }
  return parts.length === 0 ? json : parts.join('') + json.slice(copied);
}

function numberAt(json: string, at: number): string {
  NUMBER.lastIndex = at;
  return NUMBER.exec(json)?.[0] ?? '';
}

/** Index after the closing quote, or the end of the text. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at + 1;
  }
  return json.length;
}

function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return '';
  }
}
