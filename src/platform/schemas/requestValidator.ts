import { replySchemas } from '#contract/replies/replySchemas.ts';
import { requestSchemas } from '#contract/requests/requestSchemas.ts';
import { startupSchemas } from '#contract/startupSchemas.ts';
import { type Checks, checks, isRecord, problemAt, problemIn, type Schema, type Walk } from './checks.ts';
import { type Validate, validatorFrom } from './validator.ts';

const schemas = { ...startupSchemas, ...replySchemas, ...requestSchemas };

const partsOf = (schema: Schema, keyword: string): Schema[] => (schema[keyword] ?? []) as Schema[];

/** Names of properties that `schema`, or what applies with it, describes. */
function describedNames(schema: Schema, value: unknown, walk: Walk): string[] {
  const fitting = (part: Schema) => problemIn(part, value, walk) === null;
  const parts = [
    ...(schema['$ref'] === undefined ? [] : [walk.schemas[schema['$ref'] as string] as Schema]),
    ...[...partsOf(schema, 'allOf'), ...partsOf(schema, 'anyOf'), ...partsOf(schema, 'oneOf')].filter(fitting),
  ];
  return [...Object.keys((schema['properties'] ?? {}) as object), ...parts.flatMap((part) => describedNames(part, value, walk))];
}

/** Keywords of requests, which are closed, besides those of replies. */
export const requestChecks = {
  ...checks,
  allOf(parts: Schema[], value, _, walk) {
    for (const part of parts) {
      const problem = problemIn(part, value, walk);
      if (problem !== null) return problem;
    }
    return true;
  },
  uniqueItems: (_: true, value) =>
    !Array.isArray(value) || new Set(value.map((item) => JSON.stringify(item))).size === value.length,
  minProperties: (limit: number, value) => !isRecord(value) || Object.keys(value).length >= limit,
  dependentRequired(names: Record<string, string[]>, value) {
    if (!isRecord(value)) return true;
    return Object.entries(names).every(
      ([name, others]) => value[name] === undefined || others.every((other) => value[other] !== undefined),
    );
  },
  unevaluatedProperties(_: false, value, schema, walk) {
    if (!isRecord(value)) return true;
    const described = describedNames(schema, value, walk);
    const stray = Object.keys(value).find((name) => !described.includes(name));
    return stray === undefined || problemAt(walk, 'unevaluatedProperties', stray);
  },
} satisfies Checks;

/** The validator of a request. @throws Error when there is no such schema */
export const requestValidatorOf = (title: string): Validate => validatorFrom(schemas, title, requestChecks);
