import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/types.ts';
import { limits } from '#engine/constants.ts';
import { formatDateTime } from '#engine/dates.ts';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/PortalProvider.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import styles from './NoticeModal.module.css';

const idOf = (notice: Notice) => String(notice.id ?? notice.date);

/** Pages of nine, a list and the chosen announcement; on a phone one after the other (NTC-06..08). */
export function NoticeModal({ slotProps, close, params }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('notices');
  const notices = useSystem((state) => state.announcements.player) ?? [];
  const wanted = notices.findIndex((notice) => idOf(notice) === params['id']);
  const [page, setPage] = useState(Math.floor(Math.max(wanted, 0) / limits.noticePageSize) + 1);
  const [chosenId, setChosenId] = useState(wanted < 0 ? null : (params['id'] ?? null));

  const pageCount = Math.ceil(notices.length / limits.noticePageSize);
  const shown = notices.slice((page - 1) * limits.noticePageSize, page * limits.noticePageSize);
  const chosen = notices.find((notice) => idOf(notice) === chosenId) ?? null;
  const detail = chosen ?? shown[0] ?? null;
  const date = (notice: Notice) => formatDateTime(notice.date, { timeZone: brand.timeZone }) ?? '';

  return (
    <Modal {...slotProps} title={t('portal:announcements')} closeLabel={t('portal:close')} onClose={() => close()} width={960}>
      {notices.length === 0 ? (
        <EmptyState icon="megaphone" title={t('empty_title')} text={t('empty_text')} />
      ) : (
        <div className={styles.panes} data-reading={chosen !== null || undefined}>
          <div className={styles.list}>
            <ul>
              {shown.map((notice) => (
                <li key={idOf(notice)}>
                  <button
                    type="button"
                    className={styles.notice}
                    aria-current={detail === notice || undefined}
                    onClick={() => setChosenId(idOf(notice))}
                  >
                    <span className={styles.title}>{notice.title}</span>
                    <time className="micro num" dateTime={new Date(notice.date).toISOString()}>
                      {date(notice)}
                    </time>
                  </button>
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              onChange={(next) => {
                setPage(next);
                setChosenId(null);
              }}
              labels={{
                nav: t('pages'),
                previous: t('previous_page'),
                next: t('next_page'),
                page: (number) => t('page', { number }),
              }}
            />
          </div>
          {detail !== null && (
            <article className={styles.detail} aria-live="polite">
              <Button className={styles.back} variant="text" size="sm" icon="arrow-left" onClick={() => setChosenId(null)}>
                {t('all')}
              </Button>
              <h3 className="h-m">{detail.title}</h3>
              <time className="small subtle num" dateTime={new Date(detail.date).toISOString()}>
                {date(detail)}
              </time>
              <SafeHtml html={detail.content} className={styles.content} />
            </article>
          )}
        </div>
      )}
    </Modal>
  );
}
