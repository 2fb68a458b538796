import type { TextResources } from '../../../src/engine/brand/snapshot.ts';

/** Placeholders of a text, such as `name` of `{{name}}`. */
export const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Names of the placeholders of a text, sorted, each once. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();

/** `pictures_few`: the text `pictures` for the numbers of one plural category of a language (Unicode, `Intl.PluralRules`). */
export interface PluralForm {
  base: string;
  category: string;
}

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * The form that a key is, by the English texts of its namespace; null for a text of its own, such as `type_other`. Only a text with
 * a placeholder has forms, as no other one is about a number.
 */
export function pluralFormOf(key: string, english: Readonly<Record<string, string>>): PluralForm | null {
  const [, base = '', category = ''] = FORM.exec(key) ?? [];
  if (base === '' || !Object.hasOwn(english, base)) return null;
  const given = placeholdersOf(english[base] ?? '');
  // English has forms of its own where it counts
  return (Object.hasOwn(english, key) ? given.includes('count') : given.length > 0) ? { base, category } : null;
}

/** The plural categories of a language (BCP 47 tag), in the order of Unicode. */
export const pluralCategories = (tag: string): string[] => {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort((a, b) => order.indexOf(a) - order.indexOf(b));
};

/** Texts without plural forms: those of one language say nothing about the numbers of another. */
export const withoutForms = (texts: TextResources, english: TextResources): TextResources =>
  Object.fromEntries(
    Object.entries(texts).map(([namespace, words]) => [
      namespace,
      Object.fromEntries(Object.entries(words).filter(([key]) => pluralFormOf(key, english[namespace] ?? {}) === null)),
    ]),
  );
