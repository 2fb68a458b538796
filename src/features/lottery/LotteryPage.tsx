import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PageProps } from '#engine/registry.ts';
import { LaunchStage } from '#parts/launch/LaunchStage.tsx';
import { openLogin } from '#state/session/openLogin.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { lotteryReturnPath } from './lobbyRequest.ts';
import { readStarted } from './startedLottery.ts';
import { useLobby } from './useLobby.ts';

/** The lottery lobby, or one of its lotteries, below the header. */
export function LotteryPage({ slotProps }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('lottery');
  const [query] = useSearchParams();
  const started = readStarted(useLocation().state);
  const title = t('lottery_title');
  const wanted = {
    ...started,
    gameCode: query.get('gameCode') ?? started.gameCode,
    playType: query.get('playType') ?? undefined,
  };
  const { view, start } = useLobby(wanted, title);
  const visitor = view.kind === 'visitor';
  useEffect(() => {
    if (!visitor) return undefined;
    void openLogin(portal, { stay: true });
    // a stored session is read only after the first render
    return () => portal.overlay.closeModals('loginPopupModal');
  }, [portal, visitor]);

  return (
    <LaunchStage
      whole
      slotProps={slotProps}
      view={view}
      title={title}
      leave={{
        icon: 'arrow-left',
        label: t('back'),
        run: () => portal.router.navigate(lotteryReturnPath(portal), { back: true }),
      }}
      onStart={start}
    />
  );
}
