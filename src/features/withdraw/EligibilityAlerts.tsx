import { useTranslation } from 'react-i18next';
import type { WithdrawInfoResponse } from '#contract/types.ts';
import { NoPaymentPassword } from '#parts/money/NoPaymentPassword.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { missingTurnover } from './turnover.ts';

interface Props {
  info: WithdrawInfoResponse;
  hasPassword: boolean;
}

/** What stands between the member and a withdrawal: turnover, the count of the day, the transaction password. */
export function EligibilityAlerts({ info, hasPassword }: Props) {
  const { t } = useTranslation('withdraw');
  const money = useMoney();
  const missing = missingTurnover(info);
  return (
    <>
      {missing !== null && <Alert tone="warn">{t('turnover_missing', { amount: money(missing) })}</Alert>}
      {info.dailyLeft === 0 && <Alert tone="warn">{t('refused_withdrawal_daily_limit')}</Alert>}
      {!hasPassword && <NoPaymentPassword />}
    </>
  );
}
