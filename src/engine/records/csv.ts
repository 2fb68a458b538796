/** What a column holds: amounts stay numbers in a spreadsheet, moments may become its dates, and texts stay as they are. */
export type CsvKind = 'number' | 'time' | 'text';

export interface CsvColumn {
  head: string;
  kind: CsvKind;
}

/** How a file is written. */
export interface CsvWriting {
  separator: ',' | ';';
  /** Before decimals. */
  decimal: string;
  /** Whether a spreadsheet would turn a text into a number or a date; absent where programs read the file. */
  converts?: (text: string) => boolean;
}

/** Where a spreadsheet begins a cell: some split at another separator or at tabs, and at line ends within quotes. */
const cellStarts: Readonly<Record<CsvWriting['separator'], RegExp>> = {
  ',': /(^|[;\t\r\n])([\s"]*)(?=[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20])/g,
  ';': /(^|[,\t\r\n])([\s"]*)(?=[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20])/g,
};
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * One cell. An apostrophe neutralises text that a spreadsheet would run (T16), and marks text that it would make a number or a
 * date of. Neither a tab nor `="0012"` does for both: a tab begins a cell where a program splits at tabs, and a formula is what
 * no cell may be; LibreOffice shows its signs.
 */
function cellOf(value: string, kind: CsvKind, { separator, decimal, converts }: CsvWriting): string {
  if (NUMBER.test(value) && (kind === 'number' || converts === undefined)) return value.replace('.', decimal);
  const safe = value.replaceAll(cellStarts[separator], "$1$2'");
  const text = kind !== 'time' && converts?.(safe) === true ? `'${safe}` : safe;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A CSV file (RFC 4180) with a byte order mark, which spreadsheets need to read UTF-8.
 * @param notes Lines of our own after the rows, such as sums; their words are no data, so that none is marked as text.
 */
export function csvOf(
  columns: readonly CsvColumn[],
  rows: readonly (readonly string[])[],
  writing: CsvWriting,
  notes: readonly (readonly string[])[] = [],
): string {
  const { separator, decimal } = writing;
  const line = (cells: readonly string[], how: CsvWriting) =>
    columns.map(({ kind }, at) => cellOf(cells[at] ?? '', kind, how)).join(separator);
  const own = (cells: readonly string[]) => line(cells, { separator, decimal });
  const lines = [own(columns.map(({ head }) => head)), ...rows.map((row) => line(row, writing)), ...notes.map(own)];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
