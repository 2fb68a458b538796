import { askLaunch, keepLaunch } from '#state/launch.ts';
import { pathOfRoute } from '#state/links.ts';
import type { Portal } from '#state/portal.ts';
import type { GameToStart } from '#state/startGame.ts';
import { explainFailure } from './explainFailure.ts';

/** Starts a vendor's game in a page of its own (LCH-07..09). */
export async function startThirdParty(portal: Portal, game: GameToStart): Promise<void> {
  const outcome = await askLaunch(portal, game);
  if ('reason' in outcome) return explainFailure(portal, outcome);
  keepLaunch(portal, outcome.launch);
  portal.router.navigate(pathOfRoute(portal.brand, 'game') ?? '/game');
}
