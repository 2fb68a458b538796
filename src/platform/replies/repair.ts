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

/** A valid value with its dropped parts; null when it cannot be repaired. */
export type Repaired = { value: unknown; removals: Removal[] } | null;

/**
 * Repairs a value in place (F9): drops the smallest invalid part until the rest is valid. A list loses the bad item, a record
 * its bad optional property; a part that lacks something required is dropped whole, and if that is the value itself, repair
 * fails.
 */
export function repair(value: unknown, validate: Validate): Repaired {
  const removals: Removal[] = [];
  for (;;) {
    if (fits(value, validate)) return { value, removals };
    // of several errors at one place the last summarises the others
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
    // too deeply nested for the recursive validator
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
