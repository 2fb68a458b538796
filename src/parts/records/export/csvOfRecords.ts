import type { FormatContext } from '#engine/records/cell.ts';
import { csvOf } from '#engine/records/csv.ts';
import { csvColumns, type FilledColumn } from '#engine/records/csvColumns.ts';
import { type CsvReader, programWriting, sheetWriting } from '#engine/records/csvWriting.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import type { Reading } from './createReading.ts';

interface Exported {
  records: Pick<PublishedRecords, 'columns' | 'detail'>;
  reading: Pick<Reading, 'rows' | 'all' | 'totals'>;
  reader: CsvReader;
  context: FormatContext;
  /** Texts of records by their key. */
  say: (key: string, params?: Readonly<Record<string, string | number>>) => string;
}

/**
 * Every column and detail of the rows as CSV. For a person, the platform's sums and what the file leaves out follow the rows; for
 * a program each line after the first is a row.
 */
export function csvOfRecords({ records: { columns, detail }, reading, reader, context, say }: Exported): string {
  const { rows, all, totals } = reading;
  const heads = { label: (key: string) => say(key), code: (head: string) => say('export_code', { head }) };
  const filled = [...columns, ...detail].flatMap((column) =>
    csvColumns(column, rows, { reader, totals: totals(), context, heads }),
  );
  const lines = rows.map((_, nth) => filled.map(({ values }) => values[nth] ?? ''));
  if (reader === 'program') return csvOf(filled, lines, programWriting);
  const counts = { done: rows.length, all: all() };
  const isCut = counts.all > counts.done;
  const notes = sumLines(filled, isCut ? say('export_total_all', counts) : say('total'));
  return csvOf(filled, lines, sheetWriting(context.language), isCut ? [...notes, [say('export_cut', counts)]] : notes);
}

/** The sums under their columns behind a label; where the first column has one, the label stands in a line above. */
function sumLines(columns: readonly FilledColumn[], label: string): string[][] {
  const sums = columns.map(({ sum }) => sum);
  if (sums.every((sum) => sum === '')) return [];
  return sums[0] === '' ? [[label, ...sums.slice(1)]] : [[label], sums];
}
