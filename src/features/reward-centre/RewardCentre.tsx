import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { optionOf } from '#engine/values/optionOf.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { PlayBarred } from '#parts/protection/PlayBarred.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { pageOf } from '#state/panels/pageOf.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { visiblePromotions } from '#state/content/promotions.ts';
import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useLastPage } from '#state/panels/useLastPage.ts';
import { useRead } from '#state/reads/useRead.ts';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { RedEnvelopeCard } from './RedEnvelopeCard.tsx';
import type { RewardCall } from './RewardAction.tsx';
import { RewardCard } from './RewardCard.tsx';
import { RewardDialog } from './RewardDialog.tsx';
import styles from './RewardCentre.module.css';

const groups = ['all', 'claimable', 'in_process', 'done'] as const;
const PAGE_SIZE = 24;

/** The member's rewards by what can be done with them, raffles and red envelopes among them (P-10). */
export function RewardCentre({ slotProps, onState, values = {}, onChange }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('reward-centre');
  const labels = usePageLabels();
  const flags = useSystem((state) => state.flags);
  const group = optionOf(groups, values['tab']);
  const page = pageOf(values);
  const showPage = (next: number) => onChange?.({ page: String(next) });
  const [acting, setActing] = useState<{ reward: Reward; call: RewardCall } | null>(null);
  const list = useRead('rewardList', { pageNo: page, pageSize: PAGE_SIZE, ...(group === 'all' ? {} : { group }) });
  const shown = visiblePromotions(list.data?.rows, flags);
  const hasEnvelopes = flags.isOn('promoWelcome') && page === 1 && (group === 'all' || group === 'claimable');
  const isEmpty = shown.length === 0 && !hasEnvelopes;
  const isBeyond = useLastPage(page, list, showPage);
  const restriction = usePlayRestriction();
  const state = restriction !== null ? 'ready' : isBeyond ? 'loading' : stateOfReads([list], isEmpty);
  useEffect(() => void onState?.(state), [onState, state]);

  const content = () => {
    if (restriction !== null) return <PlayBarred restriction={restriction} />;
    if (state === 'loading') {
      return (
        <div role="status" aria-label={t('portal:loading')} className={styles.cards}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.skeleton} />
          ))}
        </div>
      );
    }
    if (state === 'error' || state === 'forbidden') return <ReadFailed reads={[list]} />;
    if (state === 'empty') {
      return (
        <EmptyState
          art={<EmptyArt />}
          title={t(group === 'all' ? 'none_title' : 'none_here_title')}
          text={t('none_text')}
          action={
            <PageLink to={pathOfRoute(portal.brand, 'promotions') ?? '/'} className={buttonClass({ variant: 'primary' })}>
              {t('to_promotions')}
            </PageLink>
          }
        />
      );
    }
    return (
      <ul className={styles.cards}>
        {hasEnvelopes && <RedEnvelopeCard />}
        {shown.map((reward) => (
          <RewardCard
            key={String(reward.promotionId)}
            reward={reward}
            onAct={(one, call) => setActing({ reward: one, call })}
            refetch={list.refetch}
          />
        ))}
      </ul>
    );
  };

  return (
    <div {...slotProps} className={styles.centre} aria-busy={list.isFetching}>
      <OfflineNote />
      <Tabs
        id="rewards"
        label={t('title')}
        tabs={groups.map((value) => ({ value, label: t(`group_${value}`) }))}
        value={group}
        onChange={(next) => onChange?.({ tab: next, page: '' })}
      />
      <div {...tabPanel('rewards', group)} className={styles.view}>
        {content()}
        <Pagination page={page} pageCount={list.data?.totalPages ?? 0} onChange={showPage} labels={labels} />
      </div>
      {/* beside the cards: its result outlasts the card, which a claim moves to another tab */}
      {acting !== null && <RewardDialog {...acting} refetch={list.refetch} onClose={() => setActing(null)} />}
    </div>
  );
}
