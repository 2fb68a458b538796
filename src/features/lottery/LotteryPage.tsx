import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PageProps } from '#engine/registry.ts';
import { LaunchView } from '#parts/LaunchView.tsx';
import { openLogin } from '#state/openLogin.ts';
import { usePortal } from '#state/PortalProvider.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Stage } from '#ui/Stage.tsx';
import { lobbyBack } from './lobbyRequest.ts';
import styles from './LotteryPage.module.css';
import { useLobby } from './useLobby.ts';

/** The lottery lobby, or one lottery of it, under the header (P-28, RTE-06, RTE-07). */
export function LotteryPage({ slotProps }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation(['lottery', 'launch']);
  const [query] = useSearchParams();
  const { prizeMode } = portal.brand.games.lottery;
  const title = t('lottery_title');
  const wanted = { prizeMode, gameCode: query.get('gameCode') ?? undefined, playType: query.get('playType') ?? undefined };
  const { view, start } = useLobby(wanted, title);
  const visitor = view.kind === 'visitor';
  useEffect(() => {
    if (!visitor) return undefined;
    void openLogin(portal, { stay: true });
    // who comes with a session is a visitor only until it has been read
    return () => portal.overlay.closeModals('loginPopupModal');
  }, [portal, visitor]);
  const back = () => portal.router.navigate(lobbyBack(portal));

  return (
    <Stage
      {...slotProps}
      className={styles.stage}
      title={title}
      fullscreen={{ enter: t('launch:fullscreen'), leave: t('launch:fullscreen_leave') }}
      leading={<IconButton icon="arrow-left" label={t('back')} onClick={back} />}
      actions={
        <IconButton
          icon="refresh-cw"
          label={t('launch:reload')}
          busy={view.kind === 'starting'}
          onClick={start}
          disabled={visitor}
        />
      }
    >
      <LaunchView view={view} onRetry={start} onLeave={back} className={styles.frame}>
        <Button size="sm" variant="text" icon="arrow-left" onClick={back}>
          {t('back')}
        </Button>
      </LaunchView>
    </Stage>
  );
}
