import { vi } from 'vitest';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { cellsOfCsv } from './csv.fixture.ts';
import type { RecordList } from './recordLists.fixture.ts';
import type { Row } from './storedRows.fixture.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Presses the button of an export and returns the file. */
export async function exportedFile(button: HTMLElement): Promise<{ name: string; text: string }> {
  const file = { name: '', text: '' };
  const reading: Promise<void>[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    reading.push(
      new Response(blob as Blob)
        .arrayBuffer()
        .then((bytes) => void (file.text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))),
    );
    return 'blob:none';
  });
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    file.name = this.download;
  });
  try {
    button.click();
    await vi.waitFor(() => file.name !== '' || Promise.reject(new Error('No file is saved')), { timeout: 60_000, interval: 10 });
    await Promise.all(reading);
  } finally {
    made.mockRestore();
    pressed.mockRestore();
  }
  return file;
}

/** The plain form of a value in a file; null where the words depend on its parts. */
function plainOf({ format }: PublishedColumn, value: unknown, timeZone: string | undefined): string | null {
  if (value === undefined || value === null || value === '') return '';
  if (format === 'dateTime') return new Date(Number(value)).toISOString();
  if (format === 'day') return new Date(Number(value)).toLocaleDateString('sv-SE', { timeZone });
  return typeof value === 'object' ? null : String(value);
}

/** Without the apostrophes that keep a spreadsheet from running a text. */
const bare = (cell: string | undefined): string | undefined => cell?.replaceAll("'", '');

/** How a file differs from the rows that it has to have, and its first row from the words of the reader's language. */
export function faultsOfFile(
  text: string,
  list: RecordList,
  rows: readonly Row[],
  texts: Texts,
  timeZone: string | undefined,
): string[] {
  const columns = [...list.records.columns, ...list.records.detail];
  const [head = [], ...lines] = cellsOfCsv(text);
  const wordOf = (label: string) => {
    const [namespace = '', key = ''] = label.split(':');
    return texts[namespace]?.[key];
  };
  const wanted = columns.map(({ label }) => wordOf(label));
  const found: string[] = [];
  if (!text.startsWith('\uFEFF')) found.push('its file has no byte order mark');
  if (JSON.stringify(head) !== JSON.stringify(wanted)) found.push(`its file begins ${head.join()} instead of ${wanted.join()}`);
  if (lines.length !== rows.length) found.push(`its file has ${lines.length} rows of ${rows.length}`);
  for (const [nth, line] of lines.entries()) {
    for (const [at, column] of columns.entries()) {
      const plain = plainOf(column, rows[nth]?.[column.name], timeZone);
      const isRight = plain === null ? (line[at] ?? '') !== '' : bare(line[at]) === bare(plain);
      if (!isRight) found.push(`row ${nth + 1} of its file has ${column.name} as ${line[at]} instead of ${plain}`);
    }
  }
  return found.slice(0, 5);
}
