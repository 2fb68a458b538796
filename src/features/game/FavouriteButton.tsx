import { useTranslation } from 'react-i18next';
import { toggleFavourite, useFavouritesLoaded, useIsFavourite } from '#state/games/favourites.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { GameToStart } from '#state/games/startGame.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';

/** Stars the running game; hidden for what cannot be starred, such as a room without a game. */
export function FavouriteButton({ game }: { game: GameToStart }) {
  const portal = usePortal();
  const { t } = useTranslation('launch');
  const { nodeId, vassalage, gameType } = game;
  const starred = useIsFavourite(nodeId ?? '');
  useFavouritesLoaded();
  if (nodeId === undefined || gameType === undefined) return null;
  return (
    <IconButton
      icon="heart"
      label={t(starred ? 'unstar' : 'star')}
      aria-pressed={starred}
      filled={starred}
      onClick={() => void toggleFavourite(portal, { nodeId, vendor: vassalage, gameType })}
    />
  );
}
