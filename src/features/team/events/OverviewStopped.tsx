import { useTranslation } from 'react-i18next';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

const TEAM = 'downlineManagmentView';
/** The periods whose members the team's list can show. */
const shownBy: Readonly<Record<string, string>> = { last7: '7', last30: '30' };

interface Props {
  /** Undefined where the platform does not say it. */
  count: number | undefined;
  date: string;
  /** First day of the period. */
  from: string;
}

/** How many members bet before the period and not in it, and the way to them; nothing where there are none. */
export function OverviewStopped({ count = 0, date, from }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('agent-overview');
  if (count === 0) return null;
  const days = shownBy[date];
  const isThere = days !== undefined && portal.snapshot.panels.agent.includes(TEAM);
  const show = () => void runAction(portal, 'openPanel', { menu: 'agent', panel: TEAM, stopped: days ?? '' });
  return (
    <Alert
      tone="warn"
      action={
        isThere && (
          <Button size="sm" variant="secondary" data-action="showStopped" onClick={show}>
            {t('show_them')}
          </Button>
        )
      }
    >
      <b>{t('stopped_count', { count })}</b>
      <div className="small">{t('stopped_since', { day: from })}</div>
    </Alert>
  );
}
