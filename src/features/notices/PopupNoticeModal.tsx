import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/dates/dates.ts';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { SafeHtml } from '#ui/html/SafeHtml.tsx';
import styles from './PopupNoticeModal.module.css';

/** The popup announcements, one after the other. */
export function PopupNoticeModal({ slotProps, close }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('notices');
  const notices = useSystem((state) => state.announcements.popup) ?? [];
  const [index, setIndex] = useState(0);
  const notice = notices[index];
  const isLast = index >= notices.length - 1;
  if (notice === undefined) return null;
  return (
    <Modal
      {...slotProps}
      title={notice.title}
      closeLabel={t('portal:close')}
      onClose={() => close()}
      footer={
        <div className={styles.foot}>
          {notices.length > 1 && (
            <span className="small subtle num" aria-live="polite">
              {t('position', { position: index + 1, total: notices.length })}
            </span>
          )}
          {index > 0 && (
            <Button variant="secondary" onClick={() => setIndex(index - 1)}>
              {t('previous')}
            </Button>
          )}
          <Button onClick={() => (isLast ? close() : setIndex(index + 1))}>{t(isLast ? 'portal:close' : 'next')}</Button>
        </div>
      }
    >
      <time className="small subtle num" dateTime={new Date(notice.date).toISOString()}>
        {formatDateTime(notice.date, { timeZone: brand.timeZone }) ?? ''}
      </time>
      <SafeHtml html={notice.content} className={styles.content} />
    </Modal>
  );
}
