import { useState } from 'react';
import type {
  ApplyDepositRequest,
  DepositBonus,
  DepositChannel,
  DepositChannelsResponse,
  DepositChannelType,
  DepositOrder,
} from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { type AmountInput, useAmount } from '#parts/money/useAmount.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { isRestricted } from '#state/session/playRestriction.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { type OwnLimit, useOwnLimit } from './useOwnLimit.ts';

interface Choices {
  channelId: string;
  promotionId: string;
  payerName: string;
}

const noChoices: Choices = { channelId: '', promotionId: '', payerName: '' };

/** Their order: channels of one type stand together. */
const types: readonly DepositChannelType[] = ['BANK', 'EWALLET', 'CARD', 'CRYPTO'];

export interface Deposit {
  channels: readonly DepositChannel[];
  channel: DepositChannel | null;
  /** Promotions of the platform; none where the brand may not offer them. */
  bonuses: readonly DepositBonus[];
  bonus: DepositBonus | null;
  payerName: string;
  amount: AmountInput;
  /** The member's own limit of which less is left than the channel takes; null without one. */
  ownLimit: OwnLimit | null;
  /** The least amount, of channel and bonus. */
  min: string | undefined;
  change: (changes: Partial<Choices>) => void;
  write: WriteForm<ApplyDepositRequest>;
  /** All figures are shown and wait for a yes. */
  isConfirming: boolean;
  confirm: (isAsked: boolean) => void;
  send: () => void;
  /** Reference number of the deposit that is shown instead of the form; empty without one. */
  shown: string;
  show: (referenceNumber: string) => void;
  /** The shown one is final: once it is left, the form is back. */
  finish: () => void;
  /** The answer for the shown deposit, until its record has been read. */
  order: DepositOrder | null;
}

/** A deposit from the choice of the channel to its payment. Everything typed is a draft; nothing of it is secret. */
export function useDeposit(offer: DepositChannelsResponse | undefined): Deposit {
  const portal = usePortal();
  const byCard = useSystem((state) => state.flags.isOn('payCredit'));
  const withBonus = useSystem((state) => state.flags.isOn('promoWelcome'));
  const [choices, setChoices] = useDraft('deposit', noChoices);
  const [unfinished, setUnfinished] = useDraft('depositUnfinished', '');
  const [shown, setShown] = useState(unfinished);
  const [isConfirming, confirm] = useState(false);
  const [order, setOrder] = useState<DepositOrder | null>(null);
  const change = (changes: Partial<Choices>) => setChoices((known) => ({ ...known, ...changes }));
  const show = (referenceNumber: string) => {
    setShown(referenceNumber);
    setUnfinished(referenceNumber);
  };

  const channels = (offer?.channels ?? [])
    .filter(({ type }) => byCard || type !== 'CARD')
    .toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type));
  const channel = channels.find(({ id }) => id === choices.channelId) ?? channels[0] ?? null;
  const bonuses = withBonus ? (offer?.bonuses ?? []) : [];
  const bonus = bonuses.find(({ promotionId }) => promotionId === choices.promotionId) ?? null;
  const bonusMin = bonus?.min ?? '0';
  const min = compareAmounts(bonusMin, channel?.min ?? '0') > 0 ? bonusMin : channel?.min;
  const { ownLimit, renew } = useOwnLimit(channel?.max);
  const amount = useAmount('depositAmount', { min, max: ownLimit?.left ?? channel?.max });
  const { payerName } = choices;

  const write = useWrite('applyDeposit', '', {
    tells: 'unanswered',
    onDone(value) {
      confirm(false);
      amount.set('');
      setOrder(value);
      // without the answer the deposit is found among those that wait for a payment
      setChoices(noChoices);
      show(value?.referenceNumber ?? '');
    },
    onRefused({ code }) {
      confirm(false);
      if (code === 'own_deposit_limit') renew();
      void isRestricted(portal, code);
      return false;
    },
  });
  useUnsaved(shown === '' && (amount.text !== '' || payerName !== ''));

  return {
    channels,
    channel,
    bonuses,
    bonus,
    payerName,
    amount,
    ownLimit,
    min,
    change,
    write,
    isConfirming,
    confirm,
    shown,
    show,
    finish: () => setUnfinished(''),
    order: order?.referenceNumber === shown ? order : null,
    send: () =>
      void write.run(async () => {
        if (channel === null || amount.amount === null || !(await realAccountOnly(portal))) return null;
        return {
          request: {
            channelId: channel.id,
            amount: amount.amount,
            ...(channel.needPayer === true && { payerName: payerName.trim() }),
            ...(bonus !== null && { promotionId: bonus.promotionId }),
          },
        };
      }),
  };
}
