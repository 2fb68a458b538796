import type { DrawBetView, LotteryView } from '#sandbox/play/playView.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { useTools } from '../shared/GameContext.tsx';
import { picksName, playName } from './playNames.ts';

interface Props {
  lottery: LotteryView;
  bets: readonly DrawBetView[];
}

/** Bets on draws, with what each has paid. */
export function BetList({ lottery, bets }: Props) {
  const { say, money } = useTools();
  if (bets.length === 0) return <p className="hint">{say('noBets')}</p>;
  return (
    <ul className="bets">
      {bets.map(({ orderNumber, issue, play, picks, bets: count, total, payout }) => {
        const hasWon = payout !== null && centsOf(payout) > 0n;
        return (
          <li key={orderNumber} data-bet={payout === null ? 'waiting' : hasWon ? 'won' : 'lost'}>
            <span>
              <b>{playName(say, lottery, play)}</b>
              <span className="picks">{picksName(say, picks)}</span>
              <small>{`${say('draw', { x: issue })} · ${say('bets', { n: count })} · ${money(total)}`}</small>
            </span>
            <span className="end">
              <b>{payout === null ? '' : money(payout, true)}</b>
              <em>{say(payout === null ? 'waiting' : hasWon ? 'isWon' : 'isLost')}</em>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
