import type { RecordRow } from './useRecords.ts';

/** The first key of a row that identifies it at the platform. */
export function ownIdOf(row: RecordRow): string | null {
  const ids = [row['id'], row['referenceNumber'], row['orderNumber']];
  const id = ids.find((one) => typeof one === 'string' || typeof one === 'number');
  return id === undefined ? null : String(id);
}

/** A row's id, or its place. */
export const idOf = (row: RecordRow, index: number): string => ownIdOf(row) ?? String(index + 1);
