import { Moment } from '#parts/moments/Moment.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/types.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { htmlToText } from '#ui/html/htmlToText.ts';
import { messageRequest, type MessageTab } from './messageRequest.ts';
import styles from './Messages.module.css';

interface Props {
  tab: MessageTab;
  page: number;
  /** Id of the message that is open. */
  current: string | null;
  onOpen: (message: Message, page: number) => void;
  /** Told once the page is there. */
  onLoaded: (page: number) => void;
}

/** As much HTML as an excerpt needs; UTF-16 units. */
const EXCERPT_HTML = 600;

/** The messages of one page: titles with time and the first words. */
export function MessagePage({ tab, page, current, onOpen, onLoaded }: Props) {
  const { t } = useTranslation('messages');
  const read = useRead('messageList', messageRequest(tab, page));
  const isLoaded = read.data !== undefined;
  useEffect(() => {
    if (isLoaded) onLoaded(page);
  }, [isLoaded, onLoaded, page]);
  if (read.data === undefined) {
    return <li>{read.isError ? <ReadFailed reads={[read]} /> : <RecordSkeleton label={t('portal:loading')} />}</li>;
  }
  return read.data.rows.map((message) => (
    <Row key={message.id} message={message} isCurrent={message.id === current} onOpen={() => onOpen(message, page)} />
  ));
}

/** A message that is read leaves the unread ones, with the focus of who has opened it. */
function Row({ message, isCurrent, onOpen }: { message: Message; isCurrent: boolean; onOpen: () => void }) {
  const { t } = useTranslation('messages');
  const row = useRef<HTMLLIElement>(null);
  useFocusHeir(row);
  return (
    <li ref={row} data-row={message.id} data-status={message.status}>
      <button type="button" className={styles.message} aria-current={isCurrent || undefined} onClick={onOpen}>
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
          <Moment ms={message.time} />
        </span>
        <span className={styles.excerpt} data-column="content">
          {htmlToText((message.content ?? '').slice(0, EXCERPT_HTML))}
        </span>
      </button>
    </li>
  );
}
