import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { AppCode } from '#parts/service/AppCode.tsx';
import { appIcons } from './appSteps.ts';
import styles from './DownloadSection.module.css';
import { useApps } from './useApps.ts';

/** A strip on the home page with the QR codes of the apps, which open their steps; renders nothing without apps. */
export function DownloadSection({ slotProps }: SectionProps) {
  const portal = usePortal();
  const { t } = useTranslation('home');
  const apps = useApps().apps.filter(({ kind }) => kind !== 'lite');
  if (apps.length === 0) return null;
  return (
    <section {...slotProps} className={styles.strip} aria-labelledby="home-download">
      <div className={styles.words}>
        <h2 id="home-download" className="display-m">
          {t('app_title')}
        </h2>
        <p>{t('app_text')}</p>
      </div>
      <ul className={styles.apps}>
        {apps.map((app) => (
          <li key={app.kind}>
            <button
              type="button"
              className={styles.app}
              data-entry={`app-${app.kind}`}
              onClick={() => void portal.overlay.openModal('downModal', { app: app.kind })}
            >
              <AppCode app={app} label={t('app_code', { app: t(`app_${app.kind}`) })} size={100} />
              <span className={styles.name}>
                <Icon name={appIcons[app.kind]} size={20} />
                <strong>{t(`app_${app.kind}`)}</strong>
                <span className={styles.scan}>{t('app_scan')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
