import { useTranslation } from 'react-i18next';
import { isSwitchedOn } from '#engine/conditions.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useDraft } from '#state/drafts/draft.ts';
import { useLastPage } from '#state/panels/useLastPage.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ChipSelect } from '#ui/controls/ChipSelect.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { RewardCard } from './RewardCard.tsx';
import styles from './Rewards.module.css';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';

const PAGE_SIZE = 24;

/** The platform's own order, or by points. */
const orders = ['', 'asc', 'desc'] as const;
type Order = (typeof orders)[number];

export function Rewards() {
  const { t, i18n } = useTranslation(['point-mall', 'records']);
  const language = usePreferences((state) => state.language);
  const [page, setPage] = useDraft('rewards:page', 1);
  const [type, setType] = useDraft('rewards:type', '');
  const [order, setOrder] = useDraft<Order>('rewards:order', '');
  const labels = usePageLabels();
  const rewards = useRead('pointReward', {
    pageNo: page,
    pageSize: PAGE_SIZE,
    language,
    ...(order === '' ? {} : { sort: 'redeemAmount', order }),
  });
  const balance = useRead('pointBalance');
  const config = useRead('pointConfig');
  const isBeyond = useLastPage(page, rewards, setPage);

  if (isBeyond || rewards.isPending || balance.isPending || config.isPending) {
    return (
      <div role="status" aria-label={t('portal:loading')} className={styles.cards}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} shape="block" className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (rewards.data === undefined || balance.data === undefined || config.data === undefined) {
    return <ReadFailed reads={[rewards, balance, config]} />;
  }
  const { rows, totalPages } = rewards.data;
  const points = balance.data.currentPoint;
  const types = [...new Set(rows.flatMap((reward) => reward.type ?? []))];
  const name = (one: string) => (i18n.exists(`records:type_${one}`) ? t(`records:type_${one}`) : one);
  const shown = rows.filter(
    (reward) => type === '' || reward.type === type || (type === 'mine' && reward.redeemAmount <= points && reward.stock !== 0),
  );
  const hasPassword = isSwitchedOn(config.data.hasPaymentPassword ?? true);
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.filters}>
          <FilterChips
            label={t('types')}
            options={[
              { value: '', label: t('all') },
              ...types.map((value) => ({ value, label: name(value) })),
              { value: 'mine', label: t('i_can_redeem'), icon: 'sparkles' },
            ]}
            value={type}
            onChange={setType}
          />
          <ChipSelect
            label={t('order')}
            icon="arrow-down-up"
            options={orders.map((value) => ({ value, label: t(value === '' ? 'order_own' : `order_${value}`) }))}
            value={order}
            onChange={(value) => {
              setOrder(value);
              setPage(1);
            }}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          art={<EmptyArt />}
          title={t(rows.length === 0 ? 'no_rewards_title' : 'none_fits_title')}
          text={t(rows.length === 0 ? 'no_rewards_text' : 'none_fits_text')}
        />
      ) : (
        <ul className={styles.cards}>
          {shown.map((reward) => (
            <RewardCard key={reward.rewardId} reward={reward} points={points} hasPassword={hasPassword} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={totalPages} onChange={setPage} labels={labels} />
    </>
  );
}
