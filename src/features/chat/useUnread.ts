import { useEffect } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';

const PERIOD_MS = 60_000;

/** Polls the unread count every minute, while the page is visible and the chat is closed. */
export function useUnread(wanted: boolean): void {
  const portal = usePortal();
  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        // a failed count needs no message
        const reply = await portal.client.call('chatUnread', undefined, { signal: abort.signal }).catch(() => null);
        if (abort.signal.aborted) return;
        if (reply?.ok) {
          const unread = Math.max(0, Math.trunc(reply.value.unReadCount));
          portal.overlayStore.setState(({ chat }) => ({ chat: { ...chat, unread } }));
        }
      }
      timer = setTimeout(() => void ask(), PERIOD_MS);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [portal, wanted]);
}
