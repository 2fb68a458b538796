import type { PanelProps } from '#engine/registry.ts';
import { cx } from '#ui/dom/cx.ts';
import { useWithdrawInfo } from './useWithdrawInfo.ts';
import { WithdrawHead } from './WithdrawHead.tsx';
import styles from './Withdraw.module.css';

/** The head of the panel above its records, which tell the state. */
export function WithdrawRecordsHead({ slotProps }: PanelProps) {
  const info = useWithdrawInfo();
  return (
    <div {...slotProps} className={cx(styles.panel, styles.aboveRecords)}>
      {info.data !== undefined && <WithdrawHead info={info.data} />}
    </div>
  );
}
