import type { GameCategory, VendorCard } from '#contract/types.ts';
import { vendorPathOf } from './lobbies.ts';
import type { Portal } from '#state/portal/portal.ts';
import { gameOfVendor, startsAtOnce } from '#state/games/gameVendors.ts';
import { startGame } from '#state/games/startGame.ts';

/** Does what a vendor's card of a category is for: starts its game, or leads to the page of its games. */
export async function openVendor(portal: Portal, card: VendorCard, category?: GameCategory): Promise<void> {
  const path = startsAtOnce(portal.brand, card) || category === undefined ? null : vendorPathOf(portal.brand, category, card);
  if (path !== null) portal.router.navigate(path);
  else await startGame(portal, gameOfVendor(card, category));
}
