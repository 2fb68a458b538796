import type { Validate } from '#contract/validators.ts';

/** How many parts a reply may lose before it counts as unreadable. */
const MOST_REMOVALS = 50;

/** A dropped part of a reply. */
export interface Removal {
  /** JSON pointer within the value. */
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
 * Repairs a value in place (F9): drops the smallest invalid part until the rest is valid. A list loses the bad item, a record
 * its bad optional property; a part that lacks something required is dropped whole, and if that is the value itself, repair
 * fails.
 */
export function repair(value: unknown, validate: Validate): Repaired {
  const removals: Removal[] = [];
  const lists = new Map<unknown[], ShortenedList>();
  for (;;) {
    if (fits(value, validate))
      return { value, removals, shortened: [...lists.values()].filter(({ dropped, of }) => dropped * 10 > of) };
    // of several errors at one place the last summarises the others
    const problem = validate.errors?.at(-1);
    if (problem === undefined || problem.instancePath === '' || removals.length === MOST_REMOVALS) return null;
    const place = placeOf(value, problem.instancePath);
    if (place === null) return null;
    if (Array.isArray(place.holder)) countLoss(lists, place.holder, problem.instancePath);
    remove(place);
    removals.push({ path: problem.instancePath, rule: problem.keyword });
  }
}

function fits(value: unknown, validate: Validate): boolean {
  try {
    return validate(value);
  } catch {
    // too deeply nested for the recursive validator
    validate.errors = null;
    return false;
  }
}

/** An existing part of a value: its holder, and its name or index there. */
interface Place {
  holder: object;
  name: string;
}

function placeOf(root: unknown, pointer: string): Place | null {
  const path = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = path.pop() ?? '';
  let holder: unknown = root;
  for (const part of path) {
    if (!has(holder, part)) return null;
    holder = (holder as Record<string, unknown>)[part];
  }
  return has(holder, name) ? { holder, name } : null;
}

const has = (holder: unknown, name: string): holder is object =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name);

function remove({ holder, name }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete (holder as Record<string, unknown>)[name];
}

function countLoss(lists: Map<unknown[], ShortenedList>, list: unknown[], pointer: string): void {
  const path = pointer.slice(0, pointer.lastIndexOf('/'));
  const known = lists.get(list) ?? { path, dropped: 0, of: list.length };
  lists.set(list, { ...known, dropped: known.dropped + 1 });
}
