import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { PageBanner } from '#parts/banner/PageBanner.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useDevice } from '#state/portal/useConditions.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { appIcons } from './appSteps.ts';
import { AppPanel } from './AppPanel.tsx';
import styles from './DownloadPage.module.css';
import { GetButton } from './GetButton.tsx';
import { Guides } from './Guides.tsx';
import { NoApps } from './NoApps.tsx';
import { Steps } from './Steps.tsx';
import { useApps } from './useApps.ts';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** Every app with its QR code, its four steps and its guides. */
export function DownloadPage({ slotProps, route }: PageProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('download');
  const { apps, app, choose } = useApps();
  const isPhone = useDevice() === 'mobile';
  return (
    <div {...slotProps} className={styles.page}>
      <PageBanner route={route} />
      {app === null ? (
        <>
          <PageHeading className="display-m">{t('title', { brand: brand.name })}</PageHeading>
          <NoApps />
        </>
      ) : (
        <>
          <div className={styles.hero}>
            <div className={styles.words}>
              <PageHeading className="display-m">{t('title', { brand: brand.name })}</PageHeading>
              <p className={styles.intro}>{t('intro')}</p>
              <Segmented
                block
                className={styles.tabs}
                label={t('apps')}
                value={app.kind}
                onChange={choose}
                options={apps.map(({ kind }) => ({ value: kind, label: t(kind), icon: appIcons[kind] }))}
              />
              <p className={styles.about}>{t(`about_${app.kind}`)}</p>
              {!isPhone && <GetButton app={app} />}
            </div>
            <AppPanel app={app} />
          </div>
          <h2 className="h-l">{t('how')}</h2>
          <Steps kind={app.kind} pictures />
          <h2 className="h-l">{t('guides')}</h2>
          <Guides kind={app.kind} />
        </>
      )}
    </div>
  );
}
