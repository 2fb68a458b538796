import { useState } from 'react';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { callWith } from '#state/reads/queries.ts';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { afterWrite } from '#state/session/afterWrite.ts';

type MessageWrite = 'messageRead' | 'messageDelete';

export interface MessageWrites {
  /** True once the platform has done it. */
  send: <K extends MessageWrite>(name: K, request: RequestOf<K>) => Promise<boolean>;
  /** What is being sent. */
  sending: MessageWrite | null;
  /** Why the last one failed, in the current language. */
  failure: string | null;
}

/** Changes of messages; list, bell and badges are read anew after each, also where its answer was lost. */
export function useMessageWrites(): MessageWrites {
  const portal = usePortal();
  const { failure, attempt } = useAttempt();
  const [sending, setSending] = useState<MessageWrite | null>(null);
  return {
    failure,
    sending,
    async send(name, request) {
      let isDone = false;
      setSending(name);
      await attempt(async () => {
        try {
          const reply = await callWith(portal, name, request, {});
          isDone = reply.ok;
          return reply.ok ? null : reply;
        } finally {
          setSending(null);
          afterWrite(portal, name);
        }
      });
      return isDone;
    },
  };
}
