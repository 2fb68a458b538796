import { writeSession } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { GameToStart } from '#state/games/startGame.ts';

/** Opens the slots lobby, or the brand's first one, where this vendor's list opens and removes the stored key. */
export function openVassalage(portal: Portal, { vassalage }: GameToStart): void {
  writeSession({ vassalage });
  const paths = portal.brand.layout.routes['lobby']?.paths ?? [];
  portal.router.navigate(paths.find((path) => path === '/rng') ?? paths[0] ?? '/');
}
