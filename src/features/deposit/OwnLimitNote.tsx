import { useTranslation } from 'react-i18next';
import { runAction } from '#state/navigation/runAction.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { OwnLimit } from './useOwnLimit.ts';

/** What the member's own limit leaves of deposits, and until when; leads to the limits. */
export function OwnLimitNote({ limit: { period, left, resetsAt } }: { limit: OwnLimit }) {
  const portal = usePortal();
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { date: moment } = useMoment();
  const toLimits = () => void runAction(portal, 'openPanel', { menu: 'member', panel: 'protection' });
  return (
    <Alert
      icon="shield-check"
      action={
        portal.snapshot.panels.member.includes('protection') && (
          <Button size="xs" variant="secondary" data-action="ownLimits" onClick={toLimits}>
            {t('own_limits')}
          </Button>
        )
      }
    >
      {t(`own_limit_${period}`, { left: money(left), date: moment(resetsAt) })}
    </Alert>
  );
}
