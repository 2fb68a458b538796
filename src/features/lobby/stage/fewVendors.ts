import type { Lobby } from '#state/games/lobbies.ts';
import type { LobbyName } from '#state/games/lobbyNames.ts';

/** More of them are found faster as tiles. */
const MOST = 4;

/** Whether a lobby is a stage: a few vendors with one game each, and no list of games. */
export const isStage = ({ vendors, single }: Pick<Lobby, 'vendors' | 'single'>): boolean =>
  vendors.length === 0 && single.length > 0 && single.length <= MOST;

/** Whether a lobby is likely to be one while its vendors load, so that nothing moves when they come. */
export const isUsuallyStage = (name: LobbyName): boolean => name === 'sports';
