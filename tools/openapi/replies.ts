import type { Endpoint } from '../../src/platform/endpoints/endpoints.ts';
import type { Schema, SchemaSet } from '../schemas/schemaSet.ts';
import { component } from './components.ts';
import { callsOf, type ErrorRow, type ErrorTable } from './errorTable.ts';
import type { RecordedCall } from './recordReplies.ts';

/** An example of a media type, by name. */
export type Examples = Readonly<Record<string, { readonly summary?: string; readonly value: unknown } | Schema>>;

const message = { type: ['string', 'null'], description: 'Not shown.' };
const reason = {
  description: 'A code, for which the portal has a text, or a sentence for the player. Shown as text, never as HTML.',
  anyOf: [component('ErrorCode'), { type: 'string' }, { type: 'null' }],
};

/** The envelope of a refusal whose value has one of these schemas, or is null. */
function refusal(values: readonly string[]): Schema {
  const alternatives = [...values.map(component), { type: 'null' }];
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: false },
      message: reason,
      value: alternatives.length === 1 ? { type: 'null' } : { anyOf: alternatives },
    },
    required: ['success'],
  };
}

/** Refusals that many calls share, by the values that they may have. */
const shared: readonly { title: string; values: readonly string[]; description: string }[] = [
  {
    title: 'Refusal',
    values: ['InvalidRequest'],
    description: 'The call was refused, and nothing happened.',
  },
  {
    title: 'SealedRefusal',
    values: ['ClockSkewFailure', 'InvalidRequest'],
    description: 'The call was refused, perhaps because of how its body was sealed, and nothing happened.',
  },
];

/** Components that only the document has: refusals and the codes. */
export function ownComponents(table: ErrorTable): ReadonlyMap<string, Schema> {
  const codes = Object.keys(table).sort();
  const rowOf = (code: string) => table[code] as ErrorRow;
  const errorCode: Schema = {
    title: 'ErrorCode',
    description:
      'Every code of a refusal. `x-enumDescriptions` says what each means, and `x-sent` which calls may send it with which status.',
    type: 'string',
    enum: codes,
    'x-enumDescriptions': Object.fromEntries(codes.map((code) => [code, rowOf(code).meaning])),
    'x-sent': Object.fromEntries(codes.map((code) => [code, callsOf(table, code)])),
    examples: ['wrong_password'],
  };
  return new Map([
    ['ErrorCode', errorCode],
    ...shared.map(({ title, values, description }): [string, Schema] => [title, { title, description, ...refusal(values) }]),
  ]);
}

/** Titles of the schemas that the value of a refusal with status 200 may have. */
function failuresOf(table: ErrorTable, { failure }: Endpoint, codes: readonly string[]): string[] {
  const titles = codes.flatMap((code) => table[code]?.value ?? []);
  return [...new Set([...titles, ...(failure === undefined ? [] : [failure])])].sort();
}

/** The schema of a call's reply with status 200: done or refused, never both. */
export function replySchema(table: ErrorTable, endpoint: Endpoint, codes: readonly string[]): Schema {
  const { response } = endpoint;
  const done: Schema = {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: true },
      message,
      value: response === null ? { description: 'Without meaning.' } : component(response),
    },
    required: ['success', ...(response === null ? [] : ['value'])],
  };
  const values = failuresOf(table, endpoint, codes);
  const known = shared.find((one) => one.values.join() === values.join()) ?? (values.length === 0 ? shared[0] : undefined);
  return { oneOf: [done, known === undefined ? refusal(values) : component(known.title)] };
}

/** An example of the value of a refusal. */
function valueOf(set: SchemaSet, { value, example }: ErrorRow, status: number, request: unknown): unknown {
  if (value === undefined || status === 409) return null;
  if (example !== undefined) return example;
  const [field] = Object.keys(request ?? {});
  const [first, second] = set.named.get(value)?.schema.examples ?? [];
  if (value !== 'InvalidRequest') return first;
  return status === 200 && field !== undefined ? { field } : second;
}

/** An example of each refusal with one of these codes, and a sentence where there is none. */
export function refusalExamples(
  set: SchemaSet,
  table: ErrorTable,
  { codes, status, request }: { codes: readonly string[]; status: number; request?: unknown },
): Examples {
  if (codes.length === 0) {
    const value = { success: false, message: 'This service is resting. Please try again in a moment.', value: null };
    return { refused: { summary: 'A sentence for the player.', value } };
  }
  return Object.fromEntries(
    codes.map((code) => {
      const row = table[code] as ErrorRow;
      const value = { success: false, message: code, value: valueOf(set, row, status, request) };
      return [code, { summary: row.meaning, value }];
    }),
  );
}

/** The value of a reply without properties that its schema does not name: a platform may send more, an example does not. */
function namedParts(set: SchemaSet, title: string | null, value: unknown): unknown {
  const named = title === null ? undefined : set.named.get(title);
  if (named === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $ref } = named.schema;
  const schema = $ref === undefined ? named.schema : set.resolve($ref, named.file).schema;
  const properties = schema['properties'] as object | undefined;
  if (properties === undefined) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)));
}

/** The examples of a reply with status 200: done, then the refusals. */
export function replyExamples(
  set: SchemaSet,
  table: ErrorTable,
  { response }: Endpoint,
  { codes, recorded: { request, reply } }: { codes: readonly string[]; recorded: RecordedCall },
): Examples {
  const value = { ...reply, value: namedParts(set, response, reply.value) };
  return { done: { summary: 'Done.', value }, ...refusalExamples(set, table, { codes, status: 200, request }) };
}
