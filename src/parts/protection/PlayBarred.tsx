import { useTranslation } from 'react-i18next';
import type { PlayRestriction } from '#contract/types.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { useMoment } from '#parts/moments/useMoment.ts';

interface Props {
  /** Null while its end is not known. */
  restriction: PlayRestriction | null;
  /** Called before the member is led elsewhere. */
  onLeave?: () => void;
}

/** In place of deposits, games and promotions: why there are none and until when, with the ways to withdrawal and help. */
export function PlayBarred({ restriction, onLeave }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('protection');
  const { date: moment } = useMoment();
  const kind = restriction?.kind === 'EXCLUSION' ? 'excluded' : 'paused';
  const until = restriction?.until ?? null;
  const text =
    until === null ? t(restriction === null ? 'barred_text' : 'barred_for_ever') : t('barred_until', { date: moment(until) });
  const help = pathOfRoute(portal.brand, 'responsible');
  const leave = (run: () => void) => {
    onLeave?.();
    run();
  };
  return (
    <div data-barred={kind}>
      <EmptyState
        icon="shield-check"
        title={t(restriction === null ? 'barred_title' : kind)}
        text={
          <>
            {text} {t('barred_open')}
          </>
        }
        action={
          <>
            {portal.snapshot.panels.member.includes('withdraw') && (
              <Button
                icon="circle-arrow-up"
                data-action="barredWithdraw"
                onClick={() => leave(() => void runAction(portal, 'openPanel', { menu: 'member', panel: 'withdraw' }))}
              >
                {t('portal:in_increase_withdrawal')}
              </Button>
            )}
            {help !== null && (
              <Button
                variant="secondary"
                icon="heart-handshake"
                data-action="barredHelp"
                onClick={() => leave(() => portal.router.navigate(help))}
              >
                {t('barred_help')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
