import { useTranslation } from 'react-i18next';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

const MOST = 3;

/** Deposits that wait for their payment, also after a reload. */
export function OpenDeposits({ onShow }: { onShow: (referenceNumber: string) => void }) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const read = useRead('depositRecords', { pageNo: 1, pageSize: MOST, status: 'PENDING' });
  const rows = useCheckedRows('depositRecords', read.data)?.rows ?? [];
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
        : expiresAt !== undefined && <Countdown key={expiresAt} until={expiresAt} text={(time) => t('time_left', { time })} />}
    </Alert>
  ));
}
