import { ownEntry } from '#engine/values/ownEntry.ts';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import type { PanelValues } from './rememberedFilters.ts';

export interface SavedFilter {
  name: string;
  values: PanelValues;
}

/** What a member keeps of one list in this browser. */
export interface KeptList {
  /** Columns that the member has hidden. */
  hidden: readonly string[];
  /** Columns behind the first in the member's order; none where the brand's order holds. */
  order: readonly string[];
  /** In the order in which they were saved. */
  saved: readonly SavedFilter[];
}

/** How high the rows of tables are, in all lists of a member. */
export type Density = 'comfortable' | 'compact';

/** Most saved filters of a list. */
export const MOST_SAVED = 8;
/** Most characters of a saved filter's name. */
export const LONGEST_NAME = 30;

const NOTHING: KeptList = { hidden: [], order: [], saved: [] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSaved = (value: unknown): value is SavedFilter =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  isObject(value['values']) &&
  Object.values(value['values']).every((one) => typeof one === 'string');

function allOf(username: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readLocal(`lists:${username}`) ?? '{}');
    return isObject(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** What the member keeps of the list; unreadable data count as nothing. */
export function keptList(username: string, list: string): KeptList {
  const all = allOf(username);
  const kept = ownEntry(all, list);
  if (!isObject(kept)) return NOTHING;
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const names = (value: unknown) => listed(value).filter((name) => typeof name === 'string');
  return {
    hidden: names(kept['hidden']),
    order: names(kept['order']),
    saved: listed(kept['saved']).filter(isSaved).slice(0, MOST_SAVED),
  };
}

/** Keeps it in place of what was kept of that list. */
export function keepList(username: string, list: string, kept: KeptList): void {
  const { [list]: _, ...others } = allOf(username);
  const isNothing = [kept.hidden, kept.order, kept.saved].every(({ length }) => length === 0);
  writeLocal(`lists:${username}`, JSON.stringify(isNothing ? others : { ...others, [list]: kept }));
}

const listeners = new Set<() => void>();

/** Rows are comfortable until the member chooses otherwise. It stands beside the lists, whose names have a space. */
export const keptDensity = (username: string): Density => (allOf(username)['density'] === 'compact' ? 'compact' : 'comfortable');

/** Keeps it for all lists of the member, and tells those that are shown. */
export function keepDensity(username: string, density: Density): void {
  const { density: _, ...lists } = allOf(username);
  writeLocal(`lists:${username}`, JSON.stringify(density === 'comfortable' ? lists : { density, ...lists }));
  for (const listener of listeners) listener();
}

/** Calls back when a density is kept; the answer ends it. */
export function onDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
