import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '#contract/types.ts';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { openExternal } from '#platform/browser/navigation.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { afterWrite } from '#state/session/afterWrite.ts';
import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { QrCode } from '#ui/media/QrCode.tsx';
import { cancelDeposit } from './cancelDeposit.ts';
import styles from './Deposit.module.css';

/** How to pay a pending deposit, and the declaration that it is paid. */
export function Payment({ order: { referenceNumber, payment = {}, isPaid } }: { order: DepositOrder }) {
  const portal = usePortal();
  const { t } = useTranslation(['deposit', 'errors']);
  const { failure, attempt, fail } = useAttempt();
  const [isSending, setSending] = useState(false);
  const { payUrl, qrCode, details = [] } = payment;

  const declare = async () => {
    setSending(true);
    await attempt(async () => {
      const reply = await portal.client.call('depositPaid', { referenceNumber });
      return reply.ok ? null : reply;
    });
    setSending(false);
    afterWrite(portal, 'depositPaid');
  };
  return (
    <div className={styles.payment}>
      <FormFailure text={failure} />
      <div className={styles.payee}>
        {qrCode !== undefined && <QrCode text={qrCode} label={t('qr')} className={styles.qr} />}
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ key, value }) => (
              <div key={key} data-detail={key}>
                <dt>{t(`detail_${key}`)}</dt>
                <dd className="num">
                  {value} <CopyButton text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.actions}>
        {payUrl !== undefined && (
          <Button
            icon="external-link"
            data-action="payLink"
            variant={isPaid === true ? 'secondary' : 'primary'}
            onClick={() => openExternal(payUrl) || fail({ key: 'errors:invalid_url' })}
          >
            {t('open_link')}
          </Button>
        )}
        {isPaid !== true && (
          <Button
            data-action="depositPaid"
            variant={payUrl === undefined ? 'primary' : 'outline'}
            loading={isSending}
            onClick={() => void declare()}
          >
            {t('paid')}
          </Button>
        )}
        <Button data-action="cancelDeposit" variant="text" onClick={() => void cancelDeposit(portal, referenceNumber)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
