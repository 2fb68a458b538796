/** Where a spreadsheet begins a cell: some split at semicolons or tabs, and at line ends within quotes. */
const CELL_START = /(^|[;\t\r\n])([\s"]*)(?=[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20])/g;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One cell of RFC 4180; text that a spreadsheet would run is neutralised by an apostrophe, numbers stay numbers (T16). */
function cellOf(value: string): string {
  const safe = NUMBER.test(value) ? value : value.replaceAll(CELL_START, "$1$2'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file with a byte order mark, which spreadsheets need to read UTF-8. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
