import { useState } from 'react';
import type { Bet, Outcome, PlayView } from '#sandbox/play/playView.ts';
import { PlayRefusal } from './playClient.ts';
import { useTools } from './GameContext.tsx';
import type { WordKey } from './words.ts';

/** A started game: what it shows, and how its rounds are played. */
export interface Game {
  view: PlayView;
  /** When the view was read, by the clock of the device, ms. */
  readAt: number;
  busy: boolean;
  failure: WordKey | null;
  /** Plays a round; `land` may wait until its outcome has been seen, before balance and session follow. Null where it is refused. */
  play: (bet: Bet, land?: (outcome: Outcome) => Promise<void>) => Promise<Outcome | null>;
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

  const told = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await work();
    } catch (cause) {
      setFailure(cause instanceof PlayRefusal ? cause.word : 'failed');
      return null;
    }
  };

  const read = (wanted: string | undefined): Promise<void> =>
    send(wanted === undefined ? {} : { code: wanted }).then((reply) => setView(reply.view));

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
        const reply = await send({ round: crypto.randomUUID(), bet, ...(code !== undefined && { code }) });
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
    refresh: async (wanted = code) => {
      await told(() => read(wanted));
    },
  };
}
