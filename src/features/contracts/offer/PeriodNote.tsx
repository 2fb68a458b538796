import { useTranslation } from 'react-i18next';
import type { Contract, SalaryPeriod } from '#contract/types.ts';

interface Props {
  period: SalaryPeriod;
  /** Active contracts of the kind that pay the reader. */
  own: readonly Contract[];
  /** Who has contracts of the kind from the reader, and which, where the offer is for one downline that is known. */
  downline?: { account: string; held: readonly Contract[] } | undefined;
}

/** Why a period is marked, from when the contract holds, and what becomes of the one that runs. */
export function PeriodNote({ period, own, downline }: Props) {
  const { t } = useTranslation(['contracts', 'records']);
  const { account = '', held = [] } = downline ?? {};
  const has = (contracts: readonly Contract[]) => contracts.some((one) => one.period === period);
  const others = held.flatMap((one) => (one.period === null || one.period === period ? [] : [one.period]));
  const sentences = [
    has(held) ? t('period_held', { account }) : has(own) ? t('period_own') : null,
    t('period_starts'),
    downline === undefined ? t('period_any') : has(held) ? t('period_ends') : null,
    others.length > 0 ? t('period_stays', { paid: others.map((one) => t(`records:period_${one}`)).join(', ') }) : null,
  ];
  return (
    <p className="small muted" data-note="period">
      {sentences.filter((one) => one !== null).join(' ')}
    </p>
  );
}
