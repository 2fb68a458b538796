import { useTranslation } from 'react-i18next';
import type { App } from '#state/content/apps.ts';
import { AppCode } from '#parts/service/AppCode.tsx';
import styles from './CodePanel.module.css';

/** A QR code on the brand's dark ground, with instructions. */
export function CodePanel({ app }: { app: App }) {
  const { t } = useTranslation('download');
  return (
    <div className={styles.panel}>
      <AppCode key={app.kind} app={app} label={t('code_of', { app: t(app.kind) })} />
      <p className={styles.hint}>{t('scan_hint')}</p>
    </div>
  );
}
