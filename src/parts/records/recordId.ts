import type { RecordRow } from './useRecords.ts';

/** A row's id: the first key that identifies it at the platform, or its place. */
export function idOf(row: RecordRow, index: number): string {
  const ids = [row['id'], row['referenceNumber'], row['orderNumber']];
  return String(ids.find((id) => typeof id === 'string' || typeof id === 'number') ?? index + 1);
}
