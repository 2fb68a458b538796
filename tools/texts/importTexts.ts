import { ownNamespaces } from '../../src/engine/constants.ts';
import { nearMatches } from '../../src/engine/brand/nearMatch.ts';
import { MARKUP } from '../brand-files/checks/checkTexts.ts';
import { didYouMean, shown } from '../brand-files/finding.ts';
import { PLACEHOLDER, placeholdersOf, pluralCategories, pluralFormOf } from '../brand-files/languages/pluralForms.ts';
import type { PoEntry, PoFile } from './poFile.ts';
import type { TextSet } from './textUnits.ts';

/** An entry that cannot be imported. */
export interface Refusal {
  /** `namespace:key`. */
  name: string;
  expected: string;
  got: string;
  hint?: string;
}

export interface Imported {
  /** Texts to be written, by namespace and key. */
  texts: Map<string, Map<string, string>>;
  refusals: Refusal[];
  /** Entries by what became of them. */
  counts: {
    added: number;
    changed: number;
    unchanged: number;
    /** Without a translation. */
    empty: number;
    /** Marked to be looked through: what the site has stays. */
    fuzzy: number;
    /** Imported, though the source has changed since the export. */
    outdated: number;
  };
  /** Names of outdated entries. */
  outdated: string[];
}

const namedPlaceholders = (names: readonly string[]): string =>
  names.length === 0 ? 'no placeholder' : `the placeholders ${names.map((name) => `{{${name}}}`).join(', ')}`;

/** What is wrong with a translation of `source`, or null. */
function textFault(source: string, text: string): Omit<Refusal, 'name'> | null {
  const markup = MARKUP.exec(text) ?? /[<>]/.exec(text);
  if (markup) return { expected: 'plain text', got: shown(markup[0]) };
  if (text !== text.trim()) return { expected: 'no space before or behind', got: shown(text) };
  if (text.includes('$t(')) return { expected: 'a text that calls no other with $t(', got: shown(text) };
  const braces = /[{}]+/.exec(text.replaceAll(PLACEHOLDER, ''));
  if (braces) return { expected: 'braces only around placeholder names, {{name}}', got: shown(braces[0]) };
  const names = placeholdersOf(source);
  if (placeholdersOf(text).join() !== names.join()) return { expected: namedPlaceholders(names), got: shown(text) };
  return null;
}

interface Target {
  namespace: string;
  key: string;
  source: string;
  current: string | undefined;
}

/** The text that an entry is for, or why there is none. */
function targetOf({ tag, units, sources, english }: TextSet, name: string): Target | Omit<Refusal, 'name'> {
  const at = name.indexOf(':');
  const [namespace, key] = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)];
  const unit = units.find((one) => one.namespace === namespace && one.key === key);
  if (unit !== undefined) return { namespace, key, source: unit.source, current: unit.translation };
  const form = ownNamespaces.includes(namespace) ? null : pluralFormOf(key, english[namespace] ?? {});
  const source = form === null ? undefined : sources[namespace]?.[form.base];
  if (form === null || source === undefined) {
    const known = units.map((one) => `${one.namespace}:${one.key}`);
    return { expected: 'a text of the export', got: shown(name), ...didYouMean(nearMatches(name, known)) };
  }
  const categories = pluralCategories(tag);
  if (categories.includes(form.category)) return { namespace, key, source, current: undefined };
  const forms = categories.map((category) => `${form.base}_${category}`).join(', ');
  return { expected: `a plural category of ${tag}: ${forms}`, got: shown(key) };
}

/** Reads the translations of an exchange file. With any refusal none is to be written. */
export function importTexts(set: TextSet, { entries }: PoFile): Imported {
  const counts = { added: 0, changed: 0, unchanged: 0, empty: 0, fuzzy: 0, outdated: 0 };
  const imported: Imported = { texts: new Map(), refusals: [], counts, outdated: [] };
  const take = (entry: PoEntry): void => {
    const { name, translation } = entry;
    const target = targetOf(set, name);
    if ('expected' in target) return void imported.refusals.push({ name, ...target });
    if (translation === '') return void counts.empty++;
    if (entry.isFuzzy) return void counts.fuzzy++;
    const fault = textFault(target.source, translation);
    if (fault !== null) return void imported.refusals.push({ name, ...fault });
    if (entry.source !== target.source) {
      counts.outdated++;
      imported.outdated.push(name);
    }
    if (target.current === translation) return void counts.unchanged++;
    counts[target.current === undefined ? 'added' : 'changed']++;
    const texts = imported.texts.get(target.namespace) ?? new Map<string, string>();
    imported.texts.set(target.namespace, texts.set(target.key, translation));
  };
  entries.forEach(take);
  return imported;
}
