import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageProps } from '#engine/registry.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Convert } from './Convert.tsx';
import { ExchangeHistory } from './ExchangeHistory.tsx';
import { MallHead } from './MallHead.tsx';
import { PointDetails } from './PointDetails.tsx';
import { OfflineNote } from '#parts/feedback/OfflineNote.tsx';
import styles from './PointMallPage.module.css';
import { Rewards } from './Rewards.tsx';
import { VisitorMall } from './VisitorMall.tsx';

const views = { rewards: Rewards, convert: Convert, history: ExchangeHistory, details: PointDetails } as const;

type View = keyof typeof views;

/** The points balance and four tabs; the tab is in the query. */
export function PointMallPage({ slotProps, banner }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('point-mall');
  const isMember = useSession((state) => state.token !== null);
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get('view') ?? '';
  const view: View = Object.hasOwn(views, wanted) ? (wanted as View) : 'rewards';
  const show = (next: View) =>
    portal.router.navigate(next === 'rewards' ? pathname : `${pathname}?view=${next}`, { replace: true });
  const Shown = views[view];

  return (
    <div {...slotProps} className={styles.page}>
      {banner}
      <OfflineNote />
      <MallHead onConvert={() => show('convert')} onDetails={() => show('details')} />
      {isMember ? (
        <>
          <Tabs
            id="point-mall"
            className={styles.tabs}
            label={t('title')}
            tabs={(Object.keys(views) as View[]).map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={show}
          />
          <div {...tabPanel('point-mall', view)} className={styles.view}>
            <Shown />
          </div>
        </>
      ) : (
        <VisitorMall />
      )}
    </div>
  );
}
