import type { PanelState } from '#engine/registry.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { Read } from './useRead.ts';

/** How a panel stands that needs all of these reads; data of an earlier answer count. */
export function stateOfReads(reads: readonly Pick<Read<unknown>, 'data' | 'isError' | 'error'>[], isEmpty = false): PanelState {
  const failed = reads.filter(({ data, isError }) => data === undefined && isError);
  if (failed.some(({ error }) => error instanceof CallError && error.kind === 'forbidden')) return 'forbidden';
  if (failed.length > 0) return 'error';
  if (reads.some(({ data }) => data === undefined)) return 'loading';
  return isEmpty ? 'empty' : 'ready';
}
