import { useTranslation } from 'react-i18next';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

interface Props {
  count: number;
  /** When the first of them counts as received, epoch ms of the platform. */
  confirmBy: number | null;
}

/** Withdrawals that wait for the member's answer, and how long the first of them does. */
export function ToConfirm({ count, confirmBy }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('withdraw');
  // the platform has counted it as received: its row offers no answer any more
  const over = () => portal.serverState.current()?.invalidateAfter('confirmWithdraw');
  const show = () =>
    void runAction(portal, 'openPanel', { menu: 'member', panel: 'withdraw', view: 'records', status: 'DISBURSED' });
  return (
    <Alert
      tone="warn"
      icon="clock"
      action={
        <Button size="sm" variant="secondary" data-action="showDisbursed" onClick={show}>
          {t('to_confirm_show')}
        </Button>
      }
    >
      <b>{t('to_confirm', { count })}</b>
      {confirmBy !== null && (
        <div className="small">
          <Countdown key={confirmBy} until={confirmBy} text={(time) => t('first_counts_in', { time })} onOver={over} />
        </div>
      )}
    </Alert>
  );
}
