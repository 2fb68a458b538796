import { useEffect } from 'react';
import type { Brand } from '#engine/brand/snapshot.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type GameVendors, inhouseVendors, useGameVendors } from './gameVendors.ts';

/**
 * Reads the vendors, so that entries of categories without vendors are hidden (SID-02, SID-03). Until they are known every
 * category counts, so that the published page does not shift. Renders nothing: what is beside it does not follow the read.
 */
export function VendorCategories(): null {
  const { brand, system } = usePortal();
  const { vendors } = useGameVendors();
  useEffect(() => {
    if (vendors !== undefined) system.setState({ categories: categoriesOf(vendors, brand) });
  }, [vendors, brand, system]);
  return null;
}

/** The categories with vendors; `INHOUSE` is the brand's own games, of any category. */
const categoriesOf = (vendors: GameVendors, brand: Brand): ReadonlySet<string> =>
  new Set([...vendors.keys(), ...(inhouseVendors(vendors, brand).length > 0 ? ['INHOUSE'] : [])]);
