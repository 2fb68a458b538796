/** A spreadsheet runs cells that begin so as formulas. */
const FORMULA = /^[=+\-@\t\r\0]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One cell of RFC 4180; text that a spreadsheet would run is neutralised by an apostrophe, numbers stay numbers (T16). */
function cellOf(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file with a byte order mark, which spreadsheets need to read UTF-8. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
