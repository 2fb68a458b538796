import { expect, test } from 'vitest';
import { readQuery } from './queries.ts';

const preferences = { getState: () => ({ language: 'EN' }) };
const readerOf = (value: unknown) =>
  ({ client: { call: async () => ({ ok: true, value }) }, preferences }) as unknown as Parameters<typeof readQuery>[0];
const rowsOf = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: nth }));

test.each([
  [25_000, 300],
  [101, 101],
  [10, 10],
  [3, 3],
])('of %i rows that a page of 10 has, %i are kept', async (sent, kept) => {
  const reader = readerOf({ rows: rowsOf(sent), total: 100_000, totalPages: 10_000 });
  const { queryFn } = readQuery(reader, 'memTransDet', { pageNo: 1, pageSize: 10 } as never);
  const page = await queryFn({ signal: new AbortController().signal });
  expect(page).toMatchObject({ total: 100_000, totalPages: 10_000 });
  expect(page.rows).toHaveLength(kept);
});

test('a list without pages is kept whole', async () => {
  const { queryFn } = readQuery(readerOf({ rows: rowsOf(500) }), 'agentAnnouncements');
  expect((await queryFn({ signal: new AbortController().signal })).rows).toHaveLength(500);
});
