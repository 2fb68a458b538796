import { useTranslation } from 'react-i18next';
import type { SubmenuProps } from '#engine/registry.ts';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useDevice } from '#state/portal/useConditions.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { AppCode } from '#parts/service/AppCode.tsx';
import styles from './AppMenu.module.css';
import { appIcons } from './appSteps.ts';
import { useApps } from './useApps.ts';

/** QR codes of 100 px, each with a link to its app; on a phone the links alone. */
export function AppMenu({ slotProps, close }: SubmenuProps) {
  const portal = usePortal();
  const { t } = useTranslation('download');
  const { apps } = useApps();
  const isPhone = useDevice() === 'mobile';
  return (
    <ul {...slotProps} className={styles.list} aria-label={t('apps')}>
      {apps.length === 0 && <li className="small subtle">{t('empty_title')}</li>}
      {apps.map((app) => (
        <li key={app.kind} className={styles.app}>
          {isPhone && app.url !== null ? (
            <Icon name={appIcons[app.kind]} size={24} />
          ) : (
            <AppCode app={app} label={t('code_of', { app: t(app.kind) })} size={100} />
          )}
          {app.url === null ? (
            <span className="small">{t(app.kind)}</span>
          ) : (
            <button
              type="button"
              className={styles.get}
              data-entry={`app-${app.kind}`}
              onClick={() => {
                close();
                openAddress(portal, app.url ?? '');
              }}
            >
              {t(app.kind)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
