import { isJsonObject, type Json, type JsonObject, pointerKeys, pointerTo } from '#engine/brand/json.ts';
import { valueWithin } from '#preview/studio/draft/within.ts';
import { fieldAt, descriptionOf } from '#preview/studio/model/controls.ts';
import { partsAt } from '#preview/studio/model/parts.ts';
import { schemaAt } from '#preview/studio/model/schema.ts';
import { titleOf } from '#preview/studio/model/words.ts';
import type { SettingsPlace } from '#preview/studio/model/controlPlace.ts';
import type { ListPlace } from '#preview/structure/model/lists.ts';

export const parentOf = (at: string): string => at.slice(0, Math.max(at.lastIndexOf('/'), 0));

/** The part of a pointer that is there: an item of a list that has gone leads to the list. */
export function nearestAt(root: JsonObject, value: Json | undefined, at: string): string {
  const steps = at.split('/');
  for (let end = 2; end <= steps.length; end += 1) {
    const place = steps.slice(0, end).join('/');
    const list = valueWithin(value, parentOf(place)) ?? [];
    const isItem = partsAt(root, parentOf(place))?.kind === 'items';
    if (isItem && !Object.hasOwn(list as object, steps[end - 1] ?? '')) return parentOf(place);
    if (schemaAt(root, place) === null) return parentOf(place);
  }
  return at;
}

/** The names and the steps from a file to a value, each with its own pointer. */
export const stepsTo = (at: string): { key: string; at: string }[] =>
  pointerKeys(at).map((key, index) => ({
    key,
    at: at
      .split('/')
      .slice(0, index + 2)
      .join('/'),
  }));

/** The table of names at a pointer, with the order beside it that says which are shown. */
export function tableAt(root: JsonObject, { name, at }: SettingsPlace): ListPlace {
  const order = pointerTo(parentOf(at), 'order');
  const isOrdered = at !== '' && parentOf(at) !== at && fieldAt(root, order)?.control.kind === 'list';
  return { name, table: at, order: isOrdered && at !== order ? order : null };
}

const MOST_WORDS = 60;

/** What a value is, in few words. */
export function summaryOf(value: Json | undefined): string {
  if (value === undefined) return 'not set';
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  if (!isJsonObject(value)) return String(value);
  const plain = Object.values(value).filter((part) => typeof part === 'string' || typeof part === 'number');
  const words = plain.join(', ');
  if (words !== '') return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
  const count = Object.keys(value).length;
  return count === 1 ? '1 key' : `${count} keys`;
}

/** A key or an item, in words. */
export const nameOfStep = (key: string): string => (/^\d+$/.test(key) ? `Item ${Number(key) + 1}` : titleOf(key));

/** A value that is searched for. */
export interface Found extends SettingsPlace {
  /** Whether it has a control of its own. */
  isField: boolean;
  summary: string;
  /** All that is searched, in lower case. */
  text: string;
}

/** Every value of a file, and those that its objects could have. */
export function* everyPlace(root: JsonObject, name: string, value: Json | undefined, at = ''): IterableIterator<Found> {
  const isField = fieldAt(root, at) !== null;
  if (at !== '') {
    const summary = isField && typeof value === 'object' ? JSON.stringify(value) : summaryOf(value);
    const words = `${name} ${at} ${titleOf(pointerKeys(at).at(-1) ?? '')} ${summary} ${descriptionOf(schemaAt(root, at))}`;
    yield { name, at, isField, summary, text: words.toLowerCase() };
  }
  const parts = isField || (value === undefined && at !== '') ? null : partsAt(root, at);
  if (parts === null) return;
  const there = Array.isArray(value) ? value.map((_, index) => String(index)) : isJsonObject(value) ? Object.keys(value) : [];
  const keys = parts.kind === 'object' ? [...new Set([...there, ...parts.keys])] : there;
  for (const key of keys.filter((one) => one !== '$schema'))
    yield* everyPlace(root, name, valueWithin(value, pointerTo('', key)), pointerTo(at, key));
}

/** The places that have each of the words, those whose own name begins with them first. */
export function searched(places: readonly Found[], wanted: string): Found[] {
  const words = wanted.trim().toLowerCase().split(/\s+/);
  const lastOf = ({ at }: Found): string => (pointerKeys(at).at(-1) ?? '').toLowerCase();
  const rank = (place: Found): number => (words.some((word) => lastOf(place).startsWith(word)) ? 0 : 1);
  return places.filter(({ text }) => words.every((word) => text.includes(word))).sort((one, other) => rank(one) - rank(other));
}
