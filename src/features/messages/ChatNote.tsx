import { useTranslation } from 'react-i18next';
import { useBadge } from '#state/badges/useBadge.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal, useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

/** The way to the chat, with its unread messages; nothing where the operator has none. */
export function ChatNote() {
  const portal = usePortal();
  const { t } = useTranslation('messages');
  const isOn = useSystem(({ flags }) => flags.isOn('chat'));
  const kind = useSession(({ vipService }) => (vipService ? 'vip' : 'live'));
  const count = useBadge('chat');
  if (!isOn || portal.registry.find('action', 'chat') === null) return null;
  return (
    <Alert
      action={
        <Button size="sm" variant="secondary" data-action="openChat" onClick={() => void runAction(portal, 'chat')}>
          {t('open_chat')}
        </Button>
      }
    >
      {t(count === 0 ? `chat_${kind}` : 'chat_unread', { count })}
    </Alert>
  );
}
