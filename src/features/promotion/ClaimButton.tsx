import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/types.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { usePromotionWrite } from '#state/money/usePromotionWrite.ts';
import { useOnline } from '#state/reads/online.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './ActionCard.module.css';

/** Claims the reward of a promotion. */
export function ClaimButton({ promotion, refetch }: { promotion: Promotion; refetch: () => void }) {
  const portal = usePortal();
  const { t } = useTranslation(['promotion', 'writes']);
  const isOnline = useOnline();
  const { write, isBusy, failure } = usePromotionWrite({
    promotionId: promotion.id,
    call: 'claimReward',
    refetch,
    onDone: () => portal.overlay.toast({ key: 'promotion:claimed' }, 'ok'),
  });

  const claim = () =>
    write.run(async () => ((await realAccountOnly(portal)) ? { request: { promotionId: promotion.id } } : null));

  if (write.phase === 'unknown') return <OpenWrite write={write} />;
  return (
    <div className={styles.form}>
      <OpenWrite write={write} />
      <FormFailure text={failure} />
      <Button block size="lg" icon="gift" loading={isBusy} disabled={!isOnline} onClick={() => void claim()}>
        {t(write.phase === 'absent' ? 'writes:send_again' : 'portal:do_claim')}
      </Button>
      <p className={`small subtle ${styles.terms}`} aria-live="polite">
        {write.phase === 'checking' ? t('writes:checking') : t('claim_note')}
      </p>
    </div>
  );
}
