import { csvOf } from '#engine/records/csv.ts';
import type { FormatContext } from '#engine/records/cell.ts';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { isRow, type RecordPage, type RecordRow } from '../useRecords.ts';

const PAGE_SIZE = 100;
/** More rows than a person reads; beyond them the filter has to be narrowed. */
export const MOST_ROWS = 10_000;

/**
 * The filtered rows of all pages, read one after the other. `progress` is told rows done and rows in all; a page without rows ends
 * the reading, whatever number of pages was promised.
 */
export async function readAllRows(
  read: (pageNo: number, pageSize: number) => Promise<RecordPage>,
  progress: (done: number, all: number) => void,
): Promise<RecordRow[]> {
  const rows: RecordRow[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages && rows.length < MOST_ROWS; pageNo += 1) {
    const page = await read(pageNo, PAGE_SIZE);
    const sent = page.rows.filter(isRow);
    if (sent.length === 0) break;
    rows.push(...sent);
    pages = page.totalPages;
    progress(rows.length, Math.min(MOST_ROWS, page.total ?? rows.length));
  }
  return rows.slice(0, MOST_ROWS);
}

/** Every column and detail of the rows as CSV: plain decimals, ISO times. */
export function csvOfRecords(
  { columns, detail }: Pick<PublishedRecords, 'columns' | 'detail'>,
  rows: readonly RecordRow[],
  format: FormatContext,
  headOf: (label: string) => string,
): string {
  const all = [...columns, ...detail];
  return csvOf(
    all.map(({ label }) => headOf(label)),
    rows.map((row) => all.map(({ name, format: kind }) => describeValue(kind, row[name], format, name).plain)),
  );
}
