import type { Problem } from './checks.ts';

const listed = (values: unknown): string =>
  [values]
    .flat()
    .map((value) => String(value))
    .join(', ');

const words: Readonly<Record<string, (limit: unknown) => string>> = {
  type: (type) => `must be ${[type].flat().join(' or ')}`,
  maximum: (limit) => `must be at most ${String(limit)}`,
  minimum: (limit) => `must be at least ${String(limit)}`,
  exclusiveMinimum: (limit) => `must be more than ${String(limit)}`,
  maxLength: (limit) => `must have at most ${String(limit)} characters`,
  minLength: (limit) => `must have at least ${String(limit)} characters`,
  pattern: (pattern) => `must match ${(pattern as RegExp).source}`,
  const: (only) => `must be ${String(only)}`,
  enum: (values) => `must be one of ${listed(values)}`,
  not: () => 'must not be what it is',
  anyOf: () => 'must fit one of several forms',
  oneOf: () => 'must fit exactly one of several forms',
  maxItems: (limit) => `must have at most ${String(limit)} items`,
  minItems: (limit) => `must have at least ${String(limit)} items`,
  uniqueItems: () => 'must have no item twice',
  minProperties: (limit) => `must have at least ${String(limit)} properties`,
  required: (name) => `must have the property "${String(name)}"`,
  dependentRequired: () => 'must have properties that go with those it has',
  additionalProperties: (name) => `must not have the property "${String(name)}"`,
  unevaluatedProperties: (name) => `must not have the property "${String(name)}"`,
};

/** A problem in words, without its place. */
export function textOf({ rule, limit }: Problem): string {
  return words[rule]?.(limit) ?? `breaks the rule ${rule}`;
}

/** The problem and, of alternatives, why each of them does not fit; for people who look for the fault. */
export const withCauses = (problem: Problem): Problem[] => [...(problem.causes ?? []).flatMap(withCauses), problem];
