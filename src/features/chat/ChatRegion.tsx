import { useEffect } from 'react';
import type { RegionProps } from '#engine/registry.ts';
import { useOverlay, usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import { chatRegionOf } from './chatRegion.ts';
import { useUnread } from './useUnread.ts';

/** The chat window while open; else nothing, so that nothing is covered: unread messages count in menus (`badge: chat`). */
export function ChatRegion({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { shown } = useOverlay((state) => state.chat);
  const token = useSession((state) => state.token);
  useUnread(shown === 'closed');
  useEffect(() => {
    const region = chatRegionOf(portal);
    region.isMounted = true;
    return () => void (region.isMounted = false);
  }, [portal]);
  useEffect(
    // closes it for the next member
    () => () => portal.overlayStore.setState({ chat: { shown: 'closed', unread: 0 } }),
    [portal, token],
  );

  return shown === 'closed' ? null : <ChatWindow key={token} slotProps={slotProps} large={shown === 'large'} />;
}
