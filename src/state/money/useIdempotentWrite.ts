import { useRef, useState } from 'react';
import type { MessageText } from '#platform/errors/errors.ts';
import type { Outcome } from './idempotentWrite.ts';

export interface IdempotentWrite<Value> {
  /** `unknown`: the answer was lost and the platform's records could not be read. */
  phase: 'ready' | 'sending' | 'checking' | 'unknown';
  failure: MessageText | null;
  /** Sends the write unless one is on its way. Null from `send`: nothing was sent. */
  run: (send: () => Promise<Outcome<Value> | null>) => Promise<void>;
  /** Reads the platform's records again, and sends nothing. */
  reconcile: () => Promise<void>;
}

interface Options<Value> {
  /** After a lost answer: whether the platform's records show the write; null when they cannot be read. */
  happened: () => Promise<boolean | null>;
  /** Shown when the records prove that nothing was received. */
  notReceived: MessageText;
  /** With the answer, or with null when the answer was lost and the records show the write. */
  onDone: (value: Value | null) => void;
  /** True when a refusal is shown elsewhere and is no failure of the whole form. */
  onRefused?: (refusal: { code: string; message: MessageText }) => boolean;
}

/**
 * One write that must not happen twice: at most one try at a time, and after a lost answer the platform's records decide
 * before anything is sent again. The key of the tries belongs to the caller.
 */
export function useIdempotentWrite<Value>({ happened, notReceived, onDone, onRefused }: Options<Value>): IdempotentWrite<Value> {
  const busy = useRef(false);
  const [phase, setPhase] = useState<IdempotentWrite<Value>['phase']>('ready');
  const [failure, setFailure] = useState<MessageText | null>(null);

  const finish = (value: Value | null) => {
    setPhase('ready');
    onDone(value);
  };
  const reconcile = async () => {
    setPhase('checking');
    const found = await happened();
    if (found === true) return finish(null);
    if (found === false) setFailure(notReceived);
    setPhase(found === false ? 'ready' : 'unknown');
  };

  return {
    phase,
    failure,
    reconcile,
    async run(send) {
      if (busy.current) return;
      busy.current = true;
      setFailure(null);
      setPhase('sending');
      try {
        const outcome = await send();
        if (outcome?.kind === 'unknown') return await reconcile();
        if (outcome?.kind === 'done') return finish(outcome.value);
        if (outcome !== null && onRefused?.(outcome) !== true) setFailure(outcome.message);
        setPhase('ready');
      } finally {
        busy.current = false;
      }
    },
  };
}
