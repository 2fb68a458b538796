import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRequest, vassalageOf } from '#state/games/gameRequests.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useLastPage } from '#state/panels/useLastPage.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { GameResults } from './GameResults.tsx';
import { HotGames, type ListProps, useSingleVendors } from './HotGames.tsx';
import { isFiltered, NO_FILTERS } from '#state/games/lobbyQuery.ts';

/** The list of a member's tab. */
export function MemberGames(props: ListProps) {
  switch (props.query.tab) {
    case 'hot':
      return <HotGames {...props} />;
    case 'recent':
      return <RecentGames {...props} />;
    case 'favourites':
      return <FavouriteGames {...props} />;
    default:
      return <AllGames {...props} />;
  }
}

/** All games of the lobby that match the filters, in pages of 42. */
function AllGames(props: ListProps) {
  const { lobby, query, change } = props;
  const { t } = useTranslation('lobby');
  const requests = useGameRequests();
  const wanted = listRequest(requests, lobby, query);
  const read = useRead('gameList', wanted);
  const last = read.data?.totalPages ?? 0;
  /** The page whose end was reached: whoever is there is likely to turn it. */
  const [ended, setEnded] = useState(0);
  usePrefetch('gameList', ended === query.page && query.page < last ? { ...wanted, pageNo: query.page + 1 } : null);
  const list = useSingleVendors(props, read.data?.games);
  const isNarrowed = isFiltered(query);
  const clear = () => change(query.name ? { name: '' } : { ...NO_FILTERS, tab: query.tab });
  const empty = isNarrowed
    ? {
        title: query.name ? t('no_match', { name: query.name }) : t('no_fit'),
        text: t('no_match_text'),
        action: <Button onClick={clear}>{t(query.name ? 'clear_search' : 'reset')}</Button>,
      }
    : query.page > 1
      ? {
          title: t('no_page'),
          text: t('no_page_text'),
          action: <Button onClick={() => change({ page: 1 })}>{t('first_page')}</Button>,
        }
      : { title: t('none_title'), text: t('none_text') };
  return (
    <>
      <GameResults
        label={t('tab_all')}
        wide={lobby.wide}
        read={read}
        {...list}
        empty={empty}
        pages={{
          page: query.page,
          total: read.data?.total,
          totalPages: last,
          onChange: (page) => change({ page }),
          onNear: () => setEnded(query.page),
        }}
      />
      {isNarrowed && read.data?.games.length === 0 && (
        <>
          <h2 className="h-m">{t('popular_instead')}</h2>
          <HotGames {...props} query={NO_FILTERS} />
        </>
      )}
    </>
  );
}

/** The member's played games, the latest first. */
function RecentGames(props: ListProps) {
  const { lobby, query, change } = props;
  const { t } = useTranslation('lobby');
  const requests = useGameRequests();
  const vassalage = vassalageOf(lobby, query.vendors);
  const read = useRead('recentGames', {
    ...requests.recent,
    ...(lobby.gameType ? { gameType: lobby.gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
    pageNo: query.page,
  });
  const isBeyond = useLastPage(query.page, read, (page) => change({ page }, { replace: true }));
  return (
    <GameResults
      label={t('tab_recent')}
      wide={lobby.wide}
      read={read}
      games={isBeyond ? undefined : read.data?.list}
      empty={{ title: t('recent_none'), text: t('recent_text'), action: <SeeAll change={change} /> }}
      pages={{
        page: query.page,
        total: read.data?.total,
        totalPages: read.data?.totalPages ?? 0,
        onChange: (page) => change({ page }),
      }}
    />
  );
}

function FavouriteGames(props: ListProps) {
  const { lobby, query, change } = props;
  const { t } = useTranslation('lobby');
  const requests = useGameRequests();
  const vassalage = vassalageOf(lobby, query.vendors);
  const read = useRead('favouriteList', {
    ...(lobby.gameType ? { gameType: lobby.gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
    pageNo: query.page,
    pageSize: requests.recent.pageSize,
  });
  const isBeyond = useLastPage(query.page, read, (page) => change({ page }, { replace: true }));
  return (
    <GameResults
      label={t('tab_favourites')}
      wide={lobby.wide}
      read={read}
      games={isBeyond ? undefined : read.data?.content}
      empty={{ title: t('favourites_none'), text: t('favourites_text'), action: <SeeAll change={change} /> }}
      pages={{
        page: query.page,
        total: read.data?.total,
        totalPages: read.data?.totalPages ?? 0,
        onChange: (page) => change({ page }),
      }}
    />
  );
}

function SeeAll({ change }: Pick<ListProps, 'change'>) {
  const { t } = useTranslation('lobby');
  return <Button onClick={() => change(NO_FILTERS)}>{t('see_all')}</Button>;
}
