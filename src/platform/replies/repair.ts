import type { Validate } from '#contract/validators.ts';

/** Parts a reply may lose before it counts as unreadable. */
const MOST_REMOVALS = 50;

/** A part that was left out so that the rest could be used. */
export interface Removal {
  /** JSON pointer within the value. */
  path: string;
  /** The rule it broke, such as `type`. */
  rule: string;
}

/** A value that fits its schema, with what had to go; null when it cannot be made to fit. */
export type Repaired = { value: unknown; removals: Removal[] } | null;

/**
 * Reads tolerantly (F9): the smallest part that breaks the schema is taken out, in place, until the rest
 * fits. A list loses the bad item, a record its bad optional property; a part that misses something required goes as a
 * whole, and when that is the value itself there is nothing left to use.
 */
export function repair(value: unknown, validate: Validate): Repaired {
  const removals: Removal[] = [];
  for (;;) {
    if (fits(value, validate)) return { value, removals };
    // of several errors of one place the last sums up the others
    const problem = validate.errors?.at(-1);
    if (problem === undefined || problem.instancePath === '' || removals.length === MOST_REMOVALS) return null;
    if (!removeAt(value, problem.instancePath)) return null;
    removals.push({ path: problem.instancePath, rule: problem.keyword });
  }
}

function fits(value: unknown, validate: Validate): boolean {
  try {
    return validate(value);
  } catch {
    // nested deeper than the validator's recursion can follow
    validate.errors = null;
    return false;
  }
}

function removeAt(root: unknown, pointer: string): boolean {
  const path = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = path.pop() ?? '';
  let parent: unknown = root;
  for (const part of path) {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, part)) return false;
    parent = (parent as Record<string, unknown>)[part];
  }
  if (Array.isArray(parent)) return parent.splice(Number(last), 1).length === 1;
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, last)) return false;
  return delete (parent as Record<string, unknown>)[last];
}
