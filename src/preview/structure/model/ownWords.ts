import { htmlLangOf } from '#engine/values/languages.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import type { Layering } from './layering.ts';

/** Words that are typed once and written as the brand's own text in each of its languages. */
export interface OwnWords {
  /** The key of a text, `brand:our_blog`; the same one for the same text. */
  keyOf: (text: string) => string;
  /** The texts of all keys that were asked for. */
  edits: () => Edit[];
}

/** Why a text cannot be one of the brand's words; null where it can. */
export const wordsFault = (text: string): string | null => (/[<>]|\$t\(|\{\{/.test(text) ? 'no <, >, {{ or $t(' : null);

/** The name, or with the first number that makes it another. */
export function freeName(name: string, taken: object): string {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}${count}`;
    if (!Object.hasOwn(taken, tried)) return tried;
  }
}

/** The words of a text of which a name can be made: plain letters and digits, the first one with a letter before. */
const plainWords = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).filter((word, index) => index > 0 || /^[a-z]/.test(word));

/** `Our blog` → `ourBlog` */
export function nameFor(text: string, otherwise: string): string {
  const [first = otherwise, ...rest] = plainWords(text);
  return [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

/** @param otherwise key of a text that has no plain letters */
export function ownWords({ target, resolved: { brand, texts } }: Layering, otherwise: string): OwnWords {
  const taken: Record<string, unknown> = Object.assign(
    {},
    ...Object.values(texts).map((namespaces) => namespaces['brand'] ?? {}),
  );
  const keys = new Map<string, string>();
  return {
    keyOf(text) {
      const words = text.trim();
      const known = keys.get(words);
      if (known !== undefined) return `brand:${known}`;
      const [first = otherwise, ...rest] = plainWords(words);
      const key = freeName([first, ...rest].join('_'), taken);
      taken[key] = words;
      keys.set(words, key);
      return `brand:${key}`;
    },
    edits: () =>
      [...keys].flatMap(([words, key]) =>
        brand.languages.supported.map((code) => ({
          file: `brands/${target}/texts/${htmlLangOf(code)}.json`,
          at: `/brand/${key}`,
          value: words,
        })),
      ),
  };
}
