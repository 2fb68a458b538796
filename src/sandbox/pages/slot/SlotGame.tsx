import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome, PlayView } from '#sandbox/play/playView.ts';
import { METER, FREE_SPINS, slotSymbols } from '#sandbox/play/slot.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { type GameTools, useTools } from '../shared/GameContext.tsx';
import { GameFrame } from '../shared/GameFrame.tsx';
import { Icon } from '../shared/icons.tsx';
import { shown, useCountUp } from '../shared/motion.ts';
import { drawingOf } from '../shared/pageAddress.ts';
import { createSound } from '../shared/sound.ts';
import { StakeStepper } from '../shared/StakeStepper.tsx';
import { useGame } from '../shared/useGame.ts';
import { PayTable } from './PayTable.tsx';
import { Reels } from './Reels.tsx';

type Spun = Outcome & { kind: 'slot' };

/** Before the first spin. */
const START: readonly (readonly number[])[] = [
  [1, 0, 4],
  [5, 0, 6],
  [2, 0, 3],
  [6, 0, 5],
  [4, 0, 1],
];
const SPIN_MS = 700;
const LAND_MS = 600;

/** Less than the stake is no win: it is not celebrated. */
const isGain = ({ payout, stake, isFree }: Spun): boolean => centsOf(payout) > (isFree ? 0n : centsOf(stake));

/** What a spin brought, in words. */
function wordsOf(spun: Spun, { say, money }: GameTools): string {
  if (centsOf(spun.payout) === 0n) return say('noWin');
  return say(isGain(spun) ? 'won' : 'paidBack', { x: money(spun.payout) });
}

const linesOf = ({ wins }: Spun, { say }: GameTools): string[] =>
  wins.map(({ line, symbol, count }) => say('lineWin', { n: count, symbol: say(slotSymbols[symbol]!.name), line: line + 1 }));

function Win({ spun }: { spun: Spun | null }) {
  const tools = useTools();
  const amount = useCountUp(spun?.payout ?? '0.00');
  if (spun === null) return <div className="win" />;
  const hasWon = centsOf(spun.payout) > 0n;
  return (
    <div className="win" data-won={isGain(spun) || undefined} aria-hidden="true">
      <b data-payout={spun.payout}>{hasWon ? tools.money(amount, isGain(spun)) : wordsOf(spun, tools)}</b>
      {hasWon && <span>{linesOf(spun, tools).slice(0, 2).join(' · ')}</span>}
    </div>
  );
}

/** The demo slot. The space bar spins, too. */
export function SlotGame({ first }: { first: PlayView }) {
  const tools = useTools();
  const { say, address } = tools;
  const { view, busy, failure, play } = useGame(first);
  const [stake, setStake] = useState(view.slot?.free?.stake ?? '2.00');
  const [spun, setSpun] = useState<Spun | null>(null);
  const [phase, setPhase] = useState<'still' | 'spinning' | 'landing'>('still');
  const [loud, setLoud] = useState(false);
  const [paytable, setPaytable] = useState(false);
  const [sound] = useState(() => {
    const on = { current: false };
    return { ...createSound(() => on.current), on };
  });
  const free = view.slot?.free ?? null;
  const used = free?.stake ?? stake;

  const spin = async () => {
    if (busy) return;
    setPhase('spinning');
    const outcome = await play({ kind: 'slot', stake }, async (result) => {
      await shown(SPIN_MS);
      if (result.kind !== 'slot') return;
      setSpun(result);
      setPhase('landing');
      sound.stop();
      await shown(LAND_MS);
      if (isGain(result)) sound.win();
    });
    setPhase('still');
    if (outcome === null) setSpun(null);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // a button is pressed by its own key
    const isOwn = event.target instanceof Element && event.target.closest('button, dialog') !== null;
    if (event.key !== ' ' || event.repeat || isOwn || paytable) return;
    event.preventDefault();
    void spin();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const collected = Math.min(METER, view.slot?.meters[used] ?? 0);
  const landed = phase === 'still' ? spun : null;
  return (
    <GameFrame
      view={view}
      title={view.name}
      art={address.art}
      failure={failure}
      news={landed === null ? '' : [wordsOf(landed, tools), ...linesOf(landed, tools)].join('. ')}
      panel={
        <div className="controls">
          <StakeStepper stakes={view.stakes} value={used} onChange={setStake} disabled={busy || free !== null} />
          <button
            type="button"
            className="spin"
            aria-label={say(free === null ? 'spin' : 'freeSpin')}
            aria-disabled={busy}
            onClick={spin}
          >
            {free === null ? <Icon name="spin" size={34} /> : <b>{free.left}</b>}
          </button>
          <div className="extras">
            <button
              type="button"
              className="tool"
              aria-pressed={loud}
              onClick={() => {
                sound.on.current = !loud;
                setLoud(!loud);
              }}
            >
              <Icon name={loud ? 'sound' : 'silent'} /> <span>{say('sound')}</span>
            </button>
            <button type="button" className="tool" onClick={() => setPaytable(true)}>
              <Icon name="table" /> <span>{say('paytable')}</span>
            </button>
          </div>
        </div>
      }
    >
      <section className="stage">
        <div className="meter">
          <img src={drawingOf(address.brand, slotSymbols[0].name)} alt="" width="40" height="40" />
          <span>
            <b>{say('collection')}</b>
            <span data-meter={collected}>{say('ofMeter', { n: collected, x: METER })}</span>
          </span>
          <b className="goal">{say('freeSpins', { n: free?.left ?? FREE_SPINS })}</b>
          <meter min={0} max={METER} value={collected} aria-label={say('collection')} />
        </div>
        <Reels reels={spun?.reels ?? START} spinning={phase === 'spinning'} wins={landed?.wins ?? []} />
        <Win spun={landed} />
      </section>
      {paytable && <PayTable stake={used} onClose={() => setPaytable(false)} />}
    </GameFrame>
  );
}
