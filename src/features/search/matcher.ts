import MiniSearch from 'minisearch';
import { fold } from '#ui/search-select/matchOptions.ts';

/** What can be found. */
export interface Findable {
  id: string;
  title: string;
  /** Found as well, but never marked. */
  words?: string | undefined;
}

export interface Found {
  id: string;
  /** Every word of the query begins a word of it; otherwise it is only near: a letter or two differ. */
  begins: boolean;
}

/** Scripts without spaces between words: each character is one. */
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}]+/gu;

/** Shorter names would fit most games; one Chinese character is a word. */
const SHORTEST_NAME = 2;

/** Whether a name is long enough to ask the platform for it. */
export const isName = (query: string): boolean => query.length >= SHORTEST_NAME || /\p{sc=Han}/u.test(query);

/** The words of a text as they are compared: without case and accents. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Share of a word's letters that may differ. */
const NEAR = 0.3;
/** Shorter words have to be typed right. */
const SHORTEST = 4;

/** Finds by the beginnings of words, in any order, and by words that are nearly so; the best first. */
export function createMatcher(entries: readonly Findable[]): (query: string) => Found[] {
  const index = new MiniSearch<Findable>({
    fields: ['title', 'words'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < SHORTEST ? false : NEAR),
      boost: { title: 3 },
    },
  });
  const once = new Map(entries.map((entry) => [entry.id, entry]));
  index.addAll([...once.values()]);
  return (query) => {
    const found = index.search(query).map(({ id, terms, queryTerms }) => ({
      id: String(id),
      begins: queryTerms.every((typed) => terms.some((term) => term.startsWith(typed))),
    }));
    // a title that begins with what was typed comes before one that has it further on
    const first = wordsOf(query)[0] ?? '';
    const isFirst = ({ id }: Found) => wordsOf(once.get(id)?.title ?? '')[0]?.startsWith(first) ?? false;
    return found.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  };
}

/** A title in parts; those that the query begins are to be marked. */
export function markedParts(title: string, query: string): { text: string; marked: boolean }[] {
  const typed = wordsOf(query);
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  const add = (end: number, marked: boolean) => {
    if (end > at) parts.push({ text: title.slice(at, end), marked });
    at = Math.max(at, end);
  };
  for (const { 0: word, index } of title.matchAll(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*|[\p{L}\p{N}\p{M}]+/gu,
  )) {
    const folded = fold(word);
    const length = Math.max(0, ...typed.filter((one) => folded.startsWith(one)).map((one) => one.length));
    if (length === 0) continue;
    add(index, false);
    add(index + lettersOf(word, length), true);
  }
  add(title.length, false);
  return parts;
}

/** How much of a word has so many letters when it is compared: accents may be characters of their own. */
function lettersOf(word: string, length: number): number {
  let end = 0;
  for (const letter of word) {
    if (fold(word.slice(0, end)).length >= length && !/\p{M}/u.test(letter)) break;
    end += letter.length;
  }
  return end;
}
