import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './NoticeStrip.module.css';

/** One announcement in one line; a press shows the next. A moving ticker is hard to read and costs frames. */
export function NoticeStrip({ slotProps }: SectionProps) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const notices = useSystem((state) => state.announcements.player) ?? [];
  const [index, setIndex] = useState(0);
  const notice = notices[index % Math.max(notices.length, 1)];
  if (notice === undefined) return null;
  const open = () => void portal.overlay.openModal('noticeModal', { id: String(notice.id ?? notice.date) });
  return (
    <section {...slotProps} className={styles.strip} aria-label={t('announcements')}>
      <Icon name="megaphone" size={18} className={styles.icon} />
      <button type="button" className={`ellipsis ${styles.title}`} title={notice.title} onClick={open}>
        {notice.title}
      </button>
      <button type="button" className={`link ${styles.all}`} onClick={() => void portal.overlay.openModal('noticeModal')}>
        {t('all_announcements')}
      </button>
      {notices.length > 1 && (
        <IconButton
          size="sm"
          icon="chevron-right"
          label={t('next_announcement')}
          onClick={() => setIndex((index + 1) % notices.length)}
        />
      )}
    </section>
  );
}
