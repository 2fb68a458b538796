import type { LotteryView } from '#sandbox/play/playView.ts';
import { moneyOf } from '#sandbox/values/amounts.ts';
import { useTools } from '../shared/GameContext.tsx';
import { Icon } from '../shared/icons.tsx';
import { picksName, playName } from './playNames.ts';
import { costOf, countBets, type Slip } from './useSlip.ts';

interface Props {
  lottery: LotteryView;
  slip: Slip;
  /** The draw takes bets, and none is on its way. */
  isOpen: boolean;
  onPlace: () => void;
}

/** The bets that wait, each with its stake, what they cost together, and the button that places them all. */
export function SlipCard({ lottery, slip, isOpen, onPlace }: Props) {
  const { say, money } = useTools();
  const total = moneyOf(slip.total);
  return (
    <section className="waiting" aria-label={say('slip')} data-slip={slip.bets.length}>
      <p className="count">
        <b>{`${say('slip')} · ${slip.bets.length}`}</b>
        <button type="button" className="quiet" onClick={slip.clear}>
          {say('clearAll')}
        </button>
      </p>
      <ul className="bets">
        {slip.bets.map((bet) => {
          const { id, play, picks, stake, refusal } = bet;
          const name = playName(say, lottery, play.id);
          return (
            <li key={id}>
              <span>
                <b>{name}</b>
                <span className="picks">{picksName(say, picks)}</span>
                <small>{`${say('bets', { n: String(countBets(play, picks)) })} × ${money(stake)}`}</small>
                {refusal !== null && <small className="refusal">{say(refusal)}</small>}
              </span>
              <span className="end">
                <button
                  type="button"
                  className="round"
                  aria-label={say('remove', { x: `${name} ${picksName(say, picks)}` })}
                  onClick={() => slip.remove(id)}
                >
                  <Icon name="close" />
                </button>
                <b>{money(moneyOf(costOf(bet)))}</b>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="controls">
        <p className="total">
          <small>{say('total')}</small>
          <b data-slip-total={total}>{money(total)}</b>
        </p>
        <button type="button" className="main" aria-disabled={!isOpen} onClick={() => isOpen && onPlace()}>
          {say('placeAll', { n: slip.bets.length })}
        </button>
      </div>
    </section>
  );
}
