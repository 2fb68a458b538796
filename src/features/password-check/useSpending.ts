import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageText } from '#platform/errors/errors.ts';
import { messageText } from '#platform/errors/messageText.ts';
import type { PasswordCheck } from '#state/money/passwordCheck.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';

export interface Spending {
  write: WriteForm<never>;
  /** There is no transaction password. */
  isUnset: boolean;
  /** Above the form. */
  failure: string | null;
  /** At the password's field. */
  passwordFault: string | null;
  spend: (password: string, contact: string) => Promise<void>;
}

/** The write that a transaction password confirms; a wrong or missing password is shown at its field. */
export function useSpending(check: PasswordCheck, onDone: (earlier: boolean) => void): Spending {
  const { t } = useTranslation('password-check');
  const [isUnset, setUnset] = useState(!check.hasPassword);
  const [passwordFault, setPasswordFault] = useState<MessageText | null>(null);
  const write = useWrite(check.call, check.object, {
    tells: 'earlier',
    onDone: (_, earlier) => onDone(earlier),
    onRefused({ code, message }) {
      if (code === 'payment_password_unset') setUnset(true);
      else if (code === 'payment_password_wrong') setPasswordFault(message);
      else return false;
      return true;
    },
  });
  const words = (message: MessageText | null) => (message === null ? null : messageText(t, message));

  return {
    write,
    isUnset,
    failure: words(write.failure),
    passwordFault: words(passwordFault),
    spend: (password, contact) => {
      setPasswordFault(null);
      return write.run(async () => ({ request: check.request(password, contact) }));
    },
  };
}
