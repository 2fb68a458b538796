import type { GameToStart } from '#engine/games/launchKind.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { pathOfRoute } from '#state/navigation/links.ts';

/** The path of a launched lottery; names lottery and play type only when both are known. */
export function startedPath(brand: Brand, { gameCode, defaultPlayType }: GameToStart): string {
  const params = gameCode && defaultPlayType ? { gameCode, playType: defaultPlayType } : {};
  return pathOfRoute(brand, 'lottery', params) ?? '/';
}
