import type { Json } from '#engine/brand/json.ts';
import type { Edit } from '../draft/edits.ts';
import type { StudioBrand } from './resolveDraft.ts';
import { fileName, mergedValue, nameOfValue, shownValue } from './words.ts';

const isTexts = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Names that are no longer in the order of the others: the fewest that were moved. */
function movedNames(before: readonly string[], after: readonly string[]): string[] {
  const placeOf = new Map(before.map((name, place) => [name, place]));
  const places = after.map((name) => placeOf.get(name) ?? -1);
  // by length, the end of the run that kept its order and ends earliest before; of each name the one before it in its run
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, place] of places.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[ends[middle]!]! < place) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1]);
    ends[low] = at;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) kept.add(at);
  return after.filter((_, at) => !kept.has(at));
}

/** What a change does to a list, in words; null for what is no list of texts. */
export function listWords(before: Json | undefined, after: Json | undefined): string | null {
  if (!isTexts(before) || !isTexts(after)) return null;
  const [old, next] = [new Set(before), new Set(after)];
  const said = [
    ['added', after.filter((name) => !old.has(name))],
    ['without', before.filter((name) => !next.has(name))],
    [
      'moved',
      movedNames(
        before.filter((name) => next.has(name)),
        after.filter((name) => old.has(name)),
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
