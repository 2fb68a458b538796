import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { isOffered } from '#state/games/offered.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { useRoutePath } from '#state/navigation/useVisibility.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { GameRail } from './GameRail.tsx';
import { hadFavourites, rememberFavourites } from './rememberedFavourites.ts';

/** The games that the member has starred, the newest first; renders nothing without them, and for visitors. */
export function FavouriteRail({ slotProps, settings }: SectionProps) {
  const { t } = useTranslation('game-rails');
  const { brand } = usePortal();
  const username = useSession((state) => state.username ?? '');
  const isMember = useSession((state) => state.token !== null);
  const routePath = useRoutePath();
  const { pageSize } = useGameRequests().recent;
  const read = useRead('favouriteList', { pageNo: 1, pageSize }, { enabled: isMember });
  const { content, total } = read.data ?? {};
  const games = useMemo(() => content?.filter((game) => isOffered(brand, game)), [content, brand]);
  // those that the brand does not offer are on no page
  const known = total && total - (content?.length ?? 0) + (games?.length ?? 0);
  useEffect(() => {
    if (known !== undefined) rememberFavourites(username, known > 0);
  }, [known, username]);
  if (!isMember || (read.data === undefined && !hadFavourites(username))) return null;
  const to = routePath('lobby', { tab: 'favourites' });
  return (
    <GameRail
      slotProps={slotProps}
      settings={settings}
      games={games}
      failed={read.isError}
      heading={{ id: 'home-favourites', title: t('favourites_title'), icon: 'heart', count: known }}
      all={to === null ? null : { to, label: t('see_all_of', { name: t('favourites_title') }) }}
    />
  );
}
