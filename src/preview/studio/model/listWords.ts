import type { Json } from '#engine/brand/json.ts';
import type { Edit } from '../draft/edits.ts';
import type { StudioBrand } from './resolveDraft.ts';
import { fileName, mergedValue, nameOfValue, shownValue } from './words.ts';

const isTexts = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Names that are no longer in the order of the others: the fewest that were moved. */
function movedNames(before: readonly string[], after: readonly string[]): string[] {
  // the longest run of names that kept their order, by the place of each before
  const places = after.map((name) => before.indexOf(name));
  const runs: string[][] = [];
  for (const [at, name] of after.entries()) {
    const earlier = runs.filter((_, other) => places[other]! < places[at]!);
    const longest = earlier.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, name]);
  }
  const kept = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  return after.filter((name) => !kept.includes(name));
}

/** What a change does to a list, in words; null for what is no list of texts. */
export function listWords(before: Json | undefined, after: Json | undefined): string | null {
  if (!isTexts(before) || !isTexts(after)) return null;
  const both = before.filter((name) => after.includes(name));
  const said = [
    ['added', after.filter((name) => !before.includes(name))],
    ['without', before.filter((name) => !after.includes(name))],
    [
      'moved',
      movedNames(
        both,
        after.filter((name) => before.includes(name)),
      ),
    ],
  ] as const;
  return said
    .filter(([, names]) => names.length > 0)
    .map(([word, names]) => `${word} ${names.join(', ')}`)
    .join('; ');
}

/** A value before and after, in words. */
export const changeWords = (before: Json | undefined, after: Json | undefined): string => {
  const list = listWords(before, after);
  if (list !== null && list !== '') return list;
  return `${shownValue(before)} → ${after === undefined ? 'reset' : after === null ? 'removed' : shownValue(after)}`;
};

/**
 * An edit in words: `Text portal:home, en: “Home” → “Lounge”`.
 * @param written the brand without it
 */
export const editWords = (written: StudioBrand, edit: Edit): string =>
  `${nameOfValue(edit.file, edit.at)}: ${changeWords(mergedValue(written, fileName(edit), edit.at), edit.value)}`;
