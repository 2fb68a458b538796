import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/types.ts';
import { NOTICE_PAGE_SIZE } from '#engine/constants.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { SafeHtml } from '#ui/html/SafeHtml.tsx';
import { NoticeList } from './NoticeList.tsx';
import { noticeId } from './noticeId.ts';
import styles from './Notices.module.css';

interface Props {
  notices: readonly Notice[];
  /** The announcement that is open at first, by its id, or by its date in ms where it has none. */
  initialId?: string | undefined;
  className?: string | undefined;
}

/** Announcements in pages, and the selected one beside them; one after the other on a phone. */
export function Notices({ notices, initialId, className = '' }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('notices');
  const wanted = notices.findIndex((notice) => noticeId(notice) === initialId);
  const [asked, setPage] = useState(Math.floor(Math.max(wanted, 0) / NOTICE_PAGE_SIZE) + 1);
  const page = Math.max(1, Math.min(asked, Math.ceil(notices.length / NOTICE_PAGE_SIZE)));
  const [chosenId, setChosenId] = useState(wanted < 0 ? null : (initialId ?? null));
  const root = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const read = useRef(chosenId);
  useLayoutEffect(() => {
    const entry = root.current?.querySelector<HTMLElement>(`[data-notice="${CSS.escape(read.current ?? '')}"]`);
    read.current = chosenId;
    // a phone shows the list or the announcement: what was pressed is hidden now
    if (document.activeElement?.checkVisibility() === false) (chosenId === null ? entry : back.current)?.focus();
  }, [chosenId]);

  const chosen = notices.find((notice) => noticeId(notice) === chosenId) ?? null;
  const detail = chosen ?? notices[(page - 1) * NOTICE_PAGE_SIZE] ?? null;
  if (notices.length === 0) return <EmptyState art={<EmptyArt />} title={t('empty_title')} text={t('empty_text')} />;
  return (
    <div ref={root} className={`${styles.panes} ${className}`} data-reading={chosen !== null || undefined}>
      <NoticeList
        notices={notices}
        current={detail}
        page={page}
        onPage={(next) => {
          setPage(next);
          setChosenId(null);
        }}
        onChoose={(notice) => setChosenId(noticeId(notice))}
      />
      {detail !== null && (
        <article className={styles.detail} aria-live="polite">
          <Button ref={back} className={styles.back} variant="text" size="sm" icon="arrow-left" onClick={() => setChosenId(null)}>
            {t('all')}
          </Button>
          <h3 className="h-m">{detail.title}</h3>
          <time className="small subtle num" dateTime={new Date(detail.date).toISOString()}>
            {formatDateTime(detail.date, { timeZone: brand.timeZone }) ?? ''}
          </time>
          <SafeHtml html={detail.content} className={styles.content} />
        </article>
      )}
    </div>
  );
}
