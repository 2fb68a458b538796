import { memo, useDeferredValue, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BoolLike, Game, GameCategory } from '#contract/types.ts';
import { vendorCodeOf } from '#engine/games/vendorCode.ts';
import { formatMoney } from '#engine/money/money.ts';
import { closedNote, isTrue, openFirst } from './closedNote.ts';
import type { MediaBadgeProps } from '#ui/tiles/MediaBadge.tsx';
import { MediaTile } from '#ui/tiles/MediaTile.tsx';
import { toggleFavourite, useIsFavourite } from '#state/games/favourites.ts';
import { imageUrl } from '#state/content/images.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal, usePreferences, useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import { startDemo } from '#state/games/startDemo.ts';
import { startGame } from '#state/games/startGame.ts';

interface ListProps {
  games: readonly Game[];
  /** In the shape of the neighbouring pictures. */
  wide?: boolean | undefined;
  /** How many are in the first row; their pictures are requested at once. */
  first?: number;
  /** The games replace others, whose tiles are reused: creating 42 is much slower. Those below the first view come a frame later. */
  inPlace?: boolean;
}

const SEEN_ROWS = 3;

/** Read once for all tiles of a list. */
interface Shared {
  portal: Portal;
  t: TFunction<'portal'>;
  language: string;
  offersDemo: boolean;
}

interface Props {
  game: Game;
  priority: boolean;
  wide: boolean;
  shared: Shared;
}

/** The badges on the picture: live for a live table, hot for a hot game; none on what is closed. */
export const badgesOf = (
  t: (key: string) => string,
  item: { isHot?: number; maintenance?: BoolLike },
  category: GameCategory | undefined,
): MediaBadgeProps[] =>
  isTrue(item.maintenance)
    ? []
    : [
        ...(category === 'LIVE' ? [{ text: t('live_badge'), tone: 'live' as const }] : []),
        ...(item.isHot === 1 ? [{ text: t('hot'), icon: 'flame' as const }] : []),
      ];

/** List items with a tile for each game; those under maintenance last. */
export function GameTiles({ games: listed, wide = false, first = 0, inPlace = false }: ListProps) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const language = usePreferences((state) => state.language);
  const isVisitor = useSession((state) => state.token === null);
  const freePlay = useSystem((state) => state.flags.isOn('freePlay'));
  const offersDemo = isVisitor && freePlay;
  const shared = useMemo<Shared>(() => ({ portal, t, language, offersDemo }), [portal, t, language, offersDemo]);
  const games = useMemo(() => openFirst(listed), [listed]);
  const late = useDeferredValue(games);
  const seen = inPlace ? first * SEEN_ROWS : Infinity;
  return games.map((wanted, index) => {
    const game = index >= seen ? (late[index] ?? wanted) : wanted;
    return (
      <li key={inPlace ? index : game.nodeId} data-game={game.nodeId}>
        <GameTile game={game} wide={wide} priority={index < first} shared={shared} />
      </li>
    );
  });
}

/** A tile that launches a game, with its star; memoised against changes of other games. */
const GameTile = memo(function GameTile({ game, priority, wide, shared }: Props) {
  const { portal, t, language, offersDemo } = shared;
  const pressed = useIsFavourite(game.nodeId);
  const name = game.gameName ?? game.code ?? String(game.nodeId);
  const favourite = { nodeId: game.nodeId, vendor: vendorCodeOf(game), gameType: game.gameType };
  const smallest = game.gameCategory === 'LIVE' ? formatMoney(game.minBet ?? '', { ...portal.brand.currency, language }) : null;
  const subtitle = [game.vendor, smallest && t('bet_from', { amount: smallest })].filter(Boolean).join(' · ');
  const closed = closedNote(portal, t, game);
  const demo = () => ({ text: t('play_demo'), label: t('play_demo_of', { name }), onPress: () => void startDemo(portal, game) });
  return (
    <MediaTile
      src={game.icon ? imageUrl(portal, game.icon) : ''}
      fallback={<img src={`/images/${portal.brand.images.defaultGameIcon}`} alt="" width={96} height={96} />}
      shape={wide ? 'wide' : 'poster'}
      priority={priority}
      title={name}
      subtitle={subtitle}
      badges={badgesOf(t, game, game.gameCategory)}
      closed={closed}
      openLabel={t('play_game', { name })}
      onOpen={() => void startGame(portal, game)}
      second={offersDemo && closed === undefined ? demo() : undefined}
      star={{ pressed, label: t('favourite_game', { name }), onPress: () => void toggleFavourite(portal, favourite) }}
    />
  );
});
