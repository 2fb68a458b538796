import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatUrlRequest } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { chatAddress } from './chatAddress.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';

type Address = { step: 'asking' } | { step: 'known'; url: string } | { step: 'failed'; reason: MessageText };

const INVALID: Address = { step: 'failed', reason: { key: 'errors:invalid_url' } };

/** The brand's computed colour, for the chat's heading. */
const headerColor = (): string => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim() || '#000000';

/** The address of the member's chat: VIP above the brand's rank, live otherwise. */
export function useChatAddress(): { address: Address; title: string; retry: () => void } {
  const portal = usePortal();
  const { t } = useTranslation('chat');
  const kind = useSession((state) => (state.vipService ? 'vip' : 'live'));
  const [attempt, setAttempt] = useState(0);
  const [address, setAddress] = useState<Address>({ step: 'asking' });
  const title = t(`title_${kind}`);

  useEffect(() => {
    const abort = new AbortController();
    const request: ChatUrlRequest = {
      b2c: 1,
      title,
      language: portal.preferences.getState().language as ChatUrlRequest['language'],
      headerColor: headerColor(),
      kind,
    };
    setAddress({ step: 'asking' });
    portal.client.call('chatUrl', request, { signal: abort.signal }).then(
      (reply) => {
        if (abort.signal.aborted) return;
        if (!reply.ok) return setAddress({ step: 'failed', reason: messageOf(reply) });
        const url = chatAddress(reply.value.chatUrl, portal.brand.security.hosts.chat);
        setAddress(url === null ? INVALID : { step: 'known', url });
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return;
        if (!(cause instanceof CallError)) throw cause;
        setAddress({ step: 'failed', reason: messageOf(cause) });
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line exhaustive-deps -- a change of language must not interrupt a conversation
  }, [portal, kind, attempt]);

  return { address, title, retry: () => setAttempt((count) => count + 1) };
}
