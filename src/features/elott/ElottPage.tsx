import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PageProps } from '#engine/registry.ts';
import { useGameVendors, type Vendor } from '#state/games/gameVendors.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { VendorTile } from '#parts/games/VendorTile.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import styles from './ElottPage.module.css';
import { LotteryCards } from './LotteryCards.tsx';
import { StudioGames } from './StudioGames.tsx';
import { useLotteryGroups } from './useLotteryGroups.ts';
import { PageHeading } from '#parts/page/PageHeading.tsx';

const ALL = 'all';
const FAVOURITES = 'favourites';

/** The lotteries by group, with last numbers and next draws. */
export function ElottPage({ slotProps, banner }: PageProps) {
  const { t } = useTranslation('lottery');
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const vendor = query.get('vendor') ?? undefined;
  const menus = useLotteryGroups(vendor);
  const { vendors } = useGameVendors();
  const cards = vendors?.get('ELOTT')?.cards ?? [];
  const studios = vendor === undefined ? cards : [];
  const isAsked = (card: Vendor) => card.vassalage === vendor;
  const studio = cards.find(isAsked);
  // text from the query is never the page's title
  const known = studio ?? vendors?.get('LOTT')?.cards.find(isAsked);
  const title = known === undefined ? t('elott_title') : (known.name ?? known.vassalage);
  const tabs = [
    { value: ALL, label: t('all') },
    { value: FAVOURITES, label: t('favourites') },
    ...menus.groups.map((group) => ({ value: group.gameGroupCode, label: group.labelName })),
  ];
  const tab = tabs.find(({ value }) => value === query.get('group'))?.value ?? ALL;
  const choose = (group: string) =>
    setQuery({ ...(vendor === undefined ? {} : { vendor }), ...(group === ALL ? {} : { group }) }, { replace: true });
  const shown = menus.groups.filter((group) => tab === ALL || tab === FAVOURITES || group.gameGroupCode === tab);

  return (
    <div {...slotProps} className={styles.page}>
      {banner}
      <div className={styles.head}>
        <PageHeading className="h-l">{title}</PageHeading>
        {vendor !== undefined && (
          <PageLink to={pathname} className="link">
            {t('see_all_lotteries')}
          </PageLink>
        )}
      </div>
      {menus.isPending && (
        <div role="status" aria-label={t('portal:loading')} className={styles.cards}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.skeleton} />
          ))}
        </div>
      )}
      {!menus.isPending && menus.isError && (
        <ErrorState
          title={t('menu_error')}
          text={t('error_text')}
          retryLabel={t('portal:retry')}
          retrying={menus.isFetching}
          onRetry={menus.refetch}
        />
      )}
      {!menus.isPending && !menus.isError && menus.groups.length === 0 && studio === undefined && (
        <EmptyState icon="ticket" title={t('menu_empty')} text={t('menu_empty_text')} />
      )}
      {!menus.isPending && menus.groups.length > 0 && (
        <>
          <Tabs id="elott" label={t('groups')} tabs={tabs} value={tab} onChange={choose} className={styles.tabs} />
          <div {...tabPanel('elott', tab)} className={styles.page}>
            <LotteryCards groups={shown} favouritesOnly={tab === FAVOURITES} headings={tab === ALL} />
          </div>
        </>
      )}
      {studio !== undefined && <StudioGames card={studio} />}
      {studios.length > 0 && (
        <section aria-labelledby="elott-studios">
          <h2 id="elott-studios" className={`h-s ${styles.heading}`}>
            {t('studios')}
          </h2>
          <ul className={styles.studios}>
            {studios.map((card) => (
              <li key={card.vassalage}>
                <VendorTile card={card} category="ELOTT" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
