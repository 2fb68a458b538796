import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { useOverlay, usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ChatRegion.module.css';
import { ChatWindow } from './ChatWindow.tsx';
import { chatRegionOf } from './chatRegion.ts';
import { useUnread } from './useUnread.ts';

/** The chat window while open; else a button with the number of unread messages, if any. */
export function ChatRegion({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation('chat');
  const { shown, unread } = useOverlay((state) => state.chat);
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

  if (shown !== 'closed') return <ChatWindow key={token} slotProps={slotProps} large={shown === 'large'} />;
  if (unread === 0) return null;
  return (
    <button {...slotProps} type="button" className={styles.unread} onClick={() => void runAction(portal, 'chat')}>
      <Icon name="message-circle" size={24} />
      <span className={styles.badge} aria-hidden="true">
        {unread > 99 ? '99+' : unread}
      </span>
      <span className="visually-hidden">{t('unread', { count: unread })}</span>
    </button>
  );
}
