import { useTranslation } from 'react-i18next';
import { useOverlay, usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './LaunchStage.module.css';

/** Unread messages in the bar of a game, where no menu counts them. */
export function ChatUnread() {
  const portal = usePortal();
  const { t } = useTranslation('chat');
  const { shown, unread } = useOverlay((state) => state.chat);
  if (shown !== 'closed' || unread === 0) return null;
  return (
    <IconButton
      icon="message-circle"
      className={styles.unread}
      label={t('unread', { count: unread })}
      count={unread}
      onClick={() => void runAction(portal, 'chat')}
    />
  );
}
