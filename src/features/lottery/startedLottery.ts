import type { PrizeMode } from '#contract/types.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';

/** The lottery that a navigation carries beside its address, which names it only together with a play type. */
export interface StartedLottery {
  gameCode?: string | undefined;
  /** Absent where the menus have to tell. */
  prizeMode?: PrizeMode | undefined;
}

/** What is known of a lottery where it was pressed. */
export function startedLottery({ gameCode, code, gameType, gameCategory }: GameToStart): StartedLottery {
  const isElectronic = (gameType ?? gameCategory) === 'ELOTT';
  return { gameCode: gameCode || code || undefined, ...(isElectronic ? { prizeMode: 'Elott' } : {}) };
}

const CODE_MAX = 60;
const modes: readonly unknown[] = ['Lott', 'ZY', 'Elott', 'SEA'] satisfies PrizeMode[];

/** Reads what a history entry carries; anything that is no lottery counts as none. */
export function readStarted(state: unknown): StartedLottery {
  if (typeof state !== 'object' || state === null) return {};
  const { gameCode, prizeMode } = state as Record<string, unknown>;
  const isCode = typeof gameCode === 'string' && gameCode.length > 0 && gameCode.length <= CODE_MAX;
  return {
    ...(isCode ? { gameCode } : {}),
    ...(modes.includes(prizeMode) ? { prizeMode: prizeMode as PrizeMode } : {}),
  };
}
