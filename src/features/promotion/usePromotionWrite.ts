import { useTranslation } from 'react-i18next';
import type { ActivityStatus, Promotion } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { type Outcome, readOrNull, useWriteKey, type WriteKey } from '#state/money/idempotentWrite.ts';
import { type IdempotentWrite, useIdempotentWrite } from '#state/money/useIdempotentWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

interface PromotionWrite<Value> {
  phase: IdempotentWrite<Value>['phase'];
  failure: string | null;
  /** Sends the write under the form's key. */
  run: (send: (key: WriteKey) => Promise<Outcome<Value> | null>) => Promise<void>;
  reconcile: () => Promise<void>;
}

interface Options<Value> {
  promotion: Promotion;
  /** The status before; any other afterwards shows that the platform has acted. */
  before: ActivityStatus;
  /** With its answer, or with null where the answer was lost and the platform's records have told. */
  onDone: (value: Value | null) => void;
}

/** One write for one promotion; the member's status decides after a lost answer (T18). */
export function usePromotionWrite<Value>({ promotion, before, onDone }: Options<Value>): PromotionWrite<Value> {
  const portal = usePortal();
  const { t } = useTranslation('promotion');
  const key = useWriteKey();
  const { phase, failure, run, reconcile } = useIdempotentWrite<Value>({
    async happened() {
      const reply = await readOrNull(() => portal.client.call('promotionStates'));
      const now = reply?.ok ? reply.value.find((state) => String(state.promotionId) === String(promotion.id)) : undefined;
      return now === undefined ? null : now.status !== before;
    },
    // the key stays: should the first try still be on its way, both count as one
    notReceived: { key: 'promotion:not_received' },
    onDone(value) {
      key.renew();
      onDone(value);
    },
  });
  return {
    phase,
    failure: failure === null ? null : messageText(t, failure),
    run: (send) => run(() => send(key)),
    reconcile,
  };
}
