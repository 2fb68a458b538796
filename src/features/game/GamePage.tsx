import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { returnPathOf, titleOf } from '#state/launch/launch.ts';
import { LaunchStage } from '#parts/launch/LaunchStage.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useLaunchedGame } from '#state/launch/useLaunchedGame.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

/** The running game with its bar; without one it redirects to home. */
export function GamePage({ slotProps }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('launch');
  const { view, start } = useLaunchedGame();

  useEffect(() => {
    if (view.kind === 'none') portal.router.navigate('/', { replace: true });
  }, [view.kind, portal]);
  if (view.kind === 'none') return <div {...slotProps} />;

  const { game } = view;
  const back = () => portal.router.navigate(returnPathOf(portal, game), { back: true });
  return (
    <LaunchStage
      whole
      slotProps={slotProps}
      view={view}
      title={titleOf(game)}
      subtitle={game.gameName === undefined ? undefined : game.vendor}
      leave={{ icon: 'arrow-left', label: t('back_to_games'), run: back }}
      actions={<FavouriteButton game={game} />}
      onStart={() => start(game)}
    />
  );
}
