import { searchable } from '#engine/values/searchable.ts';

export interface MarkedText {
  before: string;
  /** As the text has it; empty where the query is not in it. */
  marked: string;
  after: string;
}

/** Where a query stands in a text, compared as the platform does: without case and accents. */
export function markedText(text: string, query: string): MarkedText {
  const wanted = searchable(query);
  const letters = [...text];
  const none = { before: text, marked: '', after: '' };
  if (wanted === '' || !searchable(text).includes(wanted)) return none;
  for (let from = 0; from < letters.length; from += 1) {
    // an accent may be a character of its own, which folds to nothing
    if (searchable(letters[from]!) === '' || !searchable(letters.slice(from).join('')).startsWith(wanted)) continue;
    let to = from + 1;
    while (to < letters.length && searchable(letters.slice(from, to).join('')).length < wanted.length) to += 1;
    while (/^\p{M}/u.test(letters[to] ?? '')) to += 1;
    return {
      before: letters.slice(0, from).join(''),
      marked: letters.slice(from, to).join(''),
      after: letters.slice(to).join(''),
    };
  }
  return none;
}
