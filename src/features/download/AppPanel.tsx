import { useTranslation } from 'react-i18next';
import type { App } from '#state/content/apps.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useDevice } from '#state/portal/useConditions.ts';
import { AppCode } from '#parts/service/AppCode.tsx';
import styles from './AppPanel.module.css';
import { GetButton } from './GetButton.tsx';

/** An app on the brand's dark ground: its QR code, or on the phone that would scan it the way to get it. */
export function AppPanel({ app }: { app: App }) {
  const { brand } = usePortal();
  const { t } = useTranslation('download');
  if (useDevice() === 'mobile' && app.url !== null)
    return (
      <div className={styles.panel} data-get={app.kind}>
        <img className={styles.icon} src={`/images/${brand.images.favicon}`} alt="" width={88} height={88} />
        <p className={styles.name}>{brand.webApp?.shortName ?? brand.name}</p>
        <div className={styles.get}>
          <GetButton app={app} />
        </div>
      </div>
    );
  return (
    <div className={styles.panel}>
      <AppCode key={app.kind} app={app} label={t('code_of', { app: t(app.kind) })} />
      <p className={styles.hint}>{t('scan_hint')}</p>
    </div>
  );
}
