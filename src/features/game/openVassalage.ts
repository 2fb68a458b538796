import { writeSession } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { GameToStart } from '#state/games/startGame.ts';

/** Opens the slots lobby, where this vendor's list opens and removes the stored key. */
export function openVassalage(portal: Portal, { vassalage }: GameToStart): void {
  writeSession({ vassalage });
  portal.router.navigate('/rng');
}
