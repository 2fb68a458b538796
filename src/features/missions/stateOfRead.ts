import type { PanelState } from '#engine/registry.ts';
import type { Read } from '#state/reads/useRead.ts';

/** How a panel of one read stands; data of an earlier answer count. */
export function stateOfRead({ data, isPending }: Pick<Read<unknown>, 'data' | 'isPending'>, isEmpty: boolean): PanelState {
  if (data !== undefined) return isEmpty ? 'empty' : 'ready';
  return isPending ? 'loading' : 'error';
}
