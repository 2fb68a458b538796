import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageText } from '#platform/errors/errors.ts';
import type { PasswordCheck } from '#state/money/passwordCheck.ts';

export interface Spending {
  /** `unknown`: the answer was lost and the records could not be read. `unset`: there is no transaction password. */
  phase: 'ready' | 'sending' | 'checking' | 'unknown' | 'unset';
  /** Above the form. */
  failure: string | null;
  /** At the password's field. */
  passwordFault: string | null;
  spend: (password: string, contact: string) => Promise<void>;
  /** Looks into the platform's records, and sends nothing. */
  look: () => Promise<void>;
}

/** One spending: at most one try at a time, and after a lost answer a look into the records first (T18). */
export function useSpending(check: PasswordCheck | null, onDone: () => void): Spending {
  const { t } = useTranslation('password-check');
  const busy = useRef(false);
  const [phase, setPhase] = useState<Spending['phase']>('ready');
  const [failure, setFailure] = useState<MessageText | null>(null);
  const [passwordFault, setPasswordFault] = useState<MessageText | null>(null);
  const words = (message: MessageText | null) =>
    message === null ? null : 'text' in message ? message.text : t(message.key, message.params ?? {});

  const look = async () => {
    setPhase('checking');
    const happened = (await check?.happened()) ?? null;
    if (happened === true) return onDone();
    if (happened === false) setFailure({ key: 'password-check:not_received' });
    setPhase(happened === false ? 'ready' : 'unknown');
  };

  return {
    phase,
    failure: words(failure),
    passwordFault: words(passwordFault),
    look,
    async spend(password, contact) {
      if (busy.current || check === null) return;
      busy.current = true;
      setFailure(null);
      setPasswordFault(null);
      setPhase('sending');
      try {
        const outcome = await check.run(password, contact);
        if (outcome.kind === 'done') return onDone();
        if (outcome.kind === 'unknown') return await look();
        if (outcome.code === 'payment_password_unset') return setPhase('unset');
        if (outcome.code === 'payment_password_wrong') setPasswordFault(outcome.message);
        else setFailure(outcome.message);
        setPhase('ready');
      } finally {
        busy.current = false;
      }
    },
  };
}
