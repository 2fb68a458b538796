import { useRef, useState } from 'react';
import type { Bet, Outcome, PlayView } from '#sandbox/play/playView.ts';
import { PlayRefusal } from './playClient.ts';
import { useTools } from './GameContext.tsx';
import type { WordKey } from './words.ts';

export interface Round {
  round: string;
  bet: Bet;
}

/** A started game: what it shows, and how its rounds are played. */
export interface Game {
  view: PlayView;
  /** When the view was read, by the clock of the device, ms. */
  readAt: number;
  busy: boolean;
  failure: WordKey | null;
  /** Plays a round; `land` may wait until its outcome has been seen, before balance and session follow. Null where it is refused. */
  play: (bet: Bet, land?: (outcome: Outcome) => Promise<void>) => Promise<Outcome | null>;
  /** Plays rounds one after the other; answers why each was refused, by its id, null for one that was played. */
  playAll: (rounds: readonly Round[]) => Promise<ReadonlyMap<string, WordKey | null>>;
  /** Asks again, for another lottery where a code is given. */
  refresh: (code?: string) => Promise<void>;
}

export function useGame(first: PlayView): Game {
  const { send, portal } = useTools();
  const [{ view, readAt }, setRead] = useState(() => ({ view: first, readAt: Date.now() }));
  const setView = (next: PlayView) => setRead({ view: next, readAt: Date.now() });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WordKey | null>(null);
  const code = view.lottery?.code;

  const wordOf = (cause: unknown): WordKey => (cause instanceof PlayRefusal ? cause.word : 'failed');

  const told = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await work();
    } catch (cause) {
      setFailure(wordOf(cause));
      return null;
    }
  };

  const sendRound = (round: Round) => send({ ...round, ...(code !== undefined && { code }) });

  const turn = useRef(0);
  const read = async (wanted: string | undefined): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    const reply = await send(wanted === undefined ? {} : { code: wanted });
    // what was asked for later is shown, whichever answer comes first
    if (own === turn.current) setView(reply.view);
  };

  return {
    view,
    readAt,
    busy,
    failure,
    async play(bet, land) {
      if (busy) return null;
      setBusy(true);
      setFailure(null);
      const outcome = await told(async () => {
        const reply = await sendRound({ round: crypto.randomUUID(), bet });
        if (reply.outcome !== null) await land?.(reply.outcome);
        setView(reply.view);
        portal.tell('balance');
        return reply.outcome;
      });
      // what was refused may be over: a draw that has closed
      if (outcome === null) await read(code).catch(() => undefined);
      setBusy(false);
      return outcome;
    },
    async playAll(rounds) {
      const refusals = new Map<string, WordKey | null>();
      if (busy) return refusals;
      setBusy(true);
      setFailure(null);
      for (const round of rounds) {
        try {
          const reply = await sendRound(round);
          setView(reply.view);
          portal.tell('balance');
          refusals.set(round.round, null);
        } catch (cause) {
          refusals.set(round.round, wordOf(cause));
        }
      }
      const refused = [...refusals.values()].find((word) => word !== null) ?? null;
      setFailure(refused);
      if (refused !== null) await read(code).catch(() => undefined);
      setBusy(false);
      return refusals;
    },
    refresh: async (wanted = code) => {
      setFailure(null);
      await read(wanted).catch(() => setFailure('noAnswer'));
    },
  };
}
