import type { GameCategory } from '#contract/types.ts';
import { asCallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { gameOfVendor, vendorRequest, vendorsByCategory, type Vendor } from '#state/games/gameVendors.ts';
import { openVendor } from '#state/games/openVendor.ts';
import { pageLeft } from '#state/navigation/pageLeft.ts';
import type { Portal } from '#state/portal/portal.ts';
import { readQuery, RefusedError } from '#state/reads/queries.ts';
import { type GameToStart, startGame } from '#state/games/startGame.ts';

const lotteries: readonly GameCategory[] = ['LOTT', 'ELOTT'];

/**
 * Launches what a banner or a menu entry names: `VENDOR`, `VENDOR/CATEGORY` or `VENDOR/CATEGORY/GAME` (D-31). A vendor with
 * many games opens its lobby; an unknown vendor shows a message.
 */
export async function startNamedGame(portal: Portal, name = ''): Promise<void> {
  const [vassalage = '', wanted, id] = name.split('/');
  const isLeft = pageLeft(portal);
  let found: { card: Vendor; category: GameCategory } | null;
  try {
    found = await portal.overlay.whileBusy(() => findVendor(portal, vassalage, wanted));
  } catch (cause) {
    if (isLeft()) return;
    portal.overlay.toast(messageOf(cause instanceof RefusedError ? cause : asCallError(cause, 'gameVendor')), 'error');
    return;
  }
  if (isLeft()) return;
  if (found === null) {
    portal.overlay.toast({ key: 'errors:invalid_url' }, 'error');
    return;
  }
  const { card, category } = found;
  if (id) await startGame(portal, gameOf(card, category, id));
  else await openVendor(portal, card, category);
}

/** The vendor in the named category or in its first one; null when the platform does not have it. */
async function findVendor(portal: Portal, vassalage: string, wanted: string | undefined) {
  const { queries } = await portal.serverState.load();
  const reply = await queries.fetchQuery(readQuery(portal, 'gameVendor', vendorRequest));
  for (const [category, { cards }] of vendorsByCategory(reply, portal.brand)) {
    const card = cards.find((one) => one.vassalage === vassalage);
    if (card !== undefined && (!wanted || wanted === category)) return { card, category };
  }
  return null;
}

function gameOf(card: Vendor, category: GameCategory, id: string): GameToStart {
  // the card may name its game
  const { nodeId: _, ...vendor } = gameOfVendor(card, category);
  // a named game launches even if the vendor's games open as a list
  const isGame = card.isGame === 'ROOM' ? 'ROOM' : 'GAME';
  return { ...vendor, isGame, ...(lotteries.includes(category) ? { gameCode: id } : { gameId: id }) };
}
