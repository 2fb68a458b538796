import { expect, test } from 'vitest';
import type { FormatContext } from '#engine/records/cell.ts';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { csvOfRecords } from './csvOfRecords.ts';

const context: FormatContext = {
  symbol: 'R$',
  space: '\u00A0',
  language: 'PT',
  timeZone: 'America/Sao_Paulo',
  say: (column, value) => (column === 'status' && value === 'WON' ? 'Ganha' : null),
};
const column = (name: string, rest: Partial<PublishedColumn> = {}): PublishedColumn => ({
  name,
  label: `records:${name}`,
  format: 'text',
  ...rest,
});
const time = column('time', { format: 'dateTime' });
const amount = column('amount', { format: 'signedMoney', total: true });
const status = column('status', { format: 'status' });
const reference = column('referenceNumber');
const row = { time: Date.UTC(2026, 10, 27, 17, 5, 9), amount: '-1234.50', status: 'WON', referenceNumber: '0012' };

const linesOf = (
  reader: 'sheet' | 'program',
  { columns = [time, amount, status], all = 1, totals = {} }: { columns?: PublishedColumn[]; all?: number; totals?: object } = {},
) =>
  csvOfRecords({
    records: { columns, detail: [reference] },
    reading: { rows: [row], all: () => all, totals: () => totals as Record<string, unknown> },
    reader,
    context,
    say: (key, params) => (params === undefined ? key : `${key} ${Object.values(params).join(' of ')}`),
  })
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');

const head = 'records:time (America/Sao_Paulo);records:amount;records:status;export_code records:status;records:referenceNumber';
const first = "2026-11-27 14:05:09;-1234,50;Ganha;WON;'0012";

test('a file for a spreadsheet has times of the zone, words and codes, decimals of the language, and texts that stay', () => {
  expect(linesOf('sheet')).toEqual([head, first]);
});

test('the sums of the platform stand under their columns', () => {
  expect(linesOf('sheet', { totals: { amount: '-99.5', status: 'x' } })).toEqual([head, first, 'total;-99,5;;;']);
});

test('a file that is cut says so, and that its sums are those of all rows', () => {
  expect(linesOf('sheet', { all: 12_345, totals: { amount: '-99.5' } })).toEqual([
    head,
    first,
    'export_total_all 1 of 12345;-99,5;;;',
    'export_cut 1 of 12345;;;;',
  ]);
  expect(linesOf('sheet', { all: 12_345 })).toEqual([head, first, 'export_cut 1 of 12345;;;;']);
});

test('where the first column has a sum, what it is stands above', () => {
  expect(linesOf('sheet', { columns: [amount], totals: { amount: '7' } }).slice(2)).toEqual(['total;', '7;']);
});

test('each line for a program is a row: names and codes as they are sent, points, and times with their offset', () => {
  expect(linesOf('program', { all: 12_345, totals: { amount: '-99.5' } })).toEqual([
    'time,amount,status,referenceNumber',
    '2026-11-27T14:05:09.000-03:00,-1234.50,WON,0012',
  ]);
});
