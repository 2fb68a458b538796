import { useEffect } from 'react';
import type { Game, LotteryDraw } from '#contract/types.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { useRead } from '#state/reads/useRead.ts';

/** What a lottery is opened and starred by. */
export const lotteryCode = (game: Game): string => game.gameCode ?? game.code ?? game.gameId ?? String(game.nodeId);

export const inMaintenance = ({ maintenance }: Game): boolean => maintenance === true || maintenance === '1';

/** The platform needs a moment to draw; it is asked again in this rhythm until it knows the draw after. */
const ASK_AGAIN_MS = 5_000;

/** The next draw of each lottery, asked for anew when one of them has been drawn. */
export function useNextDraws(games: readonly Game[]): (game: Game) => LotteryDraw | null {
  const codes = games.map(lotteryCode);
  const next = useRead('nextDraws', { gameCodes: codes.join(',') });
  const fetched = new Map(next.data?.map(({ gameCode, draw }) => [gameCode, draw]));
  // the later one: a menu may be older than the call, and the other way round
  const drawOf = (game: Game) => {
    const [menu, asked] = [game.draw ?? null, fetched.get(lotteryCode(game)) ?? null];
    return menu !== null && (asked === null || menu.drawTime > asked.drawTime) ? menu : asked;
  };
  const earliest = Math.min(...games.map((game) => drawOf(game)?.drawTime ?? Infinity));
  // 0 until one is due, then another number every few seconds
  const overdue = useSecond((now) => (earliest > now ? 0 : 1 + Math.floor((now - earliest) / ASK_AGAIN_MS)));
  useEffect(() => {
    if (overdue) next.refetch();
    // oxlint-disable-next-line exhaustive-deps -- asks when another while has passed, not when the read changes
  }, [overdue]);
  return drawOf;
}

/** What a countdown shows: bets until the close, then the draw, then that it is being drawn. */
export interface DrawCountdown {
  phase: 'closes' | 'draws' | 'drawing';
  seconds: number;
}

export function drawCountdown(draw: LotteryDraw, now: number): DrawCountdown {
  const toClose = secondsUntil(draw.closeTime, now);
  if (toClose > 0) return { phase: 'closes', seconds: toClose };
  const toDraw = secondsUntil(draw.drawTime, now);
  return toDraw > 0 ? { phase: 'draws', seconds: toDraw } : { phase: 'drawing', seconds: 0 };
}

/** The countdown to a draw, beat by beat; null before the page runs in a browser. */
export function useDrawCountdown(draw: LotteryDraw | null): DrawCountdown | null {
  const shown = useSecond((now) => {
    if (draw === null) return '';
    const { phase, seconds } = drawCountdown(draw, now);
    return `${phase} ${seconds}`;
  });
  if (!shown) return null;
  const [phase, seconds] = shown.split(' ') as [DrawCountdown['phase'], string];
  return { phase, seconds: Number(seconds) };
}
