import { useTranslation } from 'react-i18next';
import type { Promotion } from '#contract/types.ts';
import { useOnline } from '#state/queries/online.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { realAccountOnly } from '#state/account/realAccount.ts';
import { outcomeOf } from '#state/money/idempotentWrite.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './ActionCard.module.css';
import { Unknown } from './Unknown.tsx';
import { usePromotionWrite } from './usePromotionWrite.ts';

/** Takes what was granted; a raffle draws it and tells what came out. */
export function ClaimButton({ promotion, refetch }: { promotion: Promotion; refetch: () => void }) {
  const portal = usePortal();
  const { t } = useTranslation('promotion');
  const isOnline = useOnline();
  const promotionId = promotion.id;
  const write = usePromotionWrite<string | null>({
    promotion,
    before: 'claim',
    onDone: (prize) => {
      if (prize === null) portal.overlay.toast({ key: 'promotion:claimed' }, 'ok');
      else {
        const title = prize === '' ? { key: 'promotion:raffle_none' } : { key: 'promotion:raffle_won', params: { prize } };
        void portal.overlay.warn({ title, tone: prize === '' ? 'info' : 'ok' });
      }
      refetch();
    },
  });

  const claim = () =>
    write.run(async (key) => {
      if (!(await realAccountOnly(portal))) return null;
      return outcomeOf(async () => {
        if (promotion.raffle !== true) {
          const reply = await portal.client.call('claimReward', { promotionId }, key.options());
          return reply.ok ? { ok: true, value: null } : reply;
        }
        const reply = await portal.client.call('claimRaffle', { promotionId }, key.options());
        return reply.ok ? { ok: true, value: reply.value.prize } : reply;
      });
    });

  if (write.phase === 'unknown') return <Unknown onCheck={() => void write.reconcile()} />;
  return (
    <div className={styles.form}>
      <FormFailure text={write.failure} />
      <Button block size="lg" icon="gift" loading={write.phase !== 'ready'} disabled={!isOnline} onClick={() => void claim()}>
        {t(promotion.raffle === true ? 'draw' : 'portal:do_claim')}
      </Button>
      <p className={`small subtle ${styles.terms}`} aria-live="polite">
        {write.phase === 'checking' ? t('checking') : t(promotion.raffle === true ? 'draw_note' : 'claim_note')}
      </p>
    </div>
  );
}
