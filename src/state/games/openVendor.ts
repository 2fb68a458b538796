import type { GameCategory } from '#contract/types.ts';
import { vendorPathOf } from './lobbies.ts';
import type { Portal } from '#state/portal/portal.ts';
import { gameOfVendor, startsAtOnce, type Vendor } from './gameVendors.ts';
import { startGame } from './startGame.ts';

/** Activates a vendor's card: launches its game, or opens the page of its games. */
export async function openVendor(portal: Portal, card: Vendor, category?: GameCategory): Promise<void> {
  const path = startsAtOnce(portal.brand, card) || category === undefined ? null : vendorPathOf(portal.brand, category, card);
  if (path !== null) portal.router.navigate(path);
  else await startGame(portal, gameOfVendor(card, category));
}
