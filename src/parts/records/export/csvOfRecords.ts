import { csvOf } from '#engine/records/csv.ts';
import type { FormatContext } from '#engine/records/cell.ts';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import type { RecordRow } from '../useRecords.ts';

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
