import { useMoment } from '#parts/moments/useMoment.ts';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/types.ts';
import { activityTones } from '#state/content/promotionStates.ts';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { PictureCard } from '#ui/content/PictureCard.tsx';
import styles from './RewardCentre.module.css';
import { RewardAction, type RewardCall } from './RewardAction.tsx';
import { useRewardWords } from './useRewardWords.ts';

interface Props {
  reward: Reward;
  onAct: (reward: Reward, call: RewardCall) => void;
  refetch: () => void;
}

/** One reward: what it gives, how long it lasts, how far the member is, and what can be done with it. */
export function RewardCard({ reward, onAct, refetch }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('reward-centre');
  const { worthOf } = useRewardWords();
  const { promotionId, title, summary, image, status, startTime, endTime, requirement } = reward;
  const { day } = useMoment();
  const worth = worthOf(reward);
  const isOver = status === 'closed' || status === 'coming_soon';

  return (
    <PictureCard
      data-reward={String(promotionId)}
      data-status={status}
      data-kind={reward.requireSocialId === 'ZALO' ? 'zalo' : reward.raffle === true ? 'raffle' : 'reward'}
      className={isOver ? styles.over : undefined}
      picture={image && <LazyImage src={imageUrl(portal, image)} alt="" width={400} height={225} />}
    >
      <p>
        <Badge tone={activityTones[status]} icon={status === 'joined' ? 'check' : undefined}>
          {t(`portal:activity_${status}`)}
        </Badge>
      </p>
      <h3 className="h-s">{title}</h3>
      {summary && <p className={`small muted ${styles.summary}`}>{summary}</p>}
      {worth !== null && <p className={`num ${styles.worth}`}>{worth}</p>}
      <p className="small subtle num">
        {startTime !== undefined && endTime !== undefined
          ? t('period', { from: day(startTime), until: day(endTime) })
          : endTime !== undefined
            ? t('until', { until: day(endTime) })
            : t('no_end')}
      </p>
      {requirement !== undefined && (
        <label className={`small muted num ${styles.requirement}`}>
          {`${requirement.text ?? t('requirement')}: ${requirement.current} / ${requirement.target}`}
          <Progress value={Math.min(requirement.current, requirement.target)} max={requirement.target} />
        </label>
      )}
      <div className={styles.act}>
        <RewardAction reward={reward} onAct={onAct} refetch={refetch} />
      </div>
    </PictureCard>
  );
}
