/** A schema of the contract: JSON Schema 2020-12 without annotations, its references by title, its patterns compiled. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Where a value does not fit its schema. */
export interface Problem {
  /** JSON pointer within the value, empty for the value itself. */
  path: string;
  /** The broken keyword, such as `type`, with its operand; for `required` the missing property. */
  rule: string;
  limit: unknown;
  /** Of alternatives: why each of them does not fit. */
  causes?: readonly Problem[];
}

/** What a repairing walk has dropped. */
export interface Dropped {
  readonly removals: Problem[];
  readonly lists: { path: string; dropped: number; of: number }[];
}

/** One validation: the schemas by title, the names from the value to the current part, and the losses when parts may be dropped. */
export interface Walk {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly checks: Checks;
  readonly at: (string | number)[];
  readonly losses: Dropped | null;
}

/** True when the value fits the operand of a keyword, false when it breaks it, or the problem in detail. */
type Check = (operand: never, value: unknown, schema: Schema, walk: Walk) => boolean | Problem | null;

export type Checks = Readonly<Record<string, Check>>;

type Properties = Record<string, unknown>;

export const isRecord = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = ({ at }: Walk): string =>
  at.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const problemAt = (walk: Walk, rule: string, limit: unknown): Problem => ({ path: pathOf(walk), rule, limit });

/** Keywords whose checks enter parts of the value or of the schema, so that they drop parts themselves. */
const ENTERING = new Set(['$ref', 'items', 'properties', 'additionalProperties']);

/** The first problem of `value`, null when it fits. A repairing walk first drops what it can. */
export function problemIn(schema: Schema, value: unknown, walk: Walk): Problem | null {
  const lost = walk.losses?.removals.length;
  const found = firstProblem(schema, value, walk, false);
  // a rule may not fit any more without the dropped parts
  if (found !== null || walk.losses?.removals.length === lost) return found;
  return firstProblem(schema, value, { ...walk, losses: null }, true);
}

function firstProblem(schema: Schema, value: unknown, walk: Walk, again: boolean): Problem | null {
  for (const rule in schema) {
    if (again && ENTERING.has(rule)) continue;
    const result = walk.checks[rule]?.(schema[rule] as never, value, schema, walk) ?? true;
    if (result !== true) return result || problemAt(walk, rule, schema[rule]);
  }
  return null;
}

const fits = (schema: Schema, value: unknown, walk: Walk): boolean =>
  problemIn(schema, value, { ...walk, losses: null }) === null;

/** The problem of a part of `holder`. */
function problemOfPart(schema: Schema, holder: object, name: string | number, walk: Walk): Problem | null {
  walk.at.push(name);
  const problem = problemIn(schema, (holder as Record<string | number, unknown>)[name], walk);
  walk.at.pop();
  if (problem !== null) walk.losses?.removals.push(problem);
  return problem;
}

/** Checks a property; a repairing walk drops a wrong one, and finds afterwards that a required one is missing. */
function propertyFits(part: Schema, value: Properties, name: string, walk: Walk): true | Problem {
  const problem = problemOfPart(part, value, name, walk);
  if (problem === null) return true;
  if (walk.losses === null) return problem;
  delete value[name];
  return true;
}

/** Checks each item; a repairing walk drops the wrong ones. */
function itemsFit(item: Schema, list: unknown[], walk: Walk): true | Problem {
  const of = list.length;
  let kept = 0;
  for (let index = 0; index < of; index += 1) {
    const problem = problemOfPart(item, list, index, walk);
    if (problem === null) list[kept++] = list[index];
    else if (walk.losses === null) return problem;
  }
  if (kept < of) {
    list.length = kept;
    walk.losses?.lists.push({ path: pathOf(walk), dropped: of - kept, of });
  }
  return true;
}

function alternatives(branches: readonly Schema[], value: unknown, walk: Walk, rule: string, most: number): boolean | Problem {
  const plain = { ...walk, losses: null };
  const causes = branches.flatMap((branch) => problemIn(branch, value, plain) ?? []);
  const fitting = branches.length - causes.length;
  return (fitting > 0 && fitting <= most) || { ...problemAt(walk, rule, branches), causes };
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  object: isRecord,
  null: (value) => value === null,
  integer: Number.isInteger,
  number: Number.isFinite,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
};

/** Code points, not UTF-16 units. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Keywords of replies. */
export const checks = {
  type: (type: string | string[], value) => [type].flat().some((name) => types[name]?.(value)),
  maximum: (limit: number, value) => !isNumber(value) || value <= limit,
  minimum: (limit: number, value) => !isNumber(value) || value >= limit,
  exclusiveMinimum: (limit: number, value) => !isNumber(value) || value > limit,
  maxLength: (limit: number, value) => !isText(value) || value.length <= limit || lengthOf(value) <= limit,
  minLength: (limit: number, value) => !isText(value) || value.length >= 2 * limit || lengthOf(value) >= limit,
  pattern: (pattern: RegExp, value) => !isText(value) || pattern.test(value),
  $ref: (title: string, value, _, walk) => problemIn(walk.schemas[title] as Schema, value, walk) ?? true,
  const: (only: unknown, value) => value === only,
  enum: (values: readonly unknown[], value) => values.includes(value),
  not: (schema: Schema, value, _, walk) => !fits(schema, value, walk),
  anyOf: (branches: Schema[], value, _, walk) => alternatives(branches, value, walk, 'anyOf', Infinity),
  oneOf: (branches: Schema[], value, _, walk) => alternatives(branches, value, walk, 'oneOf', 1),
  if(condition: Schema, value, schema, walk) {
    const branch = schema[fits(condition, value, walk) ? 'then' : 'else'] as Schema | undefined;
    return branch === undefined || (problemIn(branch, value, walk) ?? true);
  },
  maxItems: (limit: number, value) => !Array.isArray(value) || value.length <= limit,
  minItems: (limit: number, value) => !Array.isArray(value) || value.length >= limit,
  items: (item: Schema, value, _, walk) => !Array.isArray(value) || itemsFit(item, value as unknown[], walk),
  required(names: string[], value, _, walk) {
    const missing = isRecord(value) ? names.find((name) => value[name] === undefined) : undefined;
    return missing === undefined || problemAt(walk, 'required', missing);
  },
  properties(parts: Record<string, Schema>, value, _, walk) {
    if (!isRecord(value)) return true;
    for (const name in parts) {
      if (value[name] === undefined) continue;
      const result = propertyFits(parts[name] as Schema, value, name, walk);
      if (result !== true) return result;
    }
    return true;
  },
  additionalProperties(rest: Schema | boolean, value, schema, walk) {
    if (!isRecord(value)) return true;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn((schema['properties'] ?? {}) as object, name)) continue;
      if (rest === false) return problemAt(walk, 'additionalProperties', name);
      const result = rest === true || propertyFits(rest, value, name, walk);
      if (result !== true) return result;
    }
    return true;
  },
} satisfies Checks;
