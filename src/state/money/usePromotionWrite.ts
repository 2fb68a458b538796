import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { useWrite, type WriteForm } from './useWrite.ts';

export type PromotionCall = 'applyPromotion' | 'claimReward' | 'claimRaffle';

export interface PromotionWrite<K extends PromotionCall> {
  write: WriteForm<RequestOf<K>>;
  isBusy: boolean;
  failure: string | null;
}

interface Options<K extends PromotionCall> {
  promotionId: string | number;
  call: K;
  /** With the answer, or null where the answer was lost and the platform's records have decided. */
  onDone: (value: ResponseOf<K> | null) => void;
  /** When the outcome of a try begun before this form is known. */
  onEarlier?: () => void;
  /** Reads the member's state again when the records do not show a write: another tab may have changed it. */
  refetch: () => void;
}

/** One write for one promotion (T18). */
export function usePromotionWrite<K extends PromotionCall>({
  promotionId,
  call,
  onDone,
  onEarlier,
  refetch,
}: Options<K>): PromotionWrite<K> {
  const { t } = useTranslation('promotion');
  const write = useWrite<K>(call, String(promotionId), {
    tells: 'earlier',
    onDone(value, earlier) {
      if (earlier) onEarlier?.();
      else onDone(value);
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
