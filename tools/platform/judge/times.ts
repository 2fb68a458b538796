import { replySchemas } from '#contract/replies/replySchemas.ts';
import { startupSchemas } from '#contract/startupSchemas.ts';
import { type Deviation, deviation, shown } from './deviation.ts';

type Schema = Readonly<Record<string, unknown>>;

const schemas: Readonly<Record<string, Schema>> = { ...startupSchemas, ...replySchemas } as Record<string, Schema>;

/** Before this a number of milliseconds is a day of 1973: seconds were sent. */
const LEAST_MS = 100_000_000_000;

interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a value that its schema calls points in time. */
function* timesIn(schema: Schema, value: unknown, pointer: string): Generator<Place> {
  if (value === undefined || value === null) return;
  const { $ref, properties, items, anyOf, additionalProperties } = schema;
  if ($ref === 'Ms') return yield { pointer, value };
  if (typeof $ref === 'string') yield* timesIn(schemas[$ref] ?? {}, value, pointer);
  for (const part of (anyOf ?? []) as Schema[]) yield* timesIn(part, value, pointer);
  if (Array.isArray(value) && isRecord(items))
    for (const [index, item] of value.entries()) yield* timesIn(items, item, `${pointer}/${index}`);
  if (!isRecord(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const known = (properties as Record<string, Schema> | undefined)?.[name] ?? additionalProperties;
    if (isRecord(known)) yield* timesIn(known, part, `${pointer}/${name}`);
  }
}

function faultOf(value: unknown): string | null {
  if (typeof value === 'string') {
    if (/^\d+$/.test(value)) return 'milliseconds as a number, not as text';
    const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(value);
    return zoned
      ? 'milliseconds since 1970 (UTC), not a date as text'
      : 'milliseconds since 1970 (UTC): a date without a zone means another moment on each device';
  }
  if (typeof value !== 'number' || value <= 0 || value >= LEAST_MS) return null;
  return 'milliseconds since 1970 (UTC): this number looks like seconds';
}

/** Points in time that are written in another way than the contract's; the first three of a value. */
export function judgeTimes(title: string, value: unknown): Deviation[] {
  const found: Deviation[] = [];
  for (const { pointer, value: time } of timesIn({ $ref: title }, value, '')) {
    const expected = faultOf(time);
    if (expected !== null) found.push(deviation('time', { pointer, seen: shown(time), expected }));
    if (found.length === 3) break;
  }
  return found;
}
