import type { Schema } from '../../schemas/schemaSet.ts';
import type { Random } from './random.ts';

/** What values are made of. */
export interface Style {
  /** Schemas of the document by title. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly random: Random;
  /** Values at the bounds: words of 300 letters, amounts of 20 to 30 digits, empty lists. */
  readonly hostile: boolean;
  /** Time around which points in time lie, ms. */
  readonly now: number;
}

const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu'.split(' ');
const LONG_WORD = 300;
const DEEPEST = 6;
const YEAR_MS = 365 * 86_400_000;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

function word({ random, hostile }: Style, least: number, most: number): string {
  const length = hostile ? random.pick([least, LONG_WORD, LONG_WORD]) : random.between(3, 12);
  const wanted = Math.min(most, Math.max(least, length));
  let text = '';
  while (text.length < wanted) text += random.pick(SYLLABLES);
  return text.slice(0, wanted);
}

function digits({ random }: Style, length: number): string {
  return Array.from({ length }, (_, index) => String(random.between(index === 0 && length > 1 ? 1 : 0, 9))).join('');
}

/** Texts of the patterns that the contract has; null for any other. */
function patterned(style: Style, pattern: string): string | null {
  const { random, hostile } = style;
  const whole = digits(style, hostile ? random.between(20, 30) : random.between(1, 5));
  const sign = random.between(0, 5) === 0 && whole !== '0' ? '-' : '';
  const byPattern: readonly [RegExp, () => string][] = [
    [/^\^-\?\\d\{1,30\}/, () => `${sign}${whole}.${digits(style, 2)}`],
    [/^\^\\d\{1,2\}\(/, () => `${random.between(0, 99)}.${random.between(0, 99)}`],
    [/^\^\\d\{1,3\}\(/, () => `${random.between(0, 100)}`],
    [/^\^#\[0-9A-Fa-f\]\{6\}/, () => `#${random.between(0, 0xffffff).toString(16).padStart(6, '0')}`],
    [/^\^\[A-Za-z0-9\+\/\]/, () => 'QUJD'],
    [/^\^\[A-Z\]\{2\}\$/, () => random.pick(['BR', 'VN', 'TH', 'GB'])],
    [/^\^\\\+\?\\d\{1,4\}/, () => `${hostile ? '+' : ''}${random.between(1, 9_999)}`],
    [/^\^\[\\w-\]\{4,64\}/, () => digits(style, hostile ? 64 : 8)],
  ];
  return byPattern.find(([known]) => known.test(pattern))?.[1]() ?? null;
}

function text(style: Style, schema: Schema): string {
  const least = (schema['minLength'] as number | undefined) ?? 0;
  const most = (schema['maxLength'] as number | undefined) ?? Infinity;
  const pattern = schema['pattern'] as string | undefined;
  if (pattern === undefined) return word(style, least, most);
  const made = patterned(style, pattern) ?? (schema.examples?.[0] as string | undefined);
  if (made === undefined || !new RegExp(pattern, 'u').test(made))
    throw new Error(`The mock knows no text of the pattern ${pattern}`);
  return made;
}

function number({ random, hostile, now }: Style, schema: Schema): number {
  const least = (schema['minimum'] as number | undefined) ?? ((schema['exclusiveMinimum'] as number | undefined) ?? -1) + 1;
  const most = (schema['maximum'] as number | undefined) ?? Math.max(least, hostile ? 999_999_999 : 500);
  // the contract's points in time are its only numbers with this bound
  if (most === 8_640_000_000_000_000) return Math.floor(now - random.between(0, 1_000_000) * (YEAR_MS / 1_000_000));
  return hostile ? random.pick([least, most, random.between(least, most)]) : random.between(least, Math.min(most, least + 500));
}

function object(style: Style, schema: Schema, depth: number): Record<string, unknown> {
  const required = new Set((schema['required'] ?? []) as string[]);
  const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).filter(
    // a condition asks for one property or another: with all of them it always holds
    ([name]) => required.has(name) || schema['if'] !== undefined || (depth < DEEPEST && style.random.between(0, 3) > 0),
  );
  return Object.fromEntries(entries.map(([name, part]) => [name, valueOf(style, part, depth + 1)]));
}

function list(style: Style, schema: Schema, depth: number): unknown[] {
  const most = (schema['maxItems'] as number | undefined) ?? Infinity;
  const least = (schema['minItems'] as number | undefined) ?? 0;
  const length = depth >= DEEPEST ? 0 : style.hostile ? style.random.pick([0, 1, 30]) : style.random.between(1, 6);
  const items = isSchema(schema['items']) ? schema['items'] : {};
  return Array.from({ length: Math.min(most, Math.max(least, length)) }, () => valueOf(style, items, depth + 1));
}

function typed(style: Style, type: string, schema: Schema, depth: number): unknown {
  if (type === 'string') return text(style, schema);
  if (type === 'integer' || type === 'number') return number(style, schema);
  if (type === 'boolean') return style.random.between(0, 1) === 1;
  if (type === 'array') return list(style, schema, depth);
  return type === 'object' ? object(style, schema, depth) : null;
}

/**
 * A random value that fits a schema of the document.
 * @throws Error for a pattern of which the mock knows no text
 */
export function valueOf(style: Style, schema: Schema, depth = 0): unknown {
  const { random, schemas } = style;
  if (schema.$ref !== undefined) return valueOf(style, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as unknown[]);
  for (const keyword of ['anyOf', 'oneOf']) {
    const parts = schema[keyword] as Schema[] | undefined;
    if (parts === undefined) continue;
    // deep down the shortest, which is mostly null
    const part = depth >= DEEPEST ? (parts.find(({ type }) => type === 'null') ?? parts[0]) : random.pick(parts);
    const { [keyword]: _, ...rest } = schema;
    return valueOf(style, { ...rest, ...part }, depth);
  }
  const { type } = schema as { type?: string | string[] };
  const types = [type ?? (schema['properties'] === undefined ? 'null' : 'object')].flat();
  const chosen = depth >= DEEPEST && types.includes('null') ? 'null' : random.pick(types);
  return typed(style, chosen, schema, depth);
}
