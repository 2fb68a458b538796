import { useTranslation } from 'react-i18next';
import type { WithdrawInfoResponse } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { ToConfirm } from './ToConfirm.tsx';
import { allowedToday, turnoverOf } from './turnover.ts';
import styles from './Withdraw.module.css';

interface Props {
  info: WithdrawInfoResponse;
}

/** What can be withdrawn, the turnover, and the withdrawals that wait for an answer. */
export function WithdrawHead({ info }: Props) {
  const { t } = useTranslation('withdraw');
  const money = useMoney();
  const turnover = turnoverOf(info);
  const today = allowedToday(info);
  const { confirmCount = 0, confirmBy = null } = info;
  return (
    <>
      {confirmCount > 0 && <ToConfirm count={confirmCount} confirmBy={confirmBy} />}
      <dl className={styles.head}>
        <div>
          <dt>{t('today')}</dt>
          <dd className={`num ${styles.sum}`} data-total="available">
            {money(today)}
          </dd>
          {compareAmounts(today, info.available) < 0 && (
            <dd className="num small muted" data-total="balance">
              {t('of_available', { amount: money(info.available) })}
            </dd>
          )}
        </div>
        {turnover !== null && (
          <div>
            <dt id="withdraw-turnover">{t('turnover')}</dt>
            <dd>
              <Progress aria-labelledby="withdraw-turnover" value={turnover.percent} max={100} />
              <span className="num small" data-total="turnover">
                {t('turnover_of', { completed: money(turnover.completed), required: money(turnover.required) })}
              </span>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
