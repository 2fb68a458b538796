import { expect, test, vi } from 'vitest';
import type { RecordPage, RecordRow } from '../useRecords.ts';
import { createReading, MOST_ROWS } from './createReading.ts';

const rowsOf = (from: number, to: number): RecordRow[] =>
  Array.from({ length: to - from }, (_, nth) => ({ referenceNumber: `D${from + nth}`, amount: '1.00' }));

/** A platform that sends pages of a list, which `change` may alter before each page. */
function platform(list: RecordRow[], change: (pageNo: number) => void = () => undefined) {
  const asked: number[] = [];
  const read = async (pageNo: number, pageSize: number): Promise<RecordPage> => {
    asked.push(pageNo);
    change(pageNo);
    const rows = list.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { rows, total: list.length, totalPages: Math.ceil(list.length / pageSize) };
  };
  return { read, asked, list };
}

const { signal } = new AbortController();
const ids = (rows: readonly RecordRow[]) => rows.map(({ referenceNumber }) => referenceNumber);

test.each([0, 1, 99, 100, 101, 350])('%i rows are read once each, in their order', async (count) => {
  const { read } = platform(rowsOf(0, count));
  const reading = createReading(read);
  await reading.readOn(vi.fn(), signal);
  expect(ids(reading.rows)).toEqual(ids(rowsOf(0, count)));
  expect(reading.all()).toBe(count);
});

test('rows that are added while pages are read shift no row into the file twice', async () => {
  const { read, list } = platform(rowsOf(0, 350), (pageNo) => {
    if (pageNo > 1) list.unshift(...rowsOf(1_000 + pageNo * 10, 1_007 + pageNo * 10));
  });
  const reading = createReading(read);
  await reading.readOn(vi.fn(), signal);
  expect(ids(reading.rows)).toEqual(ids(rowsOf(0, 350)));
  // the file has every row that stood there as it began
  expect(reading.all()).toBe(350);
});

test('rows without an id are compared as a whole', async () => {
  const list: RecordRow[] = Array.from({ length: 150 }, (_, nth) => ({ time: nth, points: 5 }));
  const { read } = platform(list, (pageNo) => {
    if (pageNo === 2) list.unshift({ time: 900, points: 5 });
  });
  const reading = createReading(read);
  await reading.readOn(vi.fn(), signal);
  expect(reading.rows.map(({ time }) => time)).toEqual(Array.from({ length: 150 }, (_, nth) => nth));
});

test('an id that rows of one page share identifies none of them', async () => {
  const list: RecordRow[] = Array.from({ length: 220 }, (_, nth) => ({ id: `day-${nth % 30}`, amount: `${nth}.00` }));
  const reading = createReading(platform(list).read);
  await reading.readOn(vi.fn(), signal);
  expect(reading.rows).toEqual(list);
});

test.each([
  ['that repeats its first page', rowsOf(0, 100)],
  ['that repeats a page of rows without ids', Array.from({ length: 100 }, (_, nth) => ({ time: nth }))],
  ['that sends nothing', []],
  ['that sends what are no rows', [null, 'row', [], 7]],
])('a platform %s ends the reading', async (_, rows) => {
  const read = vi.fn(async () => ({ rows: rows as RecordRow[], total: 5_000, totalPages: 1e9 }));
  const reading = createReading(read);
  await reading.readOn(vi.fn(), signal);
  expect(read.mock.calls.length).toBeLessThan(3);
  expect(reading.rows).toEqual(rows.length === 100 ? rows : []);
});

test('more rows than a file may have are cut, and the number of all is known', async () => {
  const { read, asked } = platform(rowsOf(0, 12_345));
  const progress = vi.fn();
  const reading = createReading(read);
  await reading.readOn(progress, signal);
  expect(reading.rows).toHaveLength(MOST_ROWS);
  expect(asked).toHaveLength(100);
  expect(reading.all()).toBe(12_345);
  expect(progress.mock.calls[0]).toEqual([100, MOST_ROWS]);
  expect(progress).toHaveBeenLastCalledWith(MOST_ROWS, MOST_ROWS);
});

test('the sums are those of the list as the reading began, and what is none is left out', async () => {
  const pages: unknown[] = [{ amount: '450.00' }, { amount: '999.00' }];
  const read = async (pageNo: number) => ({ ...pageSent(pageNo), totals: pages[pageNo - 1] as RecordRow });
  const pageSent = (pageNo: number) => ({ rows: rowsOf(pageNo * 100, pageNo * 100 + 100), total: 200, totalPages: 2 });
  const reading = createReading(read);
  expect(reading.totals()).toEqual({});
  await reading.readOn(vi.fn(), signal);
  expect(reading.totals()).toEqual({ amount: '450.00' });
  pages[0] = 'many';
  const other = createReading(read);
  await other.readOn(vi.fn(), signal);
  expect(other.totals()).toEqual({});
});

test('without a total, the pages tell how far it is', async () => {
  const progress = vi.fn();
  const read = async (pageNo: number) => ({ rows: rowsOf(pageNo * 100, pageNo * 100 + 100), totalPages: 4 });
  const reading = createReading(read);
  await reading.readOn(progress, signal);
  expect(progress.mock.calls).toEqual([100, 200, 300, 400].map((done) => [done, 400]));
  expect(reading.all()).toBe(400);
});

test('a page that fails loses none of the others, and the reading goes on with it', async () => {
  let fails = 2;
  const { read, asked } = platform(rowsOf(0, 450), (pageNo) => {
    if (pageNo === 3 && fails-- > 0) throw new Error('no line');
  });
  const reading = createReading(read);
  for (const _ of [1, 2]) {
    await expect(reading.readOn(vi.fn(), signal)).rejects.toThrow('no line');
    expect(reading.rows).toHaveLength(200);
  }
  await reading.readOn(vi.fn(), signal);
  expect(ids(reading.rows)).toEqual(ids(rowsOf(0, 450)));
  expect(asked).toEqual([1, 2, 3, 3, 3, 4, 5]);
});
