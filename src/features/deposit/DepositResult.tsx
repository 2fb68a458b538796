import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '#contract/types.ts';
import { depositPath } from '#engine/records/orderPath.ts';
import { toneOfStatus } from '#engine/records/statusTones.ts';
import { OrderPath } from '#parts/money/OrderPath.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteLines } from '#parts/money/WriteLines.tsx';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './Deposit.module.css';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { Payment } from './Payment.tsx';
import { useDepositOrder } from './useDepositOrder.ts';

interface Props {
  reference: string;
  /** The platform's answer, until the record has been read. */
  initial: DepositOrder | null;
  onFinal: () => void;
  onClose: () => void;
}

const tones = { ok: 'ok', error: 'error', warn: 'warn', info: 'info', neutral: 'info' } as const;

/** The requested deposit: how to pay it, and what has become of it. */
export function DepositResult({ reference, initial, onFinal, onClose }: Props) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { brand } = usePortal();
  const { order, isPending, read } = useDepositOrder(reference, initial, onFinal);
  if (order === null) {
    if (isPending) return <DepositSkeleton />;
    return (
      <ReadFailed reads={[read]}>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {t('back')}
        </Button>
      </ReadFailed>
    );
  }
  const { status, isPaid, expiresAt, amount, fee, toPay, channel, bonusTitle, bonus, remark } = order;
  const isWaiting = status === 'PENDING';
  // what was paid matters less than what becomes of it, and must not be paid twice
  const isToPay = isWaiting && isPaid !== true;
  const lines = [
    { label: t('channel'), value: channel },
    { label: t('amount'), value: money(amount) },
    ...(fee === undefined ? [] : [{ label: t('fee'), value: money(fee) }]),
    ...(toPay === undefined ? [] : [{ label: t('to_pay'), value: money(toPay) }]),
    ...(bonusTitle === undefined ? [] : [{ label: t('bonus'), value: bonus === undefined ? bonusTitle : money(bonus) }]),
    ...(remark === undefined || remark === '' ? [] : [{ label: t('remark'), value: remark }]),
  ];
  const path = (
    <OrderPath
      stops={depositPath(order)}
      say={({ name, isStatus }) => t(isStatus ? `status_${name}` : `path_${name}`)}
      actor={({ name }) => (name === 'paid' ? null : brand.name)}
    />
  );
  return (
    <section className={styles.result} aria-label={t('result')} data-status={status}>
      <Alert tone={tones[toneOfStatus(status)]} role="status">
        <b>{t(isWaiting && isPaid === true ? 'status_PAID' : `status_${status}`)}</b>
        <div>{t(isWaiting && isPaid === true ? 'message_PAID' : `message_${status}`)}</div>
      </Alert>
      <p className={styles.reference}>
        <span className="muted">{t('reference')}</span> <b className="num">{reference}</b> <CopyButton text={reference} />
      </p>
      <WriteLines lines={lines} />
      {isToPay && expiresAt !== undefined && (
        <p>
          <Countdown key={expiresAt} until={expiresAt} text={(time) => t('time_left', { time })} />
        </p>
      )}
      {!isToPay && path}
      {isWaiting && <Payment order={order} />}
      {isToPay && path}
      <div className={styles.actions}>
        <Button variant={isWaiting ? 'secondary' : 'primary'} data-action="depositAgain" onClick={onClose}>
          {t(isWaiting ? 'back' : 'again')}
        </Button>
      </div>
    </section>
  );
}
