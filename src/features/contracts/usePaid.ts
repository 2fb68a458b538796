import { useTranslation } from 'react-i18next';
import type { ContractKind, SalaryPeriod } from '#contract/types.ts';

/** How often a contract is paid, in words. */
export function usePaid(): (kind: ContractKind, period: SalaryPeriod | null) => string {
  const { t } = useTranslation(['contracts', 'records']);
  return (kind, period) => {
    if (kind === 'hourSalary') return t('every_hour');
    if (kind === 'realTimeSalary') return t('every_5_minutes');
    return period === null ? '\u2013' : t(`records:period_${period}`);
  };
}
