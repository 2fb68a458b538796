import { messageText } from '#platform/errors/messageText.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';

type Refusal = { ok: false; code: string; message: string };

export interface Attempt {
  /** Why the last try failed, in the current language; null without a failure. */
  failure: string | null;
  /** Runs the work and shows its failure: a thrown error, or a returned refusal. */
  attempt: (work: () => Promise<Refusal | null | void>) => Promise<void>;
  fail: (reason: MessageText | null) => void;
}

/**
 * A form's submit state: its failure is shown in the form, and cleared by the next try, also by one that ends at a field.
 * @param form the form whose fields have errors of their own
 */
export function useAttempt(form?: { formState: { errors: object } }): Attempt {
  const { t } = useTranslation('errors');
  const [reason, fail] = useState<MessageText | null>(null);
  const [hadFault, setHadFault] = useState(false);
  const hasFault = form !== undefined && Object.keys(form.formState.errors).length > 0;
  if (hasFault !== hadFault) {
    setHadFault(hasFault);
    if (hasFault && reason !== null) fail(null);
  }
  const attempt = async (work: () => Promise<Refusal | null | void>) => {
    fail(null);
    try {
      const refusal = await work();
      if (refusal) fail(messageOf(refusal));
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      fail(messageOf(cause));
    }
  };
  const failure = reason === null ? null : messageText(t, reason);
  return { failure, attempt, fail };
}
