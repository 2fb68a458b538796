import { isJsonObject, type Json, type JsonObject, pointerTo } from '#engine/brand/json.ts';
import { changed, type Draft, textOf } from '../draft/draft.ts';
import { type Edit, ownValue } from '../draft/edits.ts';

const isAlike = (one: Json | undefined, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fewest edits that give one object the values of another. */
function editsBetween(file: string, now: JsonObject, then: JsonObject, parent = ''): Edit[] {
  const removed = Object.keys(now).filter((key) => !Object.hasOwn(then, key));
  const kept = Object.entries(then).flatMap(([key, value]): Edit[] => {
    const before = now[key];
    const at = pointerTo(parent, key);
    // what loses all of its values would go with the last one
    if (isJsonObject(before) && isJsonObject(value) && Object.keys(value).some((name) => Object.hasOwn(before, name)))
      return editsBetween(file, before, value, at);
    return isAlike(before, value) ? [] : [{ file, at, value }];
  });
  return [...kept, ...removed.map((key) => ({ file, at: pointerTo(parent, key) }))];
}

const objectOf = (text: string | null): JsonObject | null => {
  const value = text === null ? {} : ownValue(text, '');
  return isJsonObject(value) ? value : null;
};

/** Edits that give a file the values of another text; null when one of the two is no JSON object. */
export function editsTo(file: string, now: string | null, then: string | null): Edit[] | null {
  const [from, to] = [objectOf(now), objectOf(then)];
  if (from === null || to === null) return null;
  // a file is not removed, and stays one that editors know
  const { $schema } = from;
  return editsBetween(file, from, then === null && $schema !== undefined ? { $schema } : to);
}

/** Files of a brand, now or then. */
const filesOf = (draft: Draft, brand: string, texts: Readonly<Record<string, string>>): string[] => {
  const folder = `brands/${brand}/`;
  const now = Object.keys(draft.base).filter((file) => file.startsWith(folder));
  return [...new Set([...now, ...Object.keys(texts).map((name) => folder + name)])].sort();
};

const nameIn = (file: string): string => file.split('/').slice(2).join('/');

/**
 * The draft with the values that a brand's files had, as one step back. A file that cannot be read stays as it is.
 * @param texts the files then, by name in the folder
 */
export function restored(draft: Draft, brand: string, texts: Readonly<Record<string, string>>, gesture: string): Draft {
  const edits = filesOf(draft, brand, texts).flatMap(
    (file) => editsTo(file, textOf(draft, file), texts[nameIn(file)] ?? null) ?? [],
  );
  return edits.reduce((result, edit) => changed(result, edit, gesture), draft);
}

/** Files of a brand whose text differs from the draft's. */
export const differences = (draft: Draft, brand: string, texts: Readonly<Record<string, string>>) =>
  filesOf(draft, brand, texts).flatMap((file) => {
    const [before, after] = [texts[nameIn(file)] ?? null, textOf(draft, file)];
    return before === after ? [] : [{ file, before, after }];
  });
