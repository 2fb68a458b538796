import { vi } from 'vitest';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { cellsOfCsv } from './csv.fixture.ts';
import type { RecordList } from './recordLists.fixture.ts';
import type { Row } from './storedRows.fixture.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Presses what begins an export and returns the file. */
export async function exportedFile(press: () => unknown): Promise<{ name: string; text: string }> {
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
    await press();
    await vi.waitFor(() => file.name !== '' || Promise.reject(new Error('No file is saved')), { timeout: 60_000, interval: 10 });
    await Promise.all(reading);
  } finally {
    made.mockRestore();
    pressed.mockRestore();
  }
  return file;
}

/** Chooses a file for programs beside the button of an export. */
export async function pressForPrograms(button: HTMLElement): Promise<void> {
  const choice = button.parentElement?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  choice?.click();
  const items = () =>
    choice?.parentElement?.querySelectorAll<HTMLElement>(`[id="${choice.getAttribute('aria-controls')}"] [role^="menuitem"]`);
  await vi.waitFor(() => items()?.length === 2 || Promise.reject(new Error('No choice is open')));
  items()?.[1]?.click();
}

/** What a file has to be like beside its rows. */
export interface FileOf {
  /** Platform code. */
  language: string;
  texts: Texts;
  timeZone: string | undefined;
  /** Sums of the page by column, as they are shown. */
  sums: Readonly<Record<string, string>>;
}

interface Wanted {
  head: string;
  kind: 'number' | 'time' | 'text';
  /** Null for words that depend on the parts of a value. */
  of: (row: Row) => string | null;
}

const commas = new Set(['PT', 'VI', 'ID']);
const numeric = new Set(['money', 'signedMoney', 'percent', 'count', 'signedCount']);

const isNone = (value: unknown): boolean => value === undefined || value === null || value === '';
const plainOf = (value: unknown): string =>
  isNone(value) ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** What a spreadsheet has to get for a column, found from the rows in another way than the file is made. */
function wantedOf(column: PublishedColumn, rows: readonly Row[], { texts, timeZone, language }: FileOf): Wanted[] {
  const { name, label, format } = column;
  const [namespace = '', key = ''] = label.split(':');
  const head = texts[namespace]?.[key] ?? '';
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const code: Wanted = {
    head: (texts['records']?.['export_code'] ?? '').replace('{{head}}', head),
    kind: 'text',
    of: (row) => plainOf(row[name]),
  };
  const inZone = (value: unknown) => (isNone(value) ? '' : new Date(Number(value)).toLocaleString('sv-SE', { timeZone }));
  const wordOf = (row: Row) => texts['records']?.[`${name}_${plainOf(row[name])}`];
  if (format === 'dateTime' || format === 'day') {
    const length = format === 'day' ? 10 : 19;
    return [{ head: `${head} (${zone})`, kind: 'time', of: (row) => inZone(row[name]).slice(0, length) }];
  }
  if (numeric.has(format)) {
    const sign = commas.has(language) ? ',' : '.';
    return [{ head, kind: 'number', of: (row) => plainOf(row[name]).replace('.', sign) }];
  }
  if (format === 'terms' || format === 'statuses') {
    const words: Wanted = { head, kind: 'text', of: (row) => (Object.keys(row[name] ?? {}).length === 0 ? '' : null) };
    return format === 'terms' ? [words] : [words, code];
  }
  const words: Wanted = { head, kind: 'text', of: (row) => wordOf(row) ?? plainOf(row[name]) };
  return format === 'status' || rows.some((row) => wordOf(row) !== undefined) ? [words, code] : [{ ...code, head }];
}

/** Without the apostrophes that keep a spreadsheet from running or converting a text. */
const bare = (cell: string | undefined): string | undefined => cell?.replaceAll("'", '');

/** Whether a spreadsheet leaves a cell as what it is. */
const isSafe = (cell: string, kind: Wanted['kind']): boolean =>
  kind === 'text' ? !/^\s*[\d=+@-]/.test(cell) : cell === '' || /^-?\d/.test(cell);

function cellFault(line: readonly string[], at: number, wanted: Wanted, row: Row): boolean {
  const cell = line[at] ?? '';
  const plain = wanted.of(row);
  return !isSafe(cell, wanted.kind) || (plain === null ? cell === '' : bare(cell) !== bare(plain));
}

/** Digits and sign of an amount, however it is written. */
const figuresOf = (amount: string): string => `${/[-\u2212]/.test(amount) ? '-' : ''}${amount.replace(/\D/g, '')}`;

/** What is wrong with the line of sums, which are those that the page shows. */
function sumFaults(
  line: readonly string[] | undefined,
  columns: readonly (Wanted & { sum?: string })[],
  label: string,
): string[] {
  const wanted = columns.map(({ sum = '' }, at) => (at === 0 ? label : figuresOf(sum)));
  const given = line?.map((cell, at) => (at === 0 ? cell : figuresOf(cell))) ?? [];
  return JSON.stringify(given) === JSON.stringify(wanted) ? [] : [`its file sums ${given.join()} instead of ${wanted.join()}`];
}

/** How a file for a spreadsheet differs from the rows and sums that it has to have. */
export function faultsOfFile(text: string, list: RecordList, rows: readonly Row[], file: FileOf): string[] {
  const published = [...list.records.columns, ...list.records.detail];
  const columns = published.flatMap((column) => {
    const sum = file.sums[column.name];
    return wantedOf(column, rows, file).map((wanted) => ({ ...wanted, ...(sum !== undefined && { sum }) }));
  });
  const [head = [], ...lines] = cellsOfCsv(text, commas.has(file.language) ? ';' : ',');
  const heads = columns.map((wanted) => wanted.head);
  const found: string[] = [];
  if (!text.startsWith('\uFEFF')) found.push('its file has no byte order mark');
  if (JSON.stringify(head) !== JSON.stringify(heads)) found.push(`its file begins ${head.join()} instead of ${heads.join()}`);
  if (Object.keys(file.sums).length > 0) found.push(...sumFaults(lines.pop(), columns, file.texts['records']?.['total'] ?? ''));
  if (lines.length !== rows.length) found.push(`its file has ${lines.length} rows of ${rows.length}`);
  for (const [nth, line] of lines.entries()) {
    for (const [at, wanted] of columns.entries()) {
      if (cellFault(line, at, wanted, rows[nth] ?? {}))
        found.push(`row ${nth + 1} of its file has ${wanted.head} as ${line[at]} instead of ${wanted.of(rows[nth] ?? {})}`);
    }
  }
  return found.slice(0, 5);
}
