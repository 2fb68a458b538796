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

/** The columns behind the first that have one of their own, in the brand's order: those that a reader can hide and move. */
export const movableColumns = (columns: readonly PublishedColumn[]): PublishedColumn[] => ownColumns(columns).slice(1);

/**
 * The columns in the reader's order, which names those behind the first. Names that are no columns count for nothing; a column
 * without a name in it stands behind the one that the brand has before it, and one below another behind that.
 */
export function columnsInOrder(columns: readonly PublishedColumn[], order: readonly string[]): PublishedColumn[] {
  const own = ownColumns(columns);
  const named = [...new Set(order)].flatMap((name) => own.filter((column) => column.name === name));
  if (named.length === 0) return [...columns];
  const placed = [...own.slice(0, 1), ...named];
  for (const [nth, column] of own.entries()) {
    if (!placed.includes(column)) placed.splice(placed.indexOf(own[nth - 1]!) + 1, 0, column);
  }
  const below = (column: PublishedColumn) => columns.filter(({ name }) => name === column.below);
  return [...new Set([...placed.flatMap((column) => [column, ...below(column)]), ...columns])];
}
