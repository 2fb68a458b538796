import type { PrizeMode } from '#contract/types.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';

/**
 * The lottery of a navigation, in the history state: the address names it only together with a play type (LCH-06). The memory
 * of the tab would outlive the page, so that the menu's entry opened the last lottery.
 */
export interface StartedLottery {
  gameCode?: string | undefined;
  /** Absent when the menus determine it. */
  prizeMode?: PrizeMode | undefined;
}

/** What is known of a lottery when it is pressed. */
export function startedLottery({ gameCode, code, gameType, gameCategory }: GameToStart): StartedLottery {
  const isElectronic = (gameType ?? gameCategory) === 'ELOTT';
  return { gameCode: gameCode || code || undefined, ...(isElectronic ? { prizeMode: 'Elott' } : {}) };
}

const CODE_MAX = 60;
const modes: readonly unknown[] = ['Lott', 'ZY', 'Elott', 'SEA'] satisfies PrizeMode[];

/** Parses the state of a history entry; anything invalid counts as none. */
export function readStarted(state: unknown): StartedLottery {
  if (typeof state !== 'object' || state === null) return {};
  const { gameCode, prizeMode } = state as Record<string, unknown>;
  const isCode = typeof gameCode === 'string' && gameCode.length > 0 && gameCode.length <= CODE_MAX;
  return {
    ...(isCode ? { gameCode } : {}),
    ...(modes.includes(prizeMode) ? { prizeMode: prizeMode as PrizeMode } : {}),
  };
}
