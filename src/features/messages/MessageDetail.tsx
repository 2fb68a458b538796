import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { SafeHtml } from '#ui/html/SafeHtml.tsx';
import styles from './Messages.module.css';

interface Props {
  message: Message;
  isDeleting: boolean;
  onDelete: () => void;
  /** Returns to the list, where a phone shows one or the other. */
  onBack: () => void;
}

/** The open message. */
export function MessageDetail({ message: { title, time, content = '' }, isDeleting, onDelete, onBack }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('messages');
  const root = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useFocusHeir(root);
  // on a phone the pressed entry is hidden now
  useEffect(() => {
    if (back.current?.offsetParent) back.current.focus();
  }, []);
  return (
    <article ref={root} className={styles.detail} aria-live="polite">
      <Button ref={back} className={styles.back} variant="text" size="sm" icon="arrow-left" onClick={onBack}>
        {t('all_messages')}
      </Button>
      <p className="small subtle num">{formatDateTime(time, { timeZone: brand.timeZone })}</p>
      <h3 className="h-m">{title}</h3>
      {content === '' ? <p className="muted">{t('no_text')}</p> : <SafeHtml html={content} className={styles.content} />}
      <Button variant="outline" size="sm" data-action="messageDelete" loading={isDeleting} onClick={onDelete}>
        {t('delete')}
      </Button>
    </article>
  );
}
