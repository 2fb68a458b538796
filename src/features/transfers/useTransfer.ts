import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletTransferRequest } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { type AmountInput, useAmount } from '#parts/money/useAmount.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';

/** Who gets the money. */
export interface Receiver {
  type: 'UPLINE' | 'DOWNLINE';
  account: string;
}

interface Transfer {
  write: WriteForm<WalletTransferRequest>;
  field: AmountInput;
  remark: string;
  setRemark: (remark: string) => void;
  /** At the password's field. */
  passwordFault: string | null;
  /** There is no transaction password. */
  isUnset: boolean;
  failure: string | null;
  /** The request that the person is asked about. */
  asked: WalletTransferRequest | null;
  /** `amount` is null where it was not sent from here, `reference` where the records show it and the answer was lost. */
  done: { amount: string | null; reference: string | null } | null;
  ask: (password: string) => void;
  cancel: () => void;
  send: () => Promise<void>;
}

/** The transfer being typed, the question, and the write. The password is in the request alone, for as long as it is asked. */
export function useTransfer({ type, account }: Receiver, balance: string): Transfer {
  const object = type === 'UPLINE' ? 'upline' : `downline ${account}`;
  const { t } = useTranslation(['transfers', 'errors', 'writes']);
  const [asked, setAsked] = useState<WalletTransferRequest | null>(null);
  const [done, setDone] = useState<Transfer['done']>(null);
  const [passwordFault, setPasswordFault] = useState<string | null>(null);
  const [isUnset, setUnset] = useState(false);
  const [remark, setRemark] = useDraft(`transfer:${object}:remark`, '');
  const field = useAmount(`transfer:${object}:amount`, { min: '0.01', balance });
  const write = useWrite('walletTransfer', object, {
    onDone(value, _, request) {
      setDone({ amount: request?.amount ?? null, reference: value?.referenceNumber ?? null });
      field.set('');
      setRemark('');
    },
    onRefused({ code, message }) {
      if (code === 'payment_password_wrong') setPasswordFault(messageText(t, message));
      else if (code === 'payment_password_unset') setUnset(true);
      else return false;
      return true;
    },
  });
  useUnsaved(field.text !== '' || remark !== '');

  return {
    write,
    field,
    remark,
    setRemark,
    passwordFault,
    isUnset,
    failure: write.failure === null ? null : messageText(t, write.failure),
    asked,
    done,
    ask(paymentPassword) {
      setDone(null);
      setUnset(false);
      const amount = field.check();
      setPasswordFault(amount !== null && paymentPassword === '' ? t('writes:payment_password_missing') : null);
      if (amount === null || paymentPassword === '') return;
      const words = remark.trim();
      const sides = { type, from: 'MAIN', to: 'MAIN', target: account } as const;
      setAsked({ ...sides, amount, paymentPassword, ...(words !== '' && { remark: words }) });
    },
    cancel: () => setAsked(null),
    async send() {
      if (asked !== null) await write.run(async () => ({ request: asked })).finally(() => setAsked(null));
    },
  };
}
