import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal, WithdrawalStatus } from '#contract/types.ts';
import { lastChange, withdrawalPath } from '#engine/records/orderPath.ts';
import { toneOfStatus } from '#engine/records/statusTones.ts';
import { OrderPath } from '#parts/money/OrderPath.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { useRefresh } from '#state/panels/useRefresh.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import styles from './Withdraw.module.css';

const REFRESH_MS = 10_000;
/** The request of the latest record. */
export const LATEST = { pageNo: 1, pageSize: 1 };
/** Statuses that the operator changes soon. */
const open: readonly WithdrawalStatus[] = ['PENDING', 'APPROVED'];
/** Statuses in which the member waits for nothing. */
const final: readonly WithdrawalStatus[] = ['RECEIVED', 'FORCED_RECEIVED', 'REJECTED', 'FAILED'];
/** How long one that has ended stays above the form; then the records have it. */
const DAY_MS = 86_400_000;

const hasEnded = (row: Withdrawal): boolean => final.includes(row.status) || row.refund !== undefined;

interface Props {
  /** Requested in this panel; the latest until the records show it, which may take a while. */
  requested: Withdrawal | null;
}

/** The latest withdrawal, what its status means, and what can be done about it. */
export function LatestWithdrawal({ requested }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['withdraw', 'records']);
  const money = useMoney();
  const records = useRead('withdrawRecords', LATEST);
  const recorded = useCheckedRows('withdrawRecords', records.data)?.rows[0];
  const latest = requested !== null && (recorded === undefined || recorded.time < requested.time) ? requested : recorded;
  const status = latest?.status;
  // whose end is seen here is told, however old it is
  const [followed, follow] = useState('');
  if (latest !== undefined && latest.referenceNumber !== followed && !hasEnded(latest)) follow(latest.referenceNumber);
  // a rejected, failed or refunded one has given money back
  const changed = useEffectEvent(() => portal.serverState.current()?.invalidateAfter('applyWithdraw'));
  useRefresh(records, status !== undefined && open.includes(status), REFRESH_MS);
  const outcome = latest && `${latest.status} ${latest.refund ?? ''}`;
  const known = useRef(outcome);
  useEffect(() => {
    if (known.current !== undefined && known.current !== outcome) changed();
    known.current = outcome;
  }, [outcome]);

  if (latest === undefined || status === undefined) return null;
  const isOld = portal.client.clock.now() - lastChange(latest) > DAY_MS;
  if (isOld && hasEnded(latest) && latest.referenceNumber !== followed) return null;
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
      <OrderPath
        stops={withdrawalPath(latest)}
        say={({ name, isStatus }) => t(isStatus ? `records:status_${name}` : `path_${name}`)}
        actor={({ name }) => (name === 'received' ? null : name === 'sent' ? bankName : portal.brand.name)}
      />
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
