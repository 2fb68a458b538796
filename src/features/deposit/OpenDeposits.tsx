import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { useRefresh } from '#state/panels/useRefresh.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

const MOST = 3;
const REFRESH_MS = 10_000;

/** Deposits that wait for their payment, also after a reload. */
export function OpenDeposits({ onShow }: { onShow: (referenceNumber: string) => void }) {
  const portal = usePortal();
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const read = useRead('depositRecords', { pageNo: 1, pageSize: MOST, status: 'PENDING' });
  const rows = useCheckedRows('depositRecords', read.data)?.rows ?? [];
  useRefresh(read, rows.length > 0, REFRESH_MS);
  const pending = rows.map(({ referenceNumber }) => referenceNumber);
  const known = useRef<readonly string[]>([]);
  const compare = useEffectEvent(() => {
    // one that no longer waits may have been credited
    if (known.current.some((one) => !pending.includes(one))) portal.serverState.current()?.invalidateAfter('applyDeposit');
    known.current = pending;
  });
  const listed = pending.join(' ');
  useEffect(() => compare(), [listed]);
  return rows.map(({ referenceNumber, channel, amount, expiresAt, isPaid }) => (
    <Alert
      key={referenceNumber}
      tone="info"
      icon="hourglass"
      action={
        <Button size="sm" variant="secondary" data-action="showDeposit" onClick={() => onShow(referenceNumber)}>
          {t('show')}
        </Button>
      }
    >
      <b>{t('waiting', { amount: money(amount), channel })}</b>{' '}
      {isPaid === true
        ? t('checking')
        : expiresAt !== undefined && (
            <Countdown
              key={expiresAt}
              until={expiresAt}
              text={(time) => t('time_left', { time })}
              onOver={() => read.refetch()}
            />
          )}
    </Alert>
  ));
}
