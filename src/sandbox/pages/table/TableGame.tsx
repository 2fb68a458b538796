import { useState } from 'react';
import type { Outcome, PlayView } from '#sandbox/play/playView.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { useTools } from '../shared/GameContext.tsx';
import { GameFrame } from '../shared/GameFrame.tsx';
import { shown } from '../shared/motion.ts';
import { StakeStepper } from '../shared/StakeStepper.tsx';
import { useGame } from '../shared/useGame.ts';
import type { WordKey } from '../shared/words.ts';
import { TableStage } from './TableStage.tsx';

type Played = Outcome & { kind: 'table' };

const REVEAL_MS = 500;
const words = {
  cards: { act: 'deal', choose: 'chooseSide' },
  dice: { act: 'roll', choose: 'duel' },
  fish: { act: 'shoot', choose: 'chooseFish' },
} as const;

/** A table with cards, a duel with dice, or fish to shoot at. */
export function TableGame({ first, kind }: { first: PlayView; kind: keyof typeof words }) {
  const { say, money, times, address } = useTools();
  const { view, busy, failure, play } = useGame(first);
  const choices = view.choices ?? [];
  const [choice, setChoice] = useState(choices[0]?.id ?? '');
  const [stake, setStake] = useState('2.00');
  const [played, setPlayed] = useState<Played | null>(null);
  const { act, choose } = words[kind];
  const last = busy ? null : played;

  const go = async () => {
    const outcome = await play({ kind: 'table', stake, choice }, () => shown(REVEAL_MS));
    setPlayed(outcome?.kind === 'table' ? outcome : null);
  };
  const news = last === null ? '' : resultWords(last, say, money);

  return (
    <GameFrame
      view={view}
      title={view.name}
      art={address.art}
      failure={failure}
      news={news}
      panel={
        <div className="controls">
          <StakeStepper stakes={view.stakes} value={stake} onChange={setStake} disabled={busy} />
          <button type="button" className="main" aria-disabled={busy} onClick={go}>
            {say(act)}
          </button>
        </div>
      }
    >
      <section className="stage">
        <TableStage kind={kind} result={last?.result ?? null} choice={choice} />
        <div
          className="win"
          data-won={(last !== null && centsOf(last.payout) > centsOf(last.stake)) || undefined}
          aria-hidden="true"
        >
          <b data-payout={last?.payout}>{last === null ? say(choose) : news}</b>
        </div>
        {choices.length > 1 && (
          <fieldset className="choices" data-kind={kind}>
            <legend className="unseen">{say(choose)}</legend>
            {choices.map(({ id, odds }) => (
              <label key={id}>
                <input type="radio" name="choice" value={id} checked={choice === id} onChange={() => setChoice(id)} />
                <span>{say(id as WordKey)}</span>
                <b>{`${times(odds)}×`}</b>
              </label>
            ))}
          </fieldset>
        )}
      </section>
    </GameFrame>
  );
}

function resultWords(
  { result, payout, stake }: Played,
  say: ReturnType<typeof useTools>['say'],
  money: ReturnType<typeof useTools>['money'],
): string {
  const what = result.kind === 'fish' ? say(result.hit ? 'hit' : 'missed') : say(result.winner as WordKey);
  const paid = centsOf(payout);
  if (paid === 0n) return `${what} · ${say('noWin')}`;
  return `${what} · ${say(paid > centsOf(stake) ? 'won' : 'paidBack', { x: money(payout) })}`;
}
