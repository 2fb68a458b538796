import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { htmlToText } from '#ui/html/htmlToText.ts';
import { stepFocus } from '#ui/layout/stepFocus.ts';
import styles from './Messages.module.css';

interface Props {
  rows: readonly Message[];
  /** Id of the message that is open. */
  current: string | null;
  onOpen: (message: Message) => void;
}

/** As much HTML as an excerpt needs; UTF-16 units. */
const EXCERPT_HTML = 600;

/** Titles with time and the first words; arrow keys move between them. */
export function MessageList({ rows, current, onOpen }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('messages');
  return (
    <ul aria-label={t('list')} onKeyDown={(event) => void stepFocus(event, 'button', 'vertical')}>
      {rows.map((message) => (
        <li key={message.id} data-row={message.id} data-status={message.status}>
          <button
            type="button"
            className={styles.message}
            aria-current={message.id === current || undefined}
            onClick={() => onOpen(message)}
          >
            <span className={styles.subject}>
              {message.status === 'UNREAD' && (
                <span className={styles.dot}>
                  <span className="visually-hidden">{t('is_unread')}</span>
                </span>
              )}
              <span className={styles.title} data-column="title">
                {message.title}
              </span>
            </span>
            <span className="micro subtle num" data-column="time">
              {formatDateTime(message.time, { timeZone: brand.timeZone })?.slice(0, 16)}
            </span>
            <span className={styles.excerpt} data-column="content">
              {htmlToText((message.content ?? '').slice(0, EXCERPT_HTML))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
