import type { Dropped } from './checks.ts';
import type { Validate } from './validator.ts';

/** A dropped part of a reply. */
export interface Removal {
  /** JSON pointer within the value as it was sent. */
  path: string;
  /** The rule it broke, such as `type`. */
  rule: string;
}

/** A list that lost more than a tenth of its items: what is left may mislead, so it is named in reports. */
export interface ShortenedList {
  /** JSON pointer within the value. */
  path: string;
  /** How many items were dropped, of how many. */
  dropped: number;
  of: number;
}

/** A valid value with its dropped parts; null when it cannot be repaired. */
export type Repaired = { value: unknown; removals: Removal[]; shortened: ShortenedList[] } | null;

/**
 * Repairs a value in place (F9), in one walk: drops the smallest invalid parts, however many. A list loses the bad item, a
 * record its bad optional property; a part that lacks something required is dropped whole, and if that is the value itself,
 * repair fails.
 */
export function repair(value: unknown, validate: Validate): Repaired {
  const losses: Dropped = { removals: [], lists: [] };
  try {
    if (validate(value, losses) !== null) return null;
  } catch {
    // too deeply nested for the recursive validator
    return null;
  }
  const removals = losses.removals.map(({ path, rule }) => ({ path, rule }));
  return { value, removals, shortened: losses.lists.filter(({ dropped, of }) => dropped * 10 > of) };
}
