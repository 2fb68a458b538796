import { useState } from 'react';
import { ownIdOf } from '../recordId.ts';
import type { RecordRow } from '../useRecords.ts';

interface OpenedRow {
  /** The row whose detail is open, as the list has it now; null for none. */
  row: RecordRow | null;
  open: (index: number) => void;
  close: () => void;
}

/** The row whose detail is open. It follows the list, so that an action shows what it has changed, and closes with its row. */
export function useOpenedRow(rows: readonly RecordRow[]): OpenedRow {
  const [opened, setOpened] = useState<{ row: RecordRow; index: number } | null>(null);
  const row = opened && currentRow(rows, opened);
  if (opened !== null && row === null) setOpened(null);
  return {
    row,
    open: (index) => {
      const pressed = rows[index];
      if (pressed !== undefined) setOpened({ row: pressed, index });
    },
    close: () => setOpened(null),
  };
}

/** A row without an id cannot be found again, and stays as it was. */
function currentRow(rows: readonly RecordRow[], { row, index }: { row: RecordRow; index: number }): RecordRow | null {
  const id = ownIdOf(row);
  if (id === null) return row;
  const isSame = (one: RecordRow) => ownIdOf(one) === id;
  // the platform may send one id twice: then the place tells them apart
  return rows.slice(index, index + 1).find(isSame) ?? rows.find(isSame) ?? null;
}
