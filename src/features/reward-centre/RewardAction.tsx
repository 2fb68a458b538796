import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/types.ts';
import { RaffleDraw } from '#parts/rewards/RaffleDraw.tsx';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import styles from './RewardCentre.module.css';

/** A call that acts on a reward, after a dialog with its figures. */
export type RewardCall = 'applyPromotion' | 'claimReward';

interface Props {
  reward: Reward;
  onAct: (reward: Reward, call: RewardCall) => void;
  refetch: () => void;
}

/** The button of a reward's status (D-82): one that acts, or one that says why there is nothing to do. */
export function RewardAction({ reward, onAct, refetch }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('reward-centre');
  const isOnline = useOnline();
  const reasonId = useId();
  const { status, title, raffle, reason } = reward;

  if (status === 'claim' && raffle === true) {
    return <RaffleDraw promotionId={reward.promotionId} title={title} size="sm" refetch={refetch} />;
  }
  if (status === 'join' || status === 'claim') {
    const call = status === 'join' ? 'applyPromotion' : 'claimReward';
    const act = async () => {
      if (await realAccountOnly(portal)) onAct(reward, call);
    };
    return (
      <Button
        size="sm"
        variant={status === 'claim' ? 'primary' : 'secondary'}
        data-action={call}
        aria-label={t(`${status}_name`, { title })}
        disabled={!isOnline}
        onClick={() => void act()}
      >
        {t(`portal:do_${status}`)}
      </Button>
    );
  }
  const why = status === 'rejected' && reason ? reason : null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        disabled
        icon={status === 'joined' || status === 'issued' || status === 'claimed' ? 'check' : undefined}
        title={why ?? undefined}
        aria-describedby={why === null ? undefined : reasonId}
      >
        {t(`portal:activity_${status}`)}
      </Button>
      {why !== null && (
        <p id={reasonId} className={`small ${styles.reason}`}>
          {why}
        </p>
      )}
    </>
  );
}
