import { useTranslation } from 'react-i18next';
import type { ReferralTier } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import styles from './InviteTiers.module.css';

interface Props {
  tiers: readonly ReferralTier[];
  /** Invited people who have counted so far. */
  counted: number;
}

/** What each further person earns by tier, which tier is the member's, and how far the next one is. */
export function InviteTiers({ tiers: sent, counted }: Props) {
  const { t } = useTranslation('referral');
  const money = useMoney();
  const tiers = sent.toSorted((one, other) => one.friends - other.friends);
  const own = tiers.findLast(({ friends }) => friends <= counted);
  const next = tiers.find(({ friends }) => friends > counted);
  return (
    <section className={styles.tiers} aria-label={t('tiers')}>
      <h3 className="h-s">{t('tiers')}</h3>
      <ol className={styles.list}>
        {tiers.map((tier) => (
          <li key={tier.friends} className={styles.tier} aria-current={tier === own ? 'step' : undefined}>
            <span className="num">{tier.friends === 0 ? t('tier_first') : t('tier_from', { count: tier.friends })}</span>
            {tier === own && <Badge tone="accent">{t('your_tier')}</Badge>}
            <b className="num">{t('each', { amount: money(tier.bonus) })}</b>
          </li>
        ))}
      </ol>
      {next === undefined ? (
        <p className="small muted">{t('highest_tier')}</p>
      ) : (
        <label className={`small muted num ${styles.way}`}>
          {t('to_next_tier', { count: next.friends - counted, amount: money(next.bonus) })}
          <Progress value={counted} max={next.friends} />
        </label>
      )}
    </section>
  );
}
