import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityStatus, Promotion } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { MessageText } from '#platform/errors/errors.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type Outcome, useWriteKey, type WriteKey } from '#state/money/idempotentWrite.ts';

export interface Once<Value> {
  /** `unknown`: no answer came and the platform could not be asked either. */
  phase: 'ready' | 'sending' | 'checking' | 'unknown';
  failure: string | null;
  /** Does the work unless it is being done. */
  run: (work: (key: WriteKey) => Promise<Outcome<Value> | null>) => Promise<void>;
  /** Asks again what became of it. */
  check: () => Promise<void>;
}

interface Given<Value> {
  promotion: Promotion;
  /** The status before; any other afterwards shows that the platform has acted. */
  before: ActivityStatus;
  /** With its answer, or with null where the answer was lost and the platform's records have told. */
  onDone: (value: Value | null) => void;
}

/**
 * One write for one promotion. When its answer is lost the platform is asked where the member stands, and nothing is
 * sent a second time before it has said that nothing happened (T18).
 */
export function useOnce<Value>({ promotion, before, onDone }: Given<Value>): Once<Value> {
  const portal = usePortal();
  const { t } = useTranslation('promotion');
  const key = useWriteKey();
  const busy = useRef(false);
  const [phase, setPhase] = useState<Once<Value>['phase']>('ready');
  const [failure, setFailure] = useState<MessageText | null>(null);

  const finish = (value: Value | null) => {
    key.renew();
    setPhase('ready');
    onDone(value);
  };
  const check = async () => {
    setPhase('checking');
    try {
      const reply = await portal.client.call('promotionStates');
      const now = reply.ok ? reply.value.find((state) => String(state.promotionId) === String(promotion.id)) : undefined;
      if (now === undefined) return setPhase('unknown');
      if (now.status !== before) return finish(null);
      // the same key again: should the first try still be on its way, it counts once
      setFailure({ key: 'promotion:not_received' });
      setPhase('ready');
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      setPhase('unknown');
    }
  };

  return {
    phase,
    failure: failure === null ? null : 'text' in failure ? failure.text : t(failure.key, failure.params ?? {}),
    check,
    async run(work) {
      if (busy.current) return;
      busy.current = true;
      setFailure(null);
      setPhase('sending');
      try {
        const outcome = await work(key);
        if (outcome === null) setPhase('ready');
        else if (outcome.kind === 'unknown') await check();
        else if (outcome.kind === 'done') finish(outcome.value);
        else {
          setFailure(outcome.message);
          setPhase('ready');
        }
      } finally {
        busy.current = false;
      }
    },
  };
}
