import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplyWithdrawRequest, BankCard, Withdrawal, WithdrawInfoResponse } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { type AmountInput, useAmount } from '#parts/money/useAmount.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

export interface Withdraw {
  write: WriteForm<ApplyWithdrawRequest>;
  amount: AmountInput;
  password: RefObject<HTMLInputElement | null>;
  /** The chosen card; null while there is none. */
  card: BankCard | null;
  choose: (id: string) => void;
  /** The largest amount that balance and fee allow. */
  most: string;
  fee: string;
  /** Above the form. */
  failure: string | null;
  passwordFault: string | null;
  /** The amount that the person is asked about. */
  asked: string | null;
  /** `reference`: null where the answer was lost and the records show it. */
  done: { reference: string | null; earlier: boolean } | null;
  ask: () => void;
  cancel: () => void;
  send: () => void;
}

const none = '0.00';

/** The input of a withdrawal, the question, and the write. The password is never kept. */
export function useWithdraw(
  info: WithdrawInfoResponse,
  cards: readonly BankCard[],
  onRequested: (withdrawal: Withdrawal) => void,
): Withdraw {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['withdraw', 'errors', 'writes']);
  const password = useRef<HTMLInputElement>(null);
  const [cardId, setCardId] = useDraft('withdraw:card', '');
  const [asked, setAsked] = useState<string | null>(null);
  const [done, setDone] = useState<Withdraw['done']>(null);
  const [passwordFault, setPasswordFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fee = info.fee ?? none;
  const affordable = sumAmounts(info.available, `-${fee}`) ?? none;
  const balance = affordable.startsWith('-') ? none : affordable;
  const amount = useAmount('withdraw:amount', { min: info.min, max: info.max, balance });
  const card = cards.find(({ id }) => id === cardId) ?? cards[0] ?? null;
  useUnsaved(amount.text !== '');

  const write = useWrite('applyWithdraw', '', {
    onDone(value, earlier) {
      if (value !== null) onRequested(value);
      setDone({ reference: value?.referenceNumber ?? null, earlier });
      amount.set('');
      if (password.current !== null) password.current.value = '';
    },
    onRefused({ code, message }) {
      if (code === 'payment_password_wrong' || code === 'payment_password_unset') {
        setPasswordFault(messageText(t, message));
        password.current?.select();
        return true;
      }
      if (!i18n.exists(`withdraw:refused_${code}`)) return false;
      setRefusal(t(`refused_${code}`));
      return true;
    },
  });

  return {
    write,
    amount,
    password,
    card,
    choose: setCardId,
    most: balance,
    fee,
    failure: refusal ?? (write.failure === null ? null : messageText(t, write.failure)),
    passwordFault,
    asked,
    done,
    ask() {
      setDone(null);
      setRefusal(null);
      setPasswordFault(null);
      const checked = amount.check();
      if (checked === null) return;
      if ((password.current?.value ?? '') === '') {
        setPasswordFault(t('writes:payment_password_missing'));
        password.current?.focus();
      } else if (card !== null) setAsked(checked);
    },
    cancel: () => setAsked(null),
    send() {
      if (asked === null || card === null) return;
      const request = { cardId: card.id, amount: asked, paymentPassword: password.current?.value ?? '' };
      void write.run(async () => ((await realAccountOnly(portal)) ? { request } : null)).finally(() => setAsked(null));
    },
  };
}
