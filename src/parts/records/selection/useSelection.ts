import { useState } from 'react';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { ownIdOf } from '#parts/records/recordId.ts';
import { UNDER } from '#state/navigation/centreAddress.ts';
import type { FilterValues, RecordRow } from '#parts/records/useRecords.ts';

export interface Selection {
  /** The selected rows, over all pages, as they were last seen. */
  rows: readonly RecordRow[];
  isSelected: (row: RecordRow) => boolean;
  /** Whether the platform gave the row an id. */
  isSelectable: (row: RecordRow) => boolean;
  /** Selects a row, or takes it out. */
  toggle: (row: RecordRow) => void;
  /** Selects all rows of a page; takes them out if all are. */
  togglePage: (rows: readonly RecordRow[]) => void;
  clear: () => void;
}

type Rows = ReadonlyMap<string, RecordRow>;
const NONE: Rows = new Map();

/**
 * Rows that a person has selected, over pages and orders of one filter; another filter begins anew. A row that the platform gave
 * no id cannot be told from others, and is never selected. Null where a list has no action for several rows.
 */
export function useSelection(
  { selection = [], filters }: Pick<PublishedRecords, 'selection' | 'filters'>,
  values: FilterValues,
): Selection | null {
  const key = JSON.stringify([...filters.map(({ name }) => name), UNDER].map((name) => values[name] ?? ''));
  const [kept, setKept] = useState<{ key: string; rows: Rows }>({ key, rows: NONE });
  const rows = kept.key === key ? kept.rows : NONE;
  if (selection.length === 0) return null;
  const isSelected = (row: RecordRow) => rows.has(ownIdOf(row) ?? '');
  const change = (changed: readonly RecordRow[], isIn: boolean) => {
    const next = new Map(rows);
    for (const row of changed) {
      const id = ownIdOf(row);
      if (id === null) continue;
      if (isIn) next.set(id, row);
      else next.delete(id);
    }
    setKept({ key, rows: next });
  };
  return {
    rows: [...rows.values()],
    isSelected,
    isSelectable: (row) => ownIdOf(row) !== null,
    toggle: (row) => change([row], !isSelected(row)),
    togglePage: (page) => change(page, !page.filter((row) => ownIdOf(row) !== null).every(isSelected)),
    clear: () => setKept({ key, rows: NONE }),
  };
}
