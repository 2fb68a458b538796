import { writeSession } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { GameToStart } from '#state/games/startGame.ts';

/** Leads to the slots, where the list of this vendor opens and takes the key away again. */
export function openVassalage(portal: Portal, { vassalage }: GameToStart): void {
  writeSession({ vassalage });
  portal.router.navigate('/rng');
}
