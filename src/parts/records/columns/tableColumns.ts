import type { PublishedColumn } from '#engine/records/panels.ts';

interface Chosen {
  /** Names of columns that the reader has hidden. */
  hidden: readonly string[];
  /** A phone shows cards, whose lines the brand has placed. */
  isNarrow: boolean;
}

/** Columns of their own in a wide table: those below others have none. The first always stays. */
export function ownColumns(columns: readonly PublishedColumn[]): PublishedColumn[] {
  const below = new Set(columns.map((column) => column.below));
  return columns.filter(({ name }) => !below.has(name));
}

/** The columns of a table as it is shown, each with the one whose value stands below its own. */
export function tableColumns(
  columns: readonly PublishedColumn[],
  { hidden, isNarrow }: Chosen,
): { column: PublishedColumn; below: PublishedColumn | undefined }[] {
  if (isNarrow) return columns.map((column) => ({ column, below: undefined }));
  return ownColumns(columns)
    .filter(({ name }, index) => index === 0 || !hidden.includes(name))
    .map((column) => ({ column, below: columns.find(({ name }) => name === column.below) }));
}
