import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal, WithdrawalStatus } from '#contract/types.ts';
import { toneOfStatus } from '#engine/records/statusTones.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import styles from './Withdraw.module.css';

const REFRESH_MS = 10_000;
/** Statuses that the operator changes soon. */
const open: readonly WithdrawalStatus[] = ['PENDING', 'APPROVED'];

interface Props {
  /** Requested in this panel; the latest until the records show it, which may take a while. */
  requested: Withdrawal | null;
  onChange: () => void;
}

/** The latest withdrawal, what its status means, and what can be done about it. */
export function LatestWithdrawal({ requested, onChange }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['withdraw', 'records']);
  const money = useMoney();
  const records = useRead('withdrawRecords', { pageNo: 1, pageSize: 1 });
  const recorded = useCheckedRows('withdrawRecords', records.data)?.rows[0];
  const latest = requested !== null && (recorded === undefined || recorded.time < requested.time) ? requested : recorded;
  const status = latest?.status;
  const refresh = useEffectEvent(() => void (document.hidden || records.refetch()));
  const changed = useEffectEvent(onChange);
  const isOpen = status !== undefined && open.includes(status);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== undefined && known.current !== status) changed();
    known.current = status;
  }, [status]);

  if (latest === undefined || status === undefined) return null;
  const { referenceNumber, amount, bankName, maskedNumber, confirmBy } = latest;
  const confirm = () =>
    void runAction(portal, 'confirmReceipt', {
      referenceNumber,
      amount,
      bankName,
      maskedNumber,
      confirmBy: String(confirmBy ?? ''),
    });
  return (
    <section className={styles.latest} aria-label={t('latest')} data-status={status}>
      <p className={styles.latestHead}>
        <span className="num">{t('latest_of', { amount: money(amount), card: `${bankName} ${maskedNumber}` })}</span>
        <Badge tone={toneOfStatus(status)}>{t(`records:status_${status}`)}</Badge>
      </p>
      <p className="small muted" aria-live="polite">
        {t(`records:message_withdrawRecords_${status}`)}
      </p>
      <p className={`small num ${styles.reference}`}>
        {t('reference', { reference: referenceNumber })}
        <CopyButton text={referenceNumber} />
      </p>
      {status === 'DISBURSED' && (
        <Button size="sm" variant="secondary" data-action="confirmReceipt" onClick={confirm}>
          {t('confirm_receipt')}
        </Button>
      )}
    </section>
  );
}
