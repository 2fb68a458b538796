import { useState } from 'react';
import type { Outcome, PlayView } from '#sandbox/play/playView.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { useTools } from '../shared/GameContext.tsx';
import { GameFrame } from '../shared/GameFrame.tsx';
import { shown } from '../shared/motion.ts';
import { StakeStepper } from '../shared/StakeStepper.tsx';
import { useGame } from '../shared/useGame.ts';

const PLAY_MS = 900;

interface Chosen {
  match: number;
  outcome: string;
}

/** Matches of a vendor with their odds; the demo plays a match to its end at once. */
export function MatchGame({ first }: { first: PlayView }) {
  const { say, money, times, address } = useTools();
  const { view, busy, failure, play } = useGame(first);
  const matches = view.matches ?? [];
  const [stake, setStake] = useState('2.00');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [played, setPlayed] = useState<(Outcome & { kind: 'match' }) | null>(null);
  const match = matches.find(({ id }) => id === chosen?.match);
  const price = match?.odds.find(({ outcome }) => outcome === chosen?.outcome)?.price;
  const name = matches.find(({ id }) => id === played?.match)?.name ?? '';
  const score = played === null ? '' : `${name} ${played.score.join(' : ')}`;
  const paid = played === null ? '' : centsOf(played.payout) === 0n ? say('noWin') : say('won', { x: money(played.payout) });

  const place = async () => {
    if (chosen === null) return;
    setPlayed(null);
    const outcome = await play({ kind: 'match', stake, ...chosen }, () => shown(PLAY_MS));
    setPlayed(outcome?.kind === 'match' ? outcome : null);
  };

  return (
    <GameFrame
      view={view}
      title={view.name}
      art={address.art}
      failure={failure}
      news={played === null ? '' : `${say('final')}: ${score}. ${paid}`}
      panel={
        <>
          <p className="hint">
            {price === undefined
              ? say('chooseOdds')
              : say('possible', { x: money(moneyOf((centsOf(stake) * centsOf(price)) / 100n)) })}
          </p>
          <div className="controls">
            <StakeStepper stakes={view.stakes} value={stake} onChange={setStake} disabled={busy} />
            <button type="button" className="main" aria-disabled={busy || price === undefined} onClick={place}>
              {say('place')}
            </button>
          </div>
        </>
      }
    >
      <section className="stage matches">
        {(played !== null || busy) && (
          <div className="score" aria-hidden="true" data-won={(played !== null && centsOf(played.payout) > 0n) || undefined}>
            <small>{say(busy ? 'atOnce' : 'final')}</small>
            <b>{busy ? match?.name : score}</b>
            <span data-payout={played?.payout}>{paid}</span>
          </div>
        )}
        <h2>{say('matches')}</h2>
        <ul>
          {matches.map(({ id, name: teams, league, odds }) => (
            <li key={id}>
              <span>
                <b>{teams}</b>
                <small>{league}</small>
              </span>
              <span role="group" aria-label={teams} className="odds">
                {odds.map((one) => (
                  <button
                    key={one.outcome}
                    type="button"
                    aria-pressed={chosen?.match === id && chosen.outcome === one.outcome}
                    onClick={() => setChosen({ match: id, outcome: one.outcome })}
                  >
                    <small>{one.outcome}</small>
                    {times(one.price)}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p>{say('atOnce')}</p>
      </section>
    </GameFrame>
  );
}
