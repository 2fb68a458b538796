import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import type { PageProps } from '#engine/registry.ts';
import { PageBanner } from '#parts/banner/PageBanner.tsx';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { PageHeading } from '#parts/page/PageHeading.tsx';
import { PlayBarred } from '#parts/protection/PlayBarred.tsx';
import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { dayOf, dayPresets, overlaps } from '#state/panels/dayRange.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useCategoryName, visiblePromotions } from '#state/content/promotions.ts';
import { statusOf, usePromotionStates } from '#state/content/promotionStates.ts';
import { Button } from '#ui/actions/Button.tsx';
import { DateFilter } from '#ui/controls/DateFilter.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { usePageTitle } from '#state/navigation/pageTitle.ts';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './PromotionsPage.module.css';
import { useFilters } from './useFilters.ts';

/** All promotions; with an id the opened one precedes the list. */
export function PromotionsPage({ slotProps, route }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('promotions');
  const categoryName = useCategoryName();
  const all = useSystem((state) => state.announcements.promotion);
  const flags = useSystem((state) => state.flags);
  const states = usePromotionStates();
  const { filters, change } = useFilters();
  const promotions = visiblePromotions(all, flags);
  const categories = [...new Set(promotions.map(({ category }) => category))];
  const zone = portal.brand.timeZone;
  const day = (ms: number | undefined) => (ms === undefined ? '' : dayOf(ms, zone));
  const shown = promotions.filter(
    ({ category, startTime, endTime }) =>
      (filters.category === '' || category === filters.category) &&
      overlaps({ from: day(startTime), to: day(endTime) }, filters.range),
  );
  const isOpened = route.params['id'] !== undefined;
  const restriction = usePlayRestriction();
  const Heading = isOpened ? 'h2' : 'h1';
  // an opened promotion names the page
  usePageTitle(isOpened ? '' : t('title'));

  if (restriction !== null) {
    return (
      <div {...slotProps} className={styles.page}>
        <PageHeading className="display-m">{t('title')}</PageHeading>
        <PlayBarred restriction={restriction} />
      </div>
    );
  }
  return (
    <div {...slotProps} className={styles.page}>
      {!isOpened && <PageBanner route={route} />}
      {isOpened && (
        <Slot
          key={route.params['id']}
          kind="page"
          name="promotionDetail"
          route={route}
          banner={null}
          loading={
            <div role="status" aria-label={t('portal:loading')}>
              <Skeleton shape="block" className={styles.detail} />
            </div>
          }
          failed={(retry) => <Slot kind="screen" name="pageError" retry={retry} />}
        />
      )}
      <div className={styles.head}>
        <Heading className={isOpened ? 'h-l' : 'display-m'}>{t(isOpened ? 'others' : 'title')}</Heading>
        {promotions.length > 0 && (
          <DateFilter
            label={t('dates')}
            presets={['any', ...Object.keys(dayPresets), 'own'].map((value) => ({ value, label: t(`when_${value}`) }))}
            value={filters.when}
            onPreset={(when) => change({ when })}
            days={filters.range}
            dayLabels={{ from: t('day_from'), to: t('day_to') }}
            onDay={(end, value) => change({ [end]: value })}
          />
        )}
      </div>
      {categories.length > 1 && (
        <FilterChips
          label={t('categories')}
          options={[
            { value: '', label: t('all') },
            ...categories.map((category) => ({ value: category, label: categoryName(category) })),
          ]}
          value={categories.includes(filters.category) ? filters.category : ''}
          onChange={(category) => change({ category })}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          art={<EmptyArt />}
          title={t(promotions.length === 0 ? 'empty_title' : 'nothing_title')}
          text={t(promotions.length === 0 ? 'empty_text' : 'nothing_text')}
          action={
            promotions.length > 0 && (
              <Button variant="secondary" onClick={() => change({ category: '', when: 'any' })}>
                {t('show_all')}
              </Button>
            )
          }
        />
      ) : (
        <ul className={styles.cards}>
          {shown.map((promotion, index) => (
            <PromotionCard
              key={promotion.id}
              promotion={promotion}
              status={statusOf(promotion, states.data, portal.client.clock.now())}
              priority={!isOpened && index < 3}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
