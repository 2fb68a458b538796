import { useState } from 'react';
import type { PlayView } from '#sandbox/play/playView.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { useTools } from '../shared/GameContext.tsx';
import { GameFrame } from '../shared/GameFrame.tsx';
import { Icon } from '../shared/icons.tsx';
import { clockText } from '../shared/motion.ts';
import { StakeStepper } from '../shared/StakeStepper.tsx';
import { useGame } from '../shared/useGame.ts';
import { Balls } from './Balls.tsx';
import { BetList } from './BetList.tsx';
import { BetSlip } from './BetSlip.tsx';
import { DrawHead } from './DrawHead.tsx';
import { DrawResult } from './DrawResult.tsx';
import { LotteryLobby } from './LotteryLobby.tsx';
import { luckyPicks, noPicks, playName } from './playNames.ts';
import { SlipCard } from './SlipCard.tsx';
import { useDrawClock } from './useDrawClock.ts';
import { countBets, useSlip } from './useSlip.ts';

/** The lottery lobby and, once one is chosen, its bet slip and results. */
export function LotteryGame({ first }: { first: PlayView }) {
  const { say, money } = useTools();
  const game = useGame(first);
  const { view, busy, failure, play: placeRound, refresh } = game;
  const { lottery } = view;
  const [chosen, setChosen] = useState(0);
  const [stake, setStake] = useState('2.00');
  const [given, setPicks] = useState<string[][] | null>(null);
  const [news, setNews] = useState('');
  const slip = useSlip(game);
  const [result, setResult] = useState<string | null>(null);
  const clock = useDrawClock(game, () => {
    setResult(lottery?.draw.issue ?? null);
    void refresh();
  });
  if (lottery === undefined)
    return <LotteryLobby lotteries={view.lotteries ?? []} failure={failure} onOpen={(code) => void refresh(code)} />;

  const play = lottery.plays[chosen] ?? lottery.plays[0]!;
  const picks = given ?? noPicks(play);
  const bets = countBets(play, picks);
  const total = moneyOf(centsOf(stake) * bets);
  const drawn = lottery.drawn.find(({ issue }) => issue === result);
  const isResult = drawn !== undefined && lottery.bets.some(({ issue }) => issue === drawn.issue);
  const isOpen = !busy && !clock.isClosed;
  const isReady = bets > 0n && isOpen;
  const canAdd = bets > 0n && !slip.isFull;

  const place = async () => {
    if (!isReady) return;
    const { code, draw } = lottery;
    const outcome = await placeRound({ kind: 'lottery', stake, code, play: play.id, picks, issue: draw.issue });
    if (outcome === null) return;
    noteBet(draw.issue);
  };
  const placeSlip = async () => {
    if (await slip.place(lottery)) noteBet(lottery.draw.issue);
  };
  const noteBet = (issue: string): void => {
    setNews(say('placedFor', { x: issue }));
    setResult(null);
  };
  const addToSlip = (): void => {
    if (!canAdd) return;
    slip.add({ play, picks, stake }, lottery);
    setPicks(null);
    setNews(say('inSlip', { n: slip.bets.length + 1 }));
  };
  const choose = (index: number): void => {
    setChosen(index);
    setPicks(null);
  };

  return (
    <GameFrame
      view={view}
      title={lottery.name}
      art={lottery.art}
      failure={failure}
      news={news}
      panel={
        <>
          <p className="count">
            <span>
              <b data-bets={String(bets)}>{say('bets', { n: String(bets) })}</b>
              {picks.length > 1 && bets > 0n && ` · ${picks.map(({ length }) => length).join('×')}`}
            </span>
            <span>
              <button type="button" className="quiet" onClick={() => setPicks(luckyPicks(play))}>
                <Icon name="dice" /> {say('surprise')}
              </button>
              <button type="button" className="quiet" onClick={() => setPicks(null)}>
                <Icon name="eraser" /> {say('clear')}
              </button>
              <button type="button" className="quiet" aria-disabled={!canAdd} onClick={addToSlip}>
                <Icon name="plus" /> {say('addToSlip')}
              </button>
            </span>
          </p>
          <div className="controls">
            <StakeStepper stakes={view.stakes} value={stake} onChange={setStake} disabled={busy} label="perBet" />
            <p className="total">
              <small>{say('total')}</small>
              <b data-total={total}>{money(total)}</b>
            </p>
            <button type="button" className="main" aria-disabled={!isReady} onClick={place}>
              {say(clock.isClosed ? 'closedDraw' : isResult ? 'repeat' : 'place', { x: money(total) })}
            </button>
          </div>
        </>
      }
    >
      <div className="lottery">
        <section>
          {isResult ? (
            <>
              <DrawResult lottery={lottery} drawn={drawn} />
              <p className="next">
                {say('nextDraw', { x: lottery.draw.issue })} <b>{clockText(clock.seconds)}</b>
                <button type="button" className="quiet" onClick={() => setResult(null)}>
                  {say('change')}
                </button>
              </p>
            </>
          ) : (
            <>
              {first.lotteries !== undefined && (
                <button type="button" className="quiet" onClick={() => void refresh('')}>
                  <Icon name="back" /> {say('allLotteries')}
                </button>
              )}
              <DrawHead lottery={lottery} play={play} clock={clock} />
              <div role="group" aria-label={say('stake')} className="plays">
                {lottery.plays.map(({ id }, index) => (
                  <button key={id} type="button" aria-pressed={play.id === id} onClick={() => choose(index)}>
                    {playName(say, lottery, id)}
                  </button>
                ))}
              </div>
              <BetSlip play={play} picks={picks} onPick={setPicks} />
            </>
          )}
        </section>
        <aside>
          {slip.bets.length > 0 && <SlipCard lottery={lottery} slip={slip} isOpen={isOpen} onPlace={() => void placeSlip()} />}
          <h2>{say('myBets')}</h2>
          <BetList lottery={lottery} bets={lottery.bets} />
          <h2>{say('previous')}</h2>
          <ul className="drawn">
            {lottery.drawn.map(({ issue, numbers }) => (
              <li key={issue}>
                <small>{issue}</small>
                <Balls numbers={numbers} small />
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </GameFrame>
  );
}
