import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { wayBack, titleOf } from '#state/launch.ts';
import { LaunchView } from '#parts/LaunchView.tsx';
import { usePortal } from '#state/PortalProvider.tsx';
import { useLaunchedGame } from '#state/useLaunchedGame.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Stage } from '#ui/Stage.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './GamePage.module.css';

/** The game that was started, with its bar; without one the visitor goes home (RTE-17, P-27, D-41). */
export function GamePage({ slotProps }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('launch');
  const { view, start } = useLaunchedGame();

  useEffect(() => {
    if (view.kind === 'none') portal.router.navigate('/', { replace: true });
  }, [view.kind, portal]);
  if (view.kind === 'none') return <div {...slotProps} />;

  const { game } = view;
  const back = () => portal.router.navigate(wayBack(portal, game));
  return (
    <Stage
      {...slotProps}
      className={styles.game}
      title={titleOf(game)}
      subtitle={game.gameName === undefined ? undefined : game.vendor}
      fullscreen={{ enter: t('fullscreen'), leave: t('fullscreen_leave') }}
      leading={<IconButton icon="arrow-left" label={t('back_to_games')} onClick={back} />}
      actions={
        <>
          <FavouriteButton game={game} />
          <IconButton icon="refresh-cw" label={t('reload')} busy={view.kind === 'starting'} onClick={() => start(game)} />
        </>
      }
    >
      <LaunchView view={view} onRetry={() => start(game)} onLeave={back} className={styles.frame}>
        <Button size="sm" variant="text" icon="arrow-left" onClick={back}>
          {t('back_to_games')}
        </Button>
      </LaunchView>
    </Stage>
  );
}
