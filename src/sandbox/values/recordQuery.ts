import { isWithin, spanOf } from './span.ts';

/** What every list of records is asked by; numbers of a query arrive as text. */
export interface RecordQuery {
  pageNo: number | string;
  pageSize: number | string;
  startTime?: number | string;
  endTime?: number | string;
  order?: 'asc' | 'desc';
}

interface Selection<Row> {
  fits: (row: Row) => boolean;
  /** What rows are sorted by; the time without it. */
  value: ((row: Row) => bigint) | undefined;
}

/**
 * The rows of a filter in the order that was asked for; null for more than 92 days.
 * @param all the latest first
 */
export function rowsWithin<Row extends { time: number }>(
  all: readonly Row[],
  query: RecordQuery,
  { fits, value }: Selection<Row>,
): Row[] | null {
  const { order = 'desc' } = query;
  const span = spanOf(query);
  if (span === null) return null;
  const within = all.filter((row) => isWithin(row.time, span) && fits(row));
  if (value === undefined) return order === 'asc' ? within.reverse() : within;
  const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0);
  const sign = order === 'asc' ? 1 : -1;
  return within
    .map((row) => ({ row, at: value(row) }))
    .sort((one, other) => sign * compare(one.at, other.at))
    .map(({ row }) => row);
}
