import type { Paint } from '../terminal.ts';
import { type Kind, kinds } from './brandFeatures.ts';
import type { Parity, ParityRow } from './parityTable.ts';

export const titles: Readonly<Record<Kind, string>> = {
  setting: 'Settings',
  flag: 'Flags that are on',
  language: 'Languages',
  word: 'Words of the brand',
  page: 'Routes and their pages',
  content: 'Pieces of content',
  section: 'Sections of the home page',
  menu: 'Menu entries',
  modal: 'Modals of menus',
  panel: 'Panels of menus',
  action: 'Actions of menus',
  link: 'Other sites of menus',
  field: 'Registration fields',
};

const groups = ({ rows }: Parity): [kind: Kind, rows: ParityRow[]][] =>
  kinds.map((kind): [Kind, ParityRow[]] => [kind, rows.filter((row) => row.kind === kind)]).filter(([, own]) => own.length > 0);

const counted = ({ rows, brands }: Parity): string =>
  `${rows.length} features × ${brands.length} brands, ${rows.filter(({ differs }) => differs).length} differ (*)`;

/** The table for a terminal: one block per kind, a star before rows that differ. */
export function formatParity(parity: Parity, paint: Paint): string {
  const { brands, rows } = parity;
  const first = Math.max(...rows.map(({ name }) => name.length), ...Object.values(titles).map((title) => title.length));
  const widths = brands.map((id, at) => Math.max(id.length, ...rows.map(({ cells }) => cells[at]?.length ?? 1)));
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(first + 2)}  ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')}`.trimEnd();
  const blocks = groups(parity).map(([kind, own]) =>
    [
      paint('bold', line(titles[kind], brands)),
      ...own.map(({ name, cells, differs }) => {
        const text = line(
          `${differs ? '*' : ' '} ${name}`,
          cells.map((cell) => cell ?? '-'),
        );
        return differs ? paint('yellow', text) : text;
      }),
    ].join('\n'),
  );
  return [...blocks, counted(parity)].join('\n\n');
}

const cellText = (text: string) => text.replaceAll('|', '\\|');

/** The table as Markdown; differing rows are bold. */
export function markdownParity(parity: Parity): string {
  const tables = groups(parity).map(([kind, own]) =>
    [
      `| ${[titles[kind], ...parity.brands].map(cellText).join(' | ')} |`,
      `|${' --- |'.repeat(parity.brands.length + 1)}`,
      ...own.map(({ name, cells, differs }) => {
        const shownName = differs ? `**${cellText(name)}**` : cellText(name);
        return `| ${[shownName, ...cells.map((cell) => cellText(cell ?? '–'))].join(' | ')} |`;
      }),
    ].join('\n'),
  );
  return tables.join('\n\n');
}
