/** Rows by a value, largest first unless the order is `asc`; equal rows keep their order. */
export function sortedBy<Row>(
  rows: readonly Row[],
  valueOf: ((row: Row) => bigint | number) | undefined,
  order: 'asc' | 'desc' = 'desc',
): Row[] {
  if (valueOf === undefined) return [...rows];
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => (one.value < other.value ? -sign : one.value > other.value ? sign : 0))
    .map(({ row }) => row);
}
