import { expect, it } from 'vitest';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { columnsInOrder, movableColumns, tableColumns } from './tableColumns.ts';

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

const wide = ['account', 'time', 'stake', 'paid', 'status'].map((name) => column(name));
const inOrder = (order: readonly string[], of: readonly PublishedColumn[] = wide) =>
  columnsInOrder(of, order).map(({ name }) => name);

it('columns stand in the reader’s order behind the first, which none takes the place of', () => {
  expect(inOrder([])).toEqual(['account', 'time', 'stake', 'paid', 'status']);
  expect(inOrder(['status', 'stake', 'time', 'paid'])).toEqual(['account', 'status', 'stake', 'time', 'paid']);
  expect(inOrder(['status', 'account', 'stake', 'time', 'paid'])).toEqual(['account', 'status', 'stake', 'time', 'paid']);
  expect(movableColumns(wide).map(({ name }) => name)).toEqual(['time', 'stake', 'paid', 'status']);
});

it('a column that came later stands behind the one that the brand has before it', () => {
  expect(inOrder(['status', 'stake', 'time'])).toEqual(['account', 'status', 'stake', 'paid', 'time']);
  expect(inOrder(['paid', 'stake', 'status'])).toEqual(['account', 'time', 'paid', 'stake', 'status']);
  expect(inOrder(['status'])).toEqual(['account', 'time', 'stake', 'paid', 'status']);
});

it('names that are no columns any more, and those that stand twice, count for nothing', () => {
  expect(inOrder(['gone', 'status', 'toString', 'stake', 'status', 'time', 'paid'])).toEqual([
    'account',
    'status',
    'stake',
    'time',
    'paid',
  ]);
  expect(inOrder(['gone'])).toEqual(['account', 'time', 'stake', 'paid', 'status']);
  expect(inOrder(['time'], [])).toEqual([]);
});

it('a column below another goes with it, and none is lost', () => {
  const two = [column('time'), column('vendor'), column('amount'), column('game', 'vendor'), column('status')];
  expect(inOrder(['status', 'game', 'amount'], two)).toEqual(['time', 'status', 'game', 'vendor', 'amount']);
  expect(inOrder([], two)).toEqual(['time', 'vendor', 'amount', 'game', 'status']);
  const chain = [column('time'), column('one', 'two'), column('two', 'three'), column('three'), column('status')];
  expect(inOrder(['status', 'one'], chain)).toEqual(['time', 'status', 'one', 'two', 'three']);
  expect(columnsInOrder(two, ['status', 'amount', 'game'])).toHaveLength(two.length);
});
