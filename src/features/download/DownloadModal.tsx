import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useDevice } from '#state/portal/useConditions.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { appIcons } from './appSteps.ts';
import { AppPanel } from './AppPanel.tsx';
import styles from './DownloadModal.module.css';
import { GetButton } from './GetButton.tsx';
import { NoApps } from './NoApps.tsx';
import { Steps } from './Steps.tsx';
import { useApps } from './useApps.ts';

/** The QR code beside the four steps; Android and iOS are tabs, Lite is a link below. */
export function DownloadModal({ slotProps, close, params }: ModalProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('download');
  const { apps, app, choose } = useApps(params['app']);
  const isPhone = useDevice() === 'mobile';
  const tabs = apps.filter(({ kind }) => kind !== 'lite' || apps.length === 1 || app?.kind === 'lite');
  return (
    <Modal
      {...slotProps}
      bare
      width={760}
      title={t('title', { brand: brand.name })}
      closeLabel={t('portal:close')}
      onClose={() => close()}
    >
      {app === null ? (
        <NoApps />
      ) : (
        <div className={styles.panes}>
          <AppPanel app={app} />
          <div className={styles.side}>
            <Segmented
              block
              label={t('apps')}
              value={app.kind}
              onChange={choose}
              options={tabs.map(({ kind }) => ({ value: kind, label: t(kind), icon: appIcons[kind] }))}
            />
            <Steps kind={app.kind} />
            {!isPhone && <GetButton app={app} />}
            {app.kind !== 'lite' && apps.some(({ kind }) => kind === 'lite') && (
              <button type="button" className={`link ${styles.lite}`} onClick={() => choose('lite')}>
                {t('lite_instead')}
              </button>
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}
