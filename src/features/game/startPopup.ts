import { requestLaunch } from '#state/launch/requestLaunch.ts';
import { launchStoreOf } from '#state/launch/launch.ts';
import type { Portal } from '#state/portal/portal.ts';
import { refreshBalance } from '#state/reads/refreshBalance.ts';
import type { GameToStart } from '#state/games/startGame.ts';
import { explainFailure } from './explainFailure.ts';

/** Launches a game in a modal; nothing of it is kept after closing. */
export async function startPopup(portal: Portal, game: GameToStart): Promise<void> {
  const outcome = await requestLaunch(portal, game);
  if ('reason' in outcome) return explainFailure(portal, outcome);
  const store = launchStoreOf(portal);
  store.setState({ launch: outcome.launch });
  await portal.overlay.openModal('gamePopupModal');
  store.setState({ launch: null });
  refreshBalance(portal);
}
