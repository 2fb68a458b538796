import { useState } from 'react';
import { betsIn, type LotteryPlay } from '#sandbox/play/lottery.ts';
import type { LotteryView, PlayOption } from '#sandbox/play/playView.ts';
import { type Cents, centsOf } from '#sandbox/values/amounts.ts';
import type { Game } from '../shared/useGame.ts';
import type { WordKey } from '../shared/words.ts';

/** Most bets that wait on a slip; the simulated platform keeps answers for twice as many. */
const MOST = 10;

/** A bet that waits on the slip, with its own stake; it is placed on the draw that is next then. */
export interface SlipBet {
  /** Id of its round: sent again after a lost answer, it is placed once. */
  id: string;
  /** Of the lottery. */
  code: string;
  play: PlayOption;
  picks: string[][];
  stake: string;
  /** Why it was not placed. */
  refusal: WordKey | null;
}

/** What the page shows of the odds is text; the count of bets needs none of it. */
export const countBets = (play: PlayOption, picks: string[][]): bigint =>
  betsIn({ ...play, odds: 0n } satisfies LotteryPlay, picks);

export const costOf = ({ play, picks, stake }: Pick<SlipBet, 'play' | 'picks' | 'stake'>): Cents =>
  centsOf(stake) * countBets(play, picks);

/** The bets that wait for the shown lottery. */
export function useSlip({ view, playAll }: Game) {
  const [all, setAll] = useState<readonly SlipBet[]>([]);
  const code = view.lottery?.code;
  const bets = all.filter((bet) => bet.code === code);
  return {
    bets,
    total: bets.reduce((sum, bet) => sum + costOf(bet), 0n),
    isFull: bets.length >= MOST,
    add: (bet: Pick<SlipBet, 'play' | 'picks' | 'stake'>, lottery: LotteryView) =>
      setAll([...all, { ...bet, id: crypto.randomUUID(), code: lottery.code, refusal: null }]),
    remove: (id: string) => setAll(all.filter((bet) => bet.id !== id)),
    clear: () => setAll(all.filter((bet) => bet.code !== code)),
    /** Places them all; what is refused stays. Answers whether any was placed. */
    async place({ draw }: LotteryView): Promise<boolean> {
      const refusals = await playAll(
        bets.map(({ id, play, picks, stake, code: of }) => ({
          round: id,
          bet: { kind: 'lottery', stake, code: of, play: play.id, picks, issue: draw.issue },
        })),
      );
      setAll((known) =>
        known
          .filter(({ id }) => refusals.get(id) !== null)
          .map((bet) => ({ ...bet, refusal: refusals.get(bet.id) ?? bet.refusal })),
      );
      return [...refusals.values()].includes(null);
    },
  };
}

export type Slip = ReturnType<typeof useSlip>;
