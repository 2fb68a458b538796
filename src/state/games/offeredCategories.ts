import type { MenuEntry } from '#contract/types.ts';
import { inhouseVendors, useGameVendors } from './gameVendors.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/**
 * Tells whether a menu entry's category has vendors. Until the platform has told its vendors every
 * category counts as offered: what stands in the published page does not jump.
 */
export function useOffered(): (entry: MenuEntry) => boolean {
  const { brand } = usePortal();
  const { vendors } = useGameVendors();
  return ({ category }) => {
    if (category === undefined || vendors === undefined) return true;
    return category === 'INHOUSE' ? inhouseVendors(vendors, brand).length > 0 : vendors.has(category);
  };
}
