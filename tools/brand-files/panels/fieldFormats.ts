import type { RecordFormat } from '#engine/records/formats.ts';
import type { Schema } from '../../schemas/schemaSet.ts';

/** The format that a column, a sum or a line of the detail has unless a brand names another one. */
export function usualFormat(name: string, schema: Schema | undefined): RecordFormat {
  switch (schema?.title) {
    case 'Money':
      return 'money';
    case 'Ms':
      return 'dateTime';
    case 'DateText':
      return 'day';
  }
  if (schema?.['enum'] !== undefined && name === 'status') return 'status';
  return schema?.['type'] === 'integer' ? 'count' : 'text';
}

/** Formats of values by the title of their schema. A rate is an exact decimal as an amount is. */
const BY_TITLE: Readonly<Record<string, readonly RecordFormat[]>> = {
  Money: ['money', 'signedMoney', 'percent'],
  Ms: ['dateTime', 'day'],
  DateText: ['day'],
  ContractTerms: ['terms'],
  // a cell has no pictures
  ImagePath: [],
};

const BY_TYPE: Readonly<Record<string, readonly RecordFormat[]>> = {
  integer: ['count', 'signedCount'],
  number: ['text', 'percent'],
  string: ['text'],
  // the states of things by their names
  object: ['statuses'],
};

const isStates = ({ additionalProperties }: Schema): boolean =>
  (additionalProperties as Schema | undefined)?.['type'] === 'string';

/** The formats that show a value of this schema, the usual one first; none for what no cell shows. */
export function fittingFormats(name: string, schema: Schema): RecordFormat[] {
  const usual = usualFormat(name, schema);
  const types = [schema['type'] ?? []].flat() as string[];
  const type = types.find((one) => one !== 'null') ?? '';
  const byType = type === 'object' && !isStates(schema) ? [] : (BY_TYPE[type] ?? []);
  const fitting = new Set(
    BY_TITLE[schema.title ?? ''] ?? (schema['enum'] === undefined ? byType : [...byType, 'status' as const]),
  );
  return fitting.has(usual) ? [usual, ...[...fitting].filter((format) => format !== usual)] : [...fitting];
}

/** Whether a sum of this schema can be shown: the totals of a call may name what they are of, too. */
export const isFigure = ({ title, type }: Schema): boolean => title === 'Money' || type === 'integer';
