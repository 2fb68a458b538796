import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pieceBelow } from '#engine/brand/content.ts';
import { Regions } from '#engine/react/Regions.tsx';
import { Slot } from '#engine/react/Slot.tsx';
import { useRegions } from '#engine/react/useRegions.ts';
import { useAppChrome } from '#state/navigation/appChrome.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { PageFailed } from '../failures/PageFailed.tsx';
import { PageSkeleton } from '#parts/feedback/PageSkeleton.tsx';
import type { MatchedRoute } from '../routes/routes.ts';
import styles from './Shell.module.css';

/** The page, with the regions at the positions of the brand's layout. */
export const Shell = memo(function Shell({ route }: { route: MatchedRoute }) {
  const { t } = useTranslation('portal');
  const { brand, environment, preferences } = usePortal();
  const bars = useAppChrome(route.name);
  const around = { route, collapsed: !bars.shown };
  const hasMenu = useRegions('beside', around.collapsed).length > 0;
  const hasBar = useRegions('after', around.collapsed).length > 0;
  const hasBanner = useRegions('page', around.collapsed).length > 0;

  const below = pieceBelow(brand, route.name, route.path);

  useEffect(() => {
    document.documentElement.dataset['route'] = route.name;
    environment.report({ kind: 'pageShown', page: route.name });
    // app chrome toggled on another page is reset here
    preferences.setState(({ chromeOverride }) => ({ chromeOverride: chromeOverride === route.name ? chromeOverride : null }));
  }, [route.name, environment, preferences]);

  return (
    <>
      <div
        className={styles.app}
        data-menu={hasMenu ? (bars.mini ? 'mini' : 'full') : 'none'}
        data-bars={bars.shown ? undefined : 'hidden'}
        data-bar={hasBar ? '' : undefined}
      >
        <a className={styles.skip} href="#main">
          {t('skip_to_content')}
        </a>
        <Regions at="beside" {...around} />
        <Regions at="before" {...around} />
        <div className={styles.column}>
          <Regions at="above" {...around} />
          <main className={styles.main} id="main" tabIndex={-1}>
            <Slot
              kind="page"
              name={route.page}
              route={route}
              banner={hasBanner ? <Regions at="page" {...around} /> : null}
              loading={<PageSkeleton />}
              failed={(retry, cause) => <PageFailed retry={retry} cause={cause} />}
            />
            {below !== null && (
              <div className={styles.belowPage}>
                <Slot key={below} kind="section" name="content" settings={{ content: below }} failed={() => null} />
              </div>
            )}
          </main>
          <Regions at="below" {...around} />
        </div>
        <Regions at="after" {...around} />
      </div>
      <Regions at="over" {...around} />
    </>
  );
});
