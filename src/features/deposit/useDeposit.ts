import { useState } from 'react';
import type {
  ApplyDepositRequest,
  DepositBonus,
  DepositChannel,
  DepositChannelsResponse,
  DepositChannelType,
  DepositOrder,
} from '#contract/types.ts';
import { type AmountInput, useAmount } from '#parts/money/useAmount.ts';
import { realAccountOnly } from '#state/account/realAccount.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';

interface Choices {
  channelId: string;
  promotionId: string;
  payerName: string;
  /** Reference number of the deposit whose payment is shown. */
  shown: string;
}

const noChoices: Choices = { channelId: '', promotionId: '', payerName: '', shown: '' };

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
  change: (changes: Partial<Choices>) => void;
  write: WriteForm<ApplyDepositRequest>;
  /** All figures are shown and wait for a yes. */
  isConfirming: boolean;
  confirm: (isAsked: boolean) => void;
  send: () => void;
  shown: string;
  /** The answer for the shown deposit, until its record has been read. */
  order: DepositOrder | null;
}

/** A deposit from the choice of the channel to its payment. Everything typed is a draft; nothing of it is secret. */
export function useDeposit(offer: DepositChannelsResponse | undefined): Deposit {
  const portal = usePortal();
  const byCard = useSystem((state) => state.flags.isOn('payCredit'));
  const withBonus = useSystem((state) => state.flags.isOn('promoWelcome'));
  const [choices, setChoices] = useDraft('deposit', noChoices);
  const [isConfirming, confirm] = useState(false);
  const [order, setOrder] = useState<DepositOrder | null>(null);
  const change = (changes: Partial<Choices>) => setChoices((known) => ({ ...known, ...changes }));

  const channels = (offer?.channels ?? [])
    .filter(({ type }) => byCard || type !== 'CARD')
    .toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type));
  const channel = channels.find(({ id }) => id === choices.channelId) ?? channels[0] ?? null;
  const bonuses = withBonus ? (offer?.bonuses ?? []) : [];
  const bonus = bonuses.find(({ promotionId }) => promotionId === choices.promotionId) ?? null;
  const amount = useAmount('depositAmount', { min: bonus?.min ?? channel?.min, max: channel?.max });
  const { payerName, shown } = choices;

  const write = useWrite('applyDeposit', '', {
    tells: 'unanswered',
    onDone(value) {
      confirm(false);
      amount.set('');
      setOrder(value);
      // without the answer the deposit is found among those that wait for a payment
      setChoices({ ...noChoices, shown: value?.referenceNumber ?? '' });
    },
    onRefused() {
      confirm(false);
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
    change,
    write,
    isConfirming,
    confirm,
    shown,
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
