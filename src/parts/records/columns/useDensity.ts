import { useSyncExternalStore } from 'react';
import { type Density, keepDensity, keptDensity, onDensity } from '#state/panels/keptLists.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** How high the rows of the member's tables are in this browser, and how to change it for all of them. */
export function useDensity(): [Density, (density: Density) => void] {
  const { session } = usePortal();
  const username = session.getState().username ?? '';
  const density = useSyncExternalStore(onDensity, () => keptDensity(username));
  return [density, (next) => keepDensity(username, next)];
}
