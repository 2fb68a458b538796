import type { DrawBetView, LotteryView, PlayOption } from '#sandbox/play/playView.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { useTools } from '../shared/GameContext.tsx';
import { drawingOf } from '../shared/pageAddress.ts';
import { Balls, ballsOf } from './Balls.tsx';
import { BetList } from './BetList.tsx';
import { valueName } from './playNames.ts';

interface Props {
  lottery: LotteryView;
  drawn: LotteryView['drawn'][number];
}

/** A draw with own bets: its numbers, the hits, and what it paid. */
export function DrawResult({ lottery, drawn }: Props) {
  const { say, money, address } = useTools();
  const bets = lottery.bets.filter(({ issue }) => issue === drawn.issue);
  const won = bets.reduce((sum, { payout }) => sum + centsOf(payout ?? '0'), 0n);
  const sum = drawn.numbers.reduce((total, number) => total + Number(number), 0);
  return (
    <section className="result" aria-label={say('resultOf', { x: drawn.issue })}>
      <div className="hero">
        <p>{say('resultOf', { x: drawn.issue })}</p>
        <Balls numbers={drawn.numbers} hits={hitsOf(lottery, bets, ballsOf(drawn.numbers))} />
        {drawn.sum.length > 0 && (
          <p>{[say('sumIs', { x: sum }), ...drawn.sum.map((name) => valueName(say, name))].join(' · ')}</p>
        )}
      </div>
      {won > 0n && (
        <div className="paid">
          <img src={drawingOf(address.brand, 'coins')} alt="" width="56" height="56" />
          <p>
            <span>{say('youWon')}</span>
            <b data-payout={moneyOf(won)}>{money(moneyOf(won), true)}</b>
          </p>
          <em>{say('credited')}</em>
        </div>
      )}
      <BetList lottery={lottery} bets={bets} />
    </section>
  );
}

/** Balls that a bet of the draw had chosen at their place, or in a pool anywhere. */
function hitsOf({ plays }: LotteryView, bets: readonly DrawBetView[], balls: readonly string[]): boolean[] {
  const had = (play: PlayOption, { picks }: DrawBetView, at: number, ball: string): boolean => {
    if (play.middle !== undefined) return false;
    if (play.pick !== undefined) return picks[0]?.includes(ball) === true;
    const column = play.id.startsWith('straight') ? at - (balls.length - play.columns.length) : at;
    return picks[column]?.includes(ball) === true;
  };
  return balls.map((ball, at) =>
    bets.some((bet) => {
      const play = plays.find(({ id }) => id === bet.play);
      return play !== undefined && had(play, bet, at, ball);
    }),
  );
}
