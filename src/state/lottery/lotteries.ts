import { useEffect } from 'react';
import type { Game, LotteryDraw } from '#contract/types.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { useRead } from '#state/reads/useRead.ts';

/** Identifies a lottery for launches and favourites. */
export const lotteryCode = (game: Game): string => game.gameCode ?? game.code ?? game.gameId ?? String(game.nodeId);

export const inMaintenance = ({ maintenance }: Game): boolean => maintenance === true || maintenance === '1';

/** Poll interval after a draw, until the platform knows the following draw. */
const ASK_AGAIN_MS = 5_000;

/** The next draw of each lottery, refetched after a draw. */
export function useNextDraws(games: readonly Game[]): (game: Game) => LotteryDraw | null {
  const codes = games.map(lotteryCode);
  const next = useRead('nextDraws', { gameCodes: codes.join(',') });
  const fetched = new Map(next.data?.map(({ gameCode, draw }) => [gameCode, draw]));
  // the later one, as menu or call may be older
  const drawOf = (game: Game) => {
    const [menu, asked] = [game.draw ?? null, fetched.get(lotteryCode(game)) ?? null];
    return menu !== null && (asked === null || menu.drawTime > asked.drawTime) ? menu : asked;
  };
  const earliest = Math.min(...games.map((game) => drawOf(game)?.drawTime ?? Infinity));
  // 0 until a draw is due, then another number every few seconds
  const overdue = useSecond((now) => (earliest > now ? 0 : 1 + Math.floor((now - earliest) / ASK_AGAIN_MS)));
  useEffect(() => {
    if (overdue) next.refetch();
    // oxlint-disable-next-line exhaustive-deps -- refetches when the interval has passed, not when the read changes
  }, [overdue]);
  return drawOf;
}

/** Phases of a countdown: until bets close, until the draw, during the draw. */
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

/** The countdown to a draw, updated every second; null in the prerender. */
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
