import { messageText } from '#platform/errors/messageText.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { cx } from '#ui/dom/cx.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { ChatFrame } from './ChatFrame.tsx';
import styles from './ChatWindow.module.css';
import { useChatAddress } from './useChatAddress.ts';

interface Props {
  slotProps: SlotProps;
  large: boolean;
}

/** A window of 440 by 750 px, or twice as wide, in the corner; the page behind it stays usable. */
export function ChatWindow({ slotProps, large }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['chat', 'errors']);
  const root = useRef<HTMLElement>(null);
  const { address, title, retry } = useChatAddress();
  const [late, setLate] = useState(false);

  const show = (shown: 'closed' | 'small' | 'large') =>
    portal.overlayStore.setState(({ chat }) => ({ chat: { ...chat, shown } }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') show('closed');
  };
  const again = () => {
    setLate(false);
    retry();
  };

  useEffect(() => {
    const opener = document.activeElement;
    root.current?.focus({ preventScroll: true });
    const element = root.current;
    return () => {
      const inside = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  const failure = late ? t('errors:page_timeout') : address.step !== 'failed' ? null : messageText(t, address.reason);

  return (
    <section
      {...slotProps}
      ref={root}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={cx(styles.window, large && styles.large)}
      data-size={large ? 'large' : 'small'}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 className="h-s">{title}</h2>
        <IconButton
          className={styles.resize}
          icon={large ? 'minimize-2' : 'maximize-2'}
          label={t(large ? 'make_small' : 'make_large')}
          onClick={() => show(large ? 'small' : 'large')}
        />
        <IconButton icon="x" label={t('portal:close')} onClick={() => show('closed')} />
      </header>
      <div className={styles.body}>
        {failure !== null ? (
          <ErrorState title={t('failed')} text={failure} retryLabel={t('portal:retry')} onRetry={again} />
        ) : address.step === 'known' ? (
          <ChatFrame key={address.url} url={address.url} title={title} onTimeout={() => setLate(true)} onRetry={again} />
        ) : (
          <div className={styles.state}>
            <Spinner label={t('portal:loading')} />
          </div>
        )}
      </div>
    </section>
  );
}
