import { useSyncExternalStore } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { onRemembered, type PanelValues, rememberedFilters } from './rememberedFilters.ts';

/** What the member has chosen in a view of a panel, also while it is changed elsewhere on the page. */
export function useRememberedFilters(key: string): PanelValues {
  const portal = usePortal();
  return useSyncExternalStore(
    (listener) => onRemembered(portal, listener),
    () => rememberedFilters(portal, key),
  );
}
