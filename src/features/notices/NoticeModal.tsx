import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/types.ts';
import { NOTICE_PAGE_SIZE } from '#engine/constants.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import type { ModalProps } from '#engine/registry.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { SafeHtml } from '#ui/html/SafeHtml.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { NoticeList } from './NoticeList.tsx';
import styles from './NoticeModal.module.css';

const idOf = (notice: Notice) => String(notice.id ?? notice.date);

/** The list and the selected announcement, one after the other on a phone. Popup announcements are listed in a tab. */
export function NoticeModal({ slotProps, close, params }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('notices');
  const lists = useSystem((state) => state.announcements);
  const popups = lists.popup ?? [];
  const [tab, setTab] = useState<'player' | 'popup'>(params['tab'] === 'popup' ? 'popup' : 'player');
  const notices = (tab === 'popup' ? popups : lists.player) ?? [];
  const wanted = notices.findIndex((notice) => idOf(notice) === params['id']);
  const [page, setPage] = useState(Math.floor(Math.max(wanted, 0) / NOTICE_PAGE_SIZE) + 1);
  const [chosenId, setChosenId] = useState(wanted < 0 ? null : (params['id'] ?? null));

  const chosen = notices.find((notice) => idOf(notice) === chosenId) ?? null;
  const detail = chosen ?? notices[(page - 1) * NOTICE_PAGE_SIZE] ?? null;
  const turn = (next: number) => {
    setPage(next);
    setChosenId(null);
  };
  const tabbed = popups.length > 0;

  return (
    <Modal {...slotProps} title={t('title')} closeLabel={t('portal:close')} onClose={() => close()} width={960}>
      {tabbed && (
        <Tabs
          id="notices"
          className={styles.tabs}
          label={t('title')}
          value={tab}
          onChange={(next) => {
            setTab(next);
            turn(1);
          }}
          tabs={[
            { value: 'player', label: t('tab_player') },
            { value: 'popup', label: t('tab_popup') },
          ]}
        />
      )}
      <div {...(tabbed ? tabPanel('notices', tab) : {})}>
        {notices.length === 0 ? (
          <EmptyState art={<EmptyArt />} title={t('empty_title')} text={t('empty_text')} />
        ) : (
          <div className={styles.panes} data-reading={chosen !== null || undefined}>
            <NoticeList
              key={tab}
              notices={notices}
              current={detail}
              page={page}
              onPage={turn}
              onChoose={(notice) => setChosenId(idOf(notice))}
            />
            {detail !== null && (
              <article className={styles.detail} aria-live="polite">
                <Button className={styles.back} variant="text" size="sm" icon="arrow-left" onClick={() => setChosenId(null)}>
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
        )}
      </div>
    </Modal>
  );
}
