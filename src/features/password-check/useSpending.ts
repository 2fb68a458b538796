import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageText } from '#platform/errors/errors.ts';
import { messageText } from '#platform/errors/messageText.ts';
import type { PasswordCheck } from '#state/money/passwordCheck.ts';
import { type IdempotentWrite, useIdempotentWrite } from '#state/money/useIdempotentWrite.ts';

export interface Spending {
  /** `unset`: there is no transaction password. */
  phase: IdempotentWrite<unknown>['phase'] | 'unset';
  /** Above the form. */
  failure: string | null;
  /** At the password's field. */
  passwordFault: string | null;
  spend: (password: string, contact: string) => Promise<void>;
  reconcile: () => Promise<void>;
}

/** The write that a transaction password confirms; a wrong or missing password is shown at its place. */
export function useSpending(check: PasswordCheck | null, onDone: () => void): Spending {
  const { t } = useTranslation('password-check');
  const [isUnset, setUnset] = useState(false);
  const [passwordFault, setPasswordFault] = useState<MessageText | null>(null);
  const { phase, failure, run, reconcile } = useIdempotentWrite<unknown>({
    happened: async () => (await check?.happened()) ?? null,
    notReceived: { key: 'password-check:not_received' },
    onDone,
    onRefused({ code, message }) {
      if (code === 'payment_password_unset') setUnset(true);
      else if (code === 'payment_password_wrong') setPasswordFault(message);
      else return false;
      return true;
    },
  });
  const words = (message: MessageText | null) => (message === null ? null : messageText(t, message));

  return {
    phase: isUnset ? 'unset' : phase,
    failure: words(failure),
    passwordFault: words(passwordFault),
    reconcile,
    async spend(password, contact) {
      if (check === null) return;
      await run(() => {
        setPasswordFault(null);
        return check.run(password, contact);
      });
    },
  };
}
