/** A JSON number by its digits, so that none is lost. */
export class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
  /** A number where one holds all digits, else text: an amount is refused rather than rounded. */
  toJSON(): number | string {
    const number = Number(this.text);
    return shortest(String(number)) === shortest(this.text) ? number : this.text;
  }
}

/** `12.50` and `12.5` are the same number. */
const shortest = (text: string): string =>
  text
    .replace(/^-(?=[0.]*$)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Strings and numbers of a JSON text, by the grammar. */
const TOKENS = /"((?:[^"\\]|\\.)*)"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A parsed JSON text with `Digits` for its numbers; keys that would change a prototype are dropped. Undefined for no JSON. */
export function readDigits(json: string): unknown {
  // a letter before each string tells texts from numbers, and makes every key harmless until it is known
  const marked = json.replace(TOKENS, (token: string, inside: string | undefined) =>
    inside === undefined ? `"n${token}"` : `"s${inside}"`,
  );
  try {
    return unmarked(JSON.parse(marked));
  } catch {
    return undefined;
  }
}

function unmarked(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('n') ? new Digits(value.slice(1)) : value.slice(1);
  if (Array.isArray(value)) return value.map(unmarked);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key.startsWith('s') && key !== 's__proto__');
  return Object.fromEntries(entries.map(([key, part]) => [key.slice(1), unmarked(part)]));
}
