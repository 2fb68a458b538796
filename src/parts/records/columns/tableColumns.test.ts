import { expect, it } from 'vitest';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { tableColumns } from './tableColumns.ts';

const column = (name: string, below?: string): PublishedColumn => ({
  name,
  label: `records:${name}`,
  format: 'text',
  ...(below !== undefined && { below }),
});
const columns = [column('time'), column('game', 'vendor'), column('vendor'), column('amount')];
const shown = (hidden: readonly string[], isNarrow = false) =>
  tableColumns(columns, { hidden, isNarrow }).map(({ column: { name }, below }) => (below ? `${name}/${below.name}` : name));

it('a column below another has none of its own in a table, and stays one on a phone', () => {
  expect(shown([])).toEqual(['time', 'game/vendor', 'amount']);
  expect(shown([], true)).toEqual(['time', 'game', 'vendor', 'amount']);
});

it('hidden columns are left out of a table with what stands below them, but never the first, and not on a phone', () => {
  expect(shown(['game', 'unknown'])).toEqual(['time', 'amount']);
  expect(shown(['time', 'game', 'vendor', 'amount'])).toEqual(['time']);
  expect(shown(['amount'], true)).toEqual(['time', 'game', 'vendor', 'amount']);
});

it('a column below one that is not shown has its own', () => {
  const without = columns.filter(({ name }) => name !== 'game');
  expect(tableColumns(without, { hidden: [], isNarrow: false }).map((one) => one.column.name)).toEqual([
    'time',
    'vendor',
    'amount',
  ]);
  const alone = columns.filter(({ name }) => name !== 'vendor');
  expect(tableColumns(alone, { hidden: [], isNarrow: false }).map((one) => one.below)).toEqual([undefined, undefined, undefined]);
});
