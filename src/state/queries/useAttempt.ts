import { messageText } from '#platform/errors/messageText.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';

/** What the platform refuses, as its replies tell it. */
type Refusal = { ok: false; code: string; message: string };

export interface Attempt {
  /** Why the last attempt failed, in the current language; null while nothing went wrong. */
  failure: string | null;
  /** Does the work and shows what goes wrong: a failure that it throws, or a refusal that it returns. */
  attempt: (work: () => Promise<Refusal | null | void>) => Promise<void>;
  /** Shows a reason that is known already. */
  fail: (reason: MessageText | null) => void;
}

/** One form's try at a call: its failure stands in the form and goes with the next try. */
export function useAttempt(): Attempt {
  const { t } = useTranslation('errors');
  const [reason, fail] = useState<MessageText | null>(null);
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
