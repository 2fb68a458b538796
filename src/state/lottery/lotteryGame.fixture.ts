import type { Game } from '#contract/types.ts';

/** A lottery whose bets close in a minute. */
export const lottery = (code: string, more: Partial<Game> = {}): Game => ({
  nodeId: `LOTT-${code}`,
  gameCode: code,
  gameName: `Lottery ${code}`,
  gameType: 'LOTT',
  gameCategory: 'LOTT',
  vassalage: 'TCG_LOTTO',
  draw: { issue: '7', closeTime: Date.now() + 60_000, drawTime: Date.now() + 70_000 },
  ...more,
});
