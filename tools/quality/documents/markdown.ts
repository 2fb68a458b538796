/** One table row of a Markdown file: cells by column name. */
export interface TableRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** One table with the headings above it, the nearest last. */
export interface Table {
  headings: readonly string[];
  columns: readonly string[];
  rows: readonly TableRow[];
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The tables of a Markdown text in their order. A table is a header, a line of dashes, and rows. */
export function tablesOf(markdown: string): Table[] {
  const lines = markdown.split('\n');
  const tables: Table[] = [];
  const headings: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const heading = /^(#+) (.+)$/.exec(lines[index] ?? '');
    if (heading?.[1] && heading[2]) headings.splice(heading[1].length - 1, headings.length, heading[2]);
    if (!lines[index]?.startsWith('|') || !/^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '')) continue;
    const columns = cellsOf(lines[index] ?? '');
    const rows: TableRow[] = [];
    for (index += 2; lines[index]?.startsWith('|'); index++) {
      const cells = cellsOf(lines[index] ?? '');
      rows.push({ line: index + 1, cells: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])) });
    }
    tables.push({ headings: [...headings], columns, rows });
  }
  return tables;
}

/**
 * The table below the heading.
 * @internal Read by tests.
 */
export function tableBelow(markdown: string, heading: string): Table {
  const table = tablesOf(markdown).find(({ headings }) => headings.at(-1) === heading);
  if (!table) throw new Error(`No table below "${heading}"`);
  return table;
}
