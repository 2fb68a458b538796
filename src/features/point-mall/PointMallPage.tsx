import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageProps } from '#engine/registry.ts';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { PageRecords } from './PageRecords.tsx';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Convert } from './Convert.tsx';
import { MallHead } from './MallHead.tsx';
import styles from './PointMallPage.module.css';
import { Rewards } from './Rewards.tsx';
import { VisitorMall } from './VisitorMall.tsx';

type View = 'rewards' | 'convert' | 'history' | 'details';

/** The lists of panels.json behind the tabs that show records. */
const lists: Partial<Record<View, string>> = { history: 'pointHistory', details: 'pointDetails' };

/** The points balance and four tabs; the tab is in the query. */
export function PointMallPage({ slotProps, banner }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('point-mall');
  const isMember = useSession((state) => state.token !== null);
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get('view') ?? '';
  const { pages } = portal.snapshot.panels;
  const views = (['rewards', 'convert', 'history', 'details'] as const).filter((one) => {
    const list = lists[one];
    return list === undefined || pages.includes(list);
  });
  const view: View = views.find((one) => one === wanted) ?? 'rewards';
  const show = (next: View) =>
    portal.router.navigate(next === 'rewards' ? pathname : `${pathname}?view=${next}`, { replace: true });
  const list = lists[view];

  return (
    <div {...slotProps} className={styles.page}>
      {banner}
      <OfflineNote />
      <MallHead onConvert={() => show('convert')} onDetails={views.includes('details') ? () => show('details') : null} />
      {isMember ? (
        <>
          <Tabs
            id="point-mall"
            className={styles.tabs}
            label={t('title')}
            tabs={views.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={show}
          />
          <div {...tabPanel('point-mall', view)} className={styles.view}>
            {list !== undefined ? <PageRecords key={list} name={list} /> : view === 'convert' ? <Convert /> : <Rewards />}
          </div>
        </>
      ) : (
        <VisitorMall />
      )}
    </div>
  );
}
