import { useState } from 'react';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { callWith } from '#state/reads/queries.ts';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { afterWrite } from '#state/session/afterWrite.ts';

type LimitWrite = 'setLimit' | 'keepLimit';

export interface LimitWrites {
  /** True once the platform has done it. The same once more changes nothing. */
  send: <K extends LimitWrite>(name: K, request: RequestOf<K>) => Promise<boolean>;
  isSending: boolean;
  /** Why the last one failed, in the current language. */
  failure: string | null;
}

/** Changes of limits; what they change is read anew after each, also where its answer was lost. */
export function useLimitWrite(): LimitWrites {
  const portal = usePortal();
  const { failure, attempt } = useAttempt();
  const [isSending, setSending] = useState(false);
  return {
    failure,
    isSending,
    async send(name, request) {
      if (isSending) return false;
      let isDone = false;
      setSending(true);
      await attempt(async () => {
        try {
          const reply = await callWith(portal, name, request, {});
          isDone = reply.ok;
          return reply.ok ? null : reply;
        } finally {
          setSending(false);
          afterWrite(portal, name);
        }
      });
      return isDone;
    },
  };
}
