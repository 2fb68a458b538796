import { expect, test } from 'vitest';
import type { FormatContext } from './cell.ts';
import { csvColumns } from './csvColumns.ts';
import type { RecordFormat } from './formats.ts';

const words: Readonly<Record<string, string>> = {
  type_DEPOSIT: 'Depósito',
  x_DEPOSIT: 'Depósito',
  x_dividend: 'Dividendo',
  status_accepted: 'Ativo',
};
const context: FormatContext = {
  symbol: 'R$',
  space: '\u00A0',
  language: 'PT',
  timeZone: 'America/Sao_Paulo',
  say: (column, value, figures) =>
    value === 'wage' ? `${figures?.['rate']} de ${figures?.['betAmount']}` : (words[`${column}_${value}`] ?? null),
};
const heads = { label: (key: string) => key.toUpperCase(), code: (head: string) => `${head} (código)` };
const time = Date.UTC(2026, 10, 22, 2, 30, 5);

const columnsOf = (reader: 'sheet' | 'program', format: RecordFormat, values: readonly unknown[], totals?: unknown) =>
  csvColumns(
    { name: 'x', label: 'l', format, ...(totals !== undefined && { total: true }) },
    values.map((value) => ({ x: value })),
    { reader, totals: { x: totals }, context, heads },
  );
const shown = (...args: Parameters<typeof columnsOf>) =>
  columnsOf(...args).map(({ head, kind, values }) => [head, kind, ...values]);

test('moments stand in the zone that their head names, and for programs with their offset', () => {
  expect(shown('sheet', 'dateTime', [time, null])).toEqual([['L (America/Sao_Paulo)', 'time', '2026-11-21 23:30:05', '']]);
  expect(shown('sheet', 'day', [time, 'x'])).toEqual([['L (America/Sao_Paulo)', 'time', '2026-11-21', '']]);
  expect(shown('program', 'dateTime', [time, null])).toEqual([['x', 'time', '2026-11-21T23:30:05.000-03:00', '']]);
  expect(shown('program', 'day', [time])).toEqual([['x', 'time', '2026-11-21']]);
});

test.each(['status', 'text'] as const)('words of %s stand beside their code, and programs get the code alone', (format) => {
  expect(shown('sheet', format, ['DEPOSIT', 'NEW', undefined])).toEqual([
    ['L', 'text', 'Depósito', 'NEW', ''],
    ['L (código)', 'text', 'DEPOSIT', 'NEW', ''],
  ]);
  expect(shown('program', format, ['DEPOSIT', 'NEW'])).toEqual([['x', 'text', 'DEPOSIT', 'NEW']]);
});

test('a status has a code though none of its words is known, and free text has none', () => {
  expect(shown('sheet', 'status', ['NEW'])).toHaveLength(2);
  expect(shown('sheet', 'text', ['Ana', '0012', 12])).toEqual([['L', 'text', 'Ana', '0012', '12']]);
});

test('statuses by name have their codes as they are sent, and tiers for programs', () => {
  const sent = { dividend: 'accepted' };
  const tier = { rate: '1.5', betAmount: '100' };
  expect(shown('sheet', 'statuses', [sent, null])).toEqual([
    ['L', 'text', 'Dividendo: Ativo', ''],
    ['L (código)', 'text', '{"dividend":"accepted"}', ''],
  ]);
  expect(shown('program', 'statuses', [sent, null])).toEqual([['x', 'text', '{"dividend":"accepted"}', '']]);
  expect(shown('sheet', 'terms', [[tier]])).toEqual([['L', 'text', '1,5% de R$\u00A0100,00']]);
  expect(shown('program', 'terms', [[tier], undefined])).toEqual([['x', 'text', '[{"rate":"1.5","betAmount":"100"}]', '']]);
});

test.each(['money', 'signedMoney', 'percent', 'count', 'signedCount'] as const)('%s is numbers for both readers', (format) => {
  for (const reader of ['sheet', 'program'] as const)
    expect(columnsOf(reader, format, [5, null, {}])).toMatchObject([{ kind: 'number', values: ['5', '', ''] }]);
});

test('amounts are plain decimals however they were sent', () => {
  expect(columnsOf('sheet', 'money', ['1E3', '+5', '12.345', 'soon'])[0]!.values).toEqual(['1000.00', '5.00', '12.345', '']);
  expect(columnsOf('sheet', 'percent', ['12.5', 'soon'])[0]!.values).toEqual(['12.5', 'soon']);
});

test('a sum stands under a column that the page totals', () => {
  expect(columnsOf('sheet', 'signedMoney', ['1'], '-12.5')[0]!.sum).toBe('-12.5');
  expect(columnsOf('sheet', 'signedMoney', ['1'], {})[0]!.sum).toBe('');
  expect(columnsOf('sheet', 'text', ['1'], '12.5')[0]!.sum).toBe('');
  expect(
    csvColumns({ name: 'x', label: 'l', format: 'money' }, [], { reader: 'sheet', totals: { x: '1' }, context, heads }),
  ).toEqual([{ head: 'L', kind: 'number', values: [], sum: '' }]);
});
