import { requestLaunch } from '#state/launch/requestLaunch.ts';
import { keepLaunch } from '#state/launch/launch.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { GameToStart } from '#state/games/startGame.ts';
import { explainFailure } from './explainFailure.ts';

/** Launches a vendor's game in a page; on the seamless page it opens there. */
export async function startThirdParty(portal: Portal, game: GameToStart): Promise<void> {
  const outcome = await requestLaunch(portal, game);
  if ('reason' in outcome) return explainFailure(portal, outcome);
  keepLaunch(portal, outcome.launch);
  const here = portal.router.path().split('?')[0];
  if (here !== pathOfRoute(portal.brand, 'seamless')) portal.router.navigate(pathOfRoute(portal.brand, 'game') ?? '/game');
}
