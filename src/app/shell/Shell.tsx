import { memo, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import { useAppChrome } from '#state/navigation/appChrome.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { PageFailed } from '../failures/PageFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { MatchedRoute } from '../routes/routes.ts';
import styles from './Shell.module.css';

/** The regions around the page, each from the registry and each where the brand's layout wants it. */
export const Shell = memo(function Shell({ route }: { route: MatchedRoute }) {
  const { t } = useTranslation('portal');
  const { environment, preferences } = usePortal();
  const bars = useAppChrome(route.name);
  const has = (region: string) =>
    route.regions.includes(region) && (bars.shown || (region !== 'sideMenu' && region !== 'header'));
  const region = (name: string): ReactNode => (has(name) ? <Slot place="region" name={name} route={route} /> : null);

  useEffect(() => {
    document.documentElement.dataset['route'] = route.name;
    environment.report({ kind: 'pageShown', page: route.name });
    // bars that were turned elsewhere begin anew here
    preferences.setState(({ chromeOverride }) => ({ chromeOverride: chromeOverride === route.name ? chromeOverride : null }));
  }, [route.name, environment, preferences]);

  return (
    <div
      className={styles.app}
      data-menu={has('sideMenu') ? (bars.mini ? 'mini' : 'full') : 'none'}
      data-bars={bars.shown ? undefined : 'hidden'}
      data-bar={has('bottomBar') ? '' : undefined}
    >
      <a className={styles.skip} href="#main">
        {t('skip_to_content')}
      </a>
      {region('sideMenu')}
      {bars.wide && <Slot place="region" name="barsToggle" route={route} />}
      <div className={styles.column}>
        {region('header')}
        <main className={styles.main} id="main" tabIndex={-1}>
          <Slot
            place="page"
            name={route.page}
            route={route}
            banner={region('banner')}
            loading={<PageSkeleton />}
            failed={(retry, cause) => <PageFailed retry={retry} cause={cause} />}
          />
        </main>
        {region('footer')}
      </div>
      {region('bottomBar')}
    </div>
  );
});
