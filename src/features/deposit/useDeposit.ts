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
import { isUsual, type Repeat, repeatOf } from './repeat.ts';
import { type OwnLimit, useOwnLimit } from './useOwnLimit.ts';

interface Choices {
  channelId: string;
  promotionId: string;
  /** Null until it is typed: the payer of the last deposit. */
  payerName: string | null;
}

const noChoices: Choices = { channelId: '', promotionId: '', payerName: null };

/** The last deposits that were credited. */
export const CREDITED = { pageNo: 1, pageSize: 10, status: 'CREDITED' } as const;

/** Their order: channels of one type stand together. */
const types: readonly DepositChannelType[] = ['BANK', 'EWALLET', 'CARD', 'CRYPTO'];

/** What is asked of the platform; without a payer where the channel asks for none. */
interface Wanted {
  channelId: string;
  amount: string;
  payer: string | null;
  promotionId: string;
}

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
  /** The last deposit, where it can be made again. */
  repeat: Repeat | null;
  /** Sends the last deposit once more, or asks where that is needed. */
  sendAgain: () => void;
  /** All figures are shown and wait for a yes. */
  isConfirming: boolean;
  confirm: (isAsked: boolean) => void;
  /** Sends what is chosen, or asks first: a fee, a bonus, or more than the member has deposited before. */
  next: () => void;
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
export function useDeposit(offer: DepositChannelsResponse | undefined, credited: readonly DepositOrder[]): Deposit {
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
  const payerName = choices.payerName ?? credited.find((row) => row.payerName !== undefined)?.payerName ?? '';
  const repeat = repeatOf(credited, channels, ownLimit?.left);

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
  useUnsaved(shown === '' && (amount.text !== '' || (choices.payerName ?? '') !== ''));

  const send = (wanted: Wanted | null) =>
    void write.run(async () => {
      if (wanted === null || !(await realAccountOnly(portal))) return null;
      const { channelId, payer } = wanted;
      return {
        request: {
          channelId,
          amount: wanted.amount,
          ...(payer !== null && { payerName: payer.trim() }),
          ...(wanted.promotionId !== '' && { promotionId: wanted.promotionId }),
        },
      };
    });
  const payerOf = ({ needPayer }: DepositChannel, name: string) => (needPayer === true ? name : null);
  const chosen: Wanted | null =
    channel === null || amount.amount === null
      ? null
      : {
          channelId: channel.id,
          amount: amount.amount,
          payer: payerOf(channel, payerName),
          promotionId: bonus?.promotionId ?? '',
        };
  const begin = (wanted: Wanted | null, fee: string | undefined) => {
    if (wanted === null) return;
    const { promotionId } = wanted;
    if (isUsual({ amount: wanted.amount, fee, hasBonus: promotionId !== '' }, credited)) send(wanted);
    else confirm(true);
  };

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
    repeat,
    sendAgain() {
      if (repeat === null) return;
      const { id: channelId, fee } = repeat.channel;
      change({ channelId, promotionId: '', payerName: repeat.payerName });
      amount.set(repeat.amount);
      begin({ channelId, amount: repeat.amount, payer: payerOf(repeat.channel, repeat.payerName), promotionId: '' }, fee);
    },
    next: () => begin(chosen, channel?.fee),
    send: () => send(chosen),
  };
}
