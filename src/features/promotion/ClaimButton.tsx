import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/types.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useOnline } from '#state/queries/online.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { realAccountOnly } from '#state/account/realAccount.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './ActionCard.module.css';
import { usePromotionWrite } from './usePromotionWrite.ts';

/** Claims the reward; a raffle draws it and shows the prize. */
export function ClaimButton({ promotion, refetch }: { promotion: Promotion; refetch: () => void }) {
  const portal = usePortal();
  const { t } = useTranslation(['promotion', 'writes']);
  const isOnline = useOnline();
  const { write, isBusy, failure } = usePromotionWrite<'claimReward' | 'claimRaffle'>({
    promotion,
    call: promotion.raffle === true ? 'claimRaffle' : 'claimReward',
    refetch,
    onDone: (answer) => {
      const prize = answer !== null && 'prize' in answer ? answer.prize : null;
      if (prize === null) portal.overlay.toast({ key: 'promotion:claimed' }, 'ok');
      else {
        const title = prize === '' ? { key: 'promotion:raffle_none' } : { key: 'promotion:raffle_won', params: { prize } };
        void portal.overlay.warn({ title, tone: prize === '' ? 'info' : 'ok' });
      }
    },
  });

  const claim = () =>
    write.run(async () => ((await realAccountOnly(portal)) ? { request: { promotionId: promotion.id } } : null));

  if (write.phase === 'unknown') return <OpenWrite write={write} />;
  return (
    <div className={styles.form}>
      <OpenWrite write={write} />
      <FormFailure text={failure} />
      <Button block size="lg" icon="gift" loading={isBusy} disabled={!isOnline} onClick={() => void claim()}>
        {t(write.phase === 'absent' ? 'writes:send_again' : promotion.raffle === true ? 'draw' : 'portal:do_claim')}
      </Button>
      <p className={`small subtle ${styles.terms}`} aria-live="polite">
        {write.phase === 'checking' ? t('writes:checking') : t(promotion.raffle === true ? 'draw_note' : 'claim_note')}
      </p>
    </div>
  );
}
