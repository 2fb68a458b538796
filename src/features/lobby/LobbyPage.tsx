import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readSession, writeSession } from '#platform/browser/storage.ts';
import type { PageProps } from '#engine/registry.ts';
import { useFavouritesLoaded } from '#state/games/favourites.ts';
import { useGameVendors, vendorRequest } from '#state/games/gameVendors.ts';
import { hotRequest, listRequest } from '#state/games/gameRequests.ts';
import { type Lobby, lobbyOf } from '#state/games/lobbies.ts';
import { isWideLobby, type LobbyName, lobbyNameOf, scopeWithoutVendors } from '#state/games/lobbyNames.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { usePrefetch } from './usePrefetch.ts';
import { errorMessage } from '#state/reads/errorMessage.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { EarlyTileGrid } from '#ui/tiles/EarlyTileGrid.tsx';
import { TileGrid, TileSkeletons } from '#ui/tiles/TileGrid.tsx';
import { takeOver } from '#platform/early/tilesTakeover.ts';
import { FilterBar } from './FilterBar.tsx';
import { useHotGames } from './HotGames.tsx';
import { LobbyHead } from './LobbyHead.tsx';
import styles from './LobbyPage.module.css';
import { useLobbyQuery } from './useLobbyQuery.ts';
import { LobbyToolbar } from './LobbyToolbar.tsx';
import toolbar from './LobbyToolbar.module.css';
import { MemberGames } from './MemberGames.tsx';
import { SingleVendors } from './SingleVendors.tsx';
import { isStage, isUsuallyStage } from './stage/fewVendors.ts';
import { WaitingStage } from './stage/Stage.tsx';
import { StageHead } from './stage/StageHead.tsx';
import { VendorChips } from './VendorChips.tsx';
import { WaitingChips } from './WaitingChips.tsx';
import { VisitorGames } from './VisitorGames.tsx';

/** /rng, /pvp, /live, /fish, /sports, /esports and /inhouse: one page for all. */
export function LobbyPage({ slotProps, route, banner }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('lobby');
  const name = lobbyNameOf(route.path);
  const read = useGameVendors();
  const wide = isWideLobby(name, portal.brand);
  useFavouritesLoaded();
  useVassalageList();

  const lobby = useMemo(
    () => (read.vendors === undefined ? null : lobbyOf(name, read.vendors, portal.brand)),
    [name, read.vendors, portal.brand],
  );
  return (
    <div {...slotProps} className={styles.lobby}>
      {banner}
      {lobby === null && read.isError ? (
        <>
          <LobbyHead name={name} wide={wide} vendorCount={null} art={[]} />
          <ErrorState
            title={t('error_title')}
            text={errorMessage(t, read.error, t('error_text'))}
            retryLabel={t('portal:retry')}
            onRetry={read.refetch}
            retrying={read.isFetching}
          />
        </>
      ) : (
        <LobbyGames key={name} name={name} wide={wide} lobby={lobby} />
      )}
    </div>
  );
}

/** Loads the vendors, and in parallel the games where they do not depend on the vendors. */
function GamesWithoutVendors({ name }: { name: LobbyName }) {
  const requests = useGameRequests();
  const isMember = useSession((state) => state.token !== null);
  const { query } = useLobbyQuery();
  const scope = scopeWithoutVendors(name);
  usePrefetch('gameVendor', vendorRequest);
  usePrefetch('gameList', isMember && scope && query.tab === 'all' ? listRequest(requests, scope, query) : null);
  usePrefetch('hotGames', scope ? hotRequest(requests, scope, []) : null);
  return null;
}

/** The lobby, or its parts in their places while its vendors are loading, so that nothing moves when they come. */
function LobbyGames({ name, wide, lobby }: { name: LobbyName; wide: boolean; lobby: Lobby | null }) {
  const { t } = useTranslation('lobby');
  const isMember = useSession((state) => state.token !== null);
  const { query, change } = useLobbyQuery();
  // the script's tiles are those of the address with which the page was opened
  useEffect(() => () => void takeOver(), [query]);
  const filters = useId();
  const hasChoice = query.classify !== '' || query.type !== '' || query.bet !== '' || query.lines > 0;
  const [filtering, setFiltering] = useState(hasChoice);
  if (lobby === null && isUsuallyStage(name))
    return (
      <>
        <StageHead name={name} cards={null} />
        <WaitingStage label={t(`title_${name}`)} />
      </>
    );
  if (lobby !== null && lobby.vendors.length === 0)
    return (
      <>
        {isStage(lobby) ? <StageHead name={name} cards={lobby.single} /> : <KnownHead lobby={lobby} />}
        <SingleVendors lobby={lobby} query={query} change={change} />
      </>
    );
  const isList = isMember && query.tab === 'all';
  const layout = wide ? 'wide' : 'posters';
  return (
    <>
      {lobby === null ? <LobbyHead name={name} wide={wide} vendorCount={null} art={[]} /> : <KnownHead lobby={lobby} />}
      <LobbyToolbar query={query} change={change}>
        {isList && (
          <IconButton
            icon="sliders-horizontal"
            label={t('filters')}
            className={toolbar.toggle}
            aria-expanded={filtering}
            aria-controls={filters}
            onClick={() => setFiltering(!filtering)}
          />
        )}
      </LobbyToolbar>
      {lobby === null ? (
        <>
          <GamesWithoutVendors name={name} />
          <WaitingChips />
        </>
      ) : (
        <>
          <VendorChips
            cards={lobby.vendors}
            category={lobby.category}
            selected={query.vendors}
            onChange={(vendors) => change({ vendors })}
          />
          {isList && filtering && <FilterBar id={filters} lobby={lobby} query={query} change={change} />}
        </>
      )}
      <EarlyTileGrid label={t(`title_${name}`)} layout={layout} className={styles.early} />
      {lobby === null ? (
        <TileGrid label={t(`title_${name}`)} layout={layout} busy>
          <TileSkeletons count={wide ? 12 : 21} />
        </TileGrid>
      ) : isMember ? (
        <MemberGames lobby={lobby} query={query} change={change} />
      ) : (
        <VisitorGames lobby={lobby} query={query} change={change} />
      )}
    </>
  );
}

function KnownHead({ lobby }: { lobby: Lobby }) {
  const hot = useHotGames(lobby, []);
  const art = [...(hot.data?.list ?? []).map((game) => game.icon), ...lobby.single.map((card) => card.smallIcon)].filter(
    (picture) => picture !== undefined,
  );
  return <LobbyHead name={lobby.name} wide={lobby.wide} vendorCount={lobby.vendors.length + lobby.single.length} art={art} />;
}

/** Opens the games of a vendor stored by a launch in a list, once. */
function useVassalageList(): void {
  const { overlay } = usePortal();
  const { key } = useLocation();
  useEffect(() => {
    const vassalage = readSession('vassalage');
    if (vassalage === null) return;
    writeSession({ vassalage: null });
    void overlay.openModal('gameListModal', { vassalage });
  }, [overlay, key]);
}
