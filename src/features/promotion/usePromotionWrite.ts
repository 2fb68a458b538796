import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/types.ts';
import type { RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

type PromotionCall = 'applyPromotion' | 'claimReward' | 'claimRaffle';

interface PromotionWrite<K extends PromotionCall> {
  write: WriteForm<RequestOf<K>>;
  isBusy: boolean;
  failure: string | null;
}

interface Options<K extends PromotionCall> {
  promotion: Promotion;
  call: K;
  /** With the answer, or null where the answer was lost and the platform's records have decided. */
  onDone: (value: ResponseOf<K> | null) => void;
  refetch: () => void;
}

/** One write for one promotion (T18). */
export function usePromotionWrite<K extends PromotionCall>({ promotion, call, onDone, refetch }: Options<K>): PromotionWrite<K> {
  const portal = usePortal();
  const { t } = useTranslation('promotion');
  const write = useWrite<K>(call, String(promotion.id), {
    onDone(value, earlier) {
      if (earlier) portal.overlay.toast({ key: 'writes:earlier_done' }, 'ok');
      else onDone(value);
      refetch();
    },
    // another tab may have changed the member's state
    onRefused() {
      refetch();
      return false;
    },
  });
  const isAbsent = write.phase === 'absent';
  const onAbsent = useEffectEvent(refetch);
  useEffect(() => {
    if (isAbsent) onAbsent();
  }, [isAbsent]);
  return {
    write,
    isBusy: write.phase === 'sending' || write.phase === 'checking',
    failure: write.failure === null ? null : messageText(t, write.failure),
  };
}
