import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { Notices } from '#parts/notices/Notices.tsx';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from './NoticeModal.module.css';

/** The announcements. Popup announcements are listed in a tab. */
export function NoticeModal({ slotProps, close, params }: ModalProps) {
  const { t } = useTranslation('notices');
  const lists = useSystem((state) => state.announcements);
  const popups = lists.popup ?? [];
  const [tab, setTab] = useState<'player' | 'popup'>(params['tab'] === 'popup' ? 'popup' : 'player');
  const tabbed = popups.length > 0;

  return (
    <Modal {...slotProps} title={t('title')} closeLabel={t('portal:close')} onClose={() => close()} width={960}>
      {tabbed && (
        <Tabs
          id="notices"
          className={styles.tabs}
          label={t('title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'player', label: t('tab_player') },
            { value: 'popup', label: t('tab_popup') },
          ]}
        />
      )}
      <div {...(tabbed ? tabPanel('notices', tab) : {})}>
        <Notices
          key={tab}
          className={styles.panes}
          initialId={params['id']}
          notices={(tab === 'popup' ? popups : lists.player) ?? []}
        />
      </div>
    </Modal>
  );
}
