import type { RecordOptions } from '#contract/types.ts';

export interface RecordOption {
  value: string;
  label: string;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The first of these keys that has a text or a number. */
function textOf(row: Fields, keys: readonly string[]): string {
  const found = keys
    .map((key) => row[key])
    .find((value) => (typeof value === 'string' && value !== '') || typeof value === 'number');
  return found === undefined ? '' : String(found);
}

/** The options of a filter that a reply has, each value once and in the reply's order. */
export function optionsIn(reply: unknown, { rows, value, label }: RecordOptions): RecordOption[] {
  const found = rows
    .split('.')
    .reduce<readonly unknown[]>((values, key) => values.flatMap((one) => listOf(fieldsOf(one)[key])), [reply]);
  const labels = new Map<string, string>();
  for (const row of found.map(fieldsOf)) {
    const key = textOf(row, value);
    if (key !== '' && !labels.has(key)) labels.set(key, textOf(row, label) || key);
  }
  return Array.from(labels, ([key, text]) => ({ value: key, label: text }));
}
