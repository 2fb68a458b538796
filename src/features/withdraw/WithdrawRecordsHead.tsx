import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { errorMessage } from '#state/reads/errorMessage.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { useWithdrawInfo } from './useWithdrawInfo.ts';
import { WithdrawHead } from './WithdrawHead.tsx';
import styles from './Withdraw.module.css';

/** The head of the panel above its records, which tell the state. */
export function WithdrawRecordsHead({ slotProps }: PanelProps) {
  const { t } = useTranslation(['records', 'errors', 'withdraw']);
  const info = useWithdrawInfo();
  return (
    <div {...slotProps} className={cx(styles.panel, styles.aboveRecords)}>
      {info.data !== undefined && <WithdrawHead info={info.data} />}
      {/* it may say that receipts wait for an answer: that it is missing is told, and the records stay */}
      {info.data === undefined && info.isError && (
        <Alert
          tone="warn"
          role="alert"
          action={
            <Button size="sm" variant="secondary" loading={info.isFetching} onClick={() => void info.refetch()}>
              {t('portal:retry')}
            </Button>
          }
        >
          <b>{t('withdraw:state_error')}</b>
          <div className="small">{errorMessage(t, info.error, t('error_text'))}</div>
        </Alert>
      )}
    </div>
  );
}
