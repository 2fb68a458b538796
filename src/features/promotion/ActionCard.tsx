import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/types.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { RaffleDraw } from '#parts/rewards/RaffleDraw.tsx';
import { requireMember } from '#state/session/openLogin.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { activityTones, statusOf, usePromotionStates } from '#state/content/promotionStates.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './ActionCard.module.css';
import { ApplyForm } from './ApplyForm.tsx';
import { ClaimButton } from './ClaimButton.tsx';

/** The visitor's state in the promotion, and the available action. */
export function ActionCard({ promotion }: { promotion: Promotion }) {
  const portal = usePortal();
  const { t } = useTranslation('promotion');
  const { date: day } = useMoment();
  const reasonId = useId();
  const isMember = useSession((state) => state.token !== null);
  const isReal = useSession((state) => state.token !== null && state.memberType !== portal.brand.agent.demoType);
  const states = usePromotionStates();
  const own = states.data?.find((state) => String(state.promotionId) === String(promotion.id));
  const status = statusOf(promotion, states.data, portal.client.clock.now());

  if (isMember && states.isPending) {
    return (
      <Card as="aside" aria-label={t('your_part')} className={styles.card}>
        <div role="status" aria-label={t('portal:loading')}>
          <Skeleton shape="block" className={styles.skeleton} />
        </div>
      </Card>
    );
  }
  return (
    <Card as="aside" aria-label={t('your_part')} className={styles.card} data-status={status}>
      <p className={styles.state} aria-live="polite">
        <span className="small muted">{t('your_part')}</span>
        <Badge tone={activityTones[status]} icon={status === 'joined' ? 'check' : undefined}>
          {t(`portal:activity_${status}`)}
        </Badge>
      </p>
      {(promotion.startTime || promotion.endTime) && (
        <p className={`small subtle num ${styles.dates}`}>
          <Icon name="clock" size={16} />
          <span>
            {promotion.startTime && t('from', { date: day(promotion.startTime) })}{' '}
            {promotion.endTime && t('until', { date: day(promotion.endTime) })}
          </span>
        </p>
      )}
      <OfflineNote />
      {isMember && states.isError && states.data === undefined ? (
        <Alert
          tone="warn"
          role="alert"
          action={
            <Button size="sm" variant="secondary" loading={states.isFetching} onClick={states.refetch}>
              {t('portal:retry')}
            </Button>
          }
        >
          {t('state_failed')}
        </Alert>
      ) : status === 'join' && isReal ? (
        <ApplyForm promotion={promotion} refetch={states.refetch} />
      ) : status === 'claim' && isReal && promotion.raffle === true ? (
        <RaffleDraw promotionId={promotion.id} refetch={states.refetch} />
      ) : status === 'claim' && isReal ? (
        <ClaimButton promotion={promotion} refetch={states.refetch} />
      ) : status === 'join' || status === 'claim' ? (
        <>
          <Button block size="lg" onClick={() => requireMember(portal) && void realAccountOnly(portal)}>
            {t(`portal:do_${status}`)}
          </Button>
          {!isMember && <p className="small subtle">{t('login_to_join')}</p>}
        </>
      ) : (
        <>
          <Button block size="lg" disabled aria-describedby={reasonId}>
            {t(`portal:activity_${status}`)}
          </Button>
          <p id={reasonId} className="small muted">
            {status === 'rejected' && own?.reason ? t('rejected_reason', { reason: own.reason }) : t(`why_${status}`)}
          </p>
        </>
      )}
    </Card>
  );
}
