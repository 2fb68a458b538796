import { useEffect } from 'react';
import type { Brand } from '#engine/brand/snapshot.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type GameVendors, inhouseVendors, useGameVendors, type Vendor } from './gameVendors.ts';

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

/** The categories with vendors, each with its number of games; `INHOUSE` is the brand's own games, of any category. */
function categoriesOf(vendors: GameVendors, brand: Brand): ReadonlyMap<string, number | null> {
  const inhouse = inhouseVendors(vendors, brand);
  const found = [...vendors].map(([name, { cards }]) => [name, gamesOf(cards)] as const);
  return new Map<string, number | null>([...found, ...(inhouse.length > 0 ? [['INHOUSE', gamesOf(inhouse)] as const] : [])]);
}

/** Null where a vendor does not say how many it has: a sum of some would be wrong. */
const gamesOf = (cards: readonly Vendor[]): number | null =>
  cards.reduce<number | null>((sum, { games }) => (sum === null || games === undefined ? null : sum + games), 0);
