import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import type { SectionProps } from '#engine/registry.ts';
import { agoIn } from '#engine/dates/elapsed.ts';
import { closedNote, openFirst } from '#parts/games/closedNote.ts';
import { imageUrl } from '#state/content/images.ts';
import { isOffered } from '#state/games/offered.ts';
import { startGame } from '#state/games/startGame.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { useRoutePath } from '#state/navigation/useVisibility.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import styles from './ContinueRail.module.css';
import { RailFrame } from './RailFrame.tsx';

const SHOWN = 8;

/**
 * The games that the member played last, to be resumed by one press; before the first one the most played, so that the place is
 * never empty. Renders nothing for visitors, and during a pause.
 */
export function ContinueRail({ slotProps, settings }: SectionProps) {
  const { t } = useTranslation('game-rails');
  // who has paused or excluded themselves is not invited to play
  const isBarred = usePlayRestriction() !== null;
  const { brand } = usePortal();
  const isMember = useSession((state) => state.token !== null) && !isBarred;
  const routePath = useRoutePath();
  const requests = useGameRequests();
  const recent = useRead('recentGames', { ...requests.recent, pageNo: 1 }, { enabled: isMember });
  const played = recent.data?.list.filter((game) => isOffered(brand, game));
  const isNew = isMember && (recent.isError || played?.length === 0);
  const hot = useRead('hotGames', requests.hot, { enabled: isNew });
  const read = isNew ? hot : recent;
  const list = isNew ? hot.data?.list.filter((game) => isOffered(brand, game)) : played;
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const games = list && openFirst(list).slice(0, count);
  if (!isMember || games?.length === 0 || (games === undefined && read.isError)) return null;
  const to = routePath('lobby', { tab: isNew ? 'hot' : 'recent' });
  const title = t(isNew ? 'start_title' : 'continue_title');
  return (
    <div {...slotProps}>
      <RailFrame
        heading={{ id: 'home-continue', title, icon: isNew ? 'play' : 'history' }}
        all={to === null ? null : { to, label: t('see_all_of', { name: title }) }}
        wide
      >
        {games === undefined
          ? Array.from({ length: 4 }, (_, index) => <Waiting key={index} />)
          : games.map((game) => <Card key={game.nodeId} game={game} />)}
      </RailFrame>
    </div>
  );
}

/** As high as a card. */
const Waiting = () => (
  <li className={styles.card} aria-hidden="true">
    <span className={styles.picture} />
    <span className={styles.body}>
      <span className={styles.words}>
        <Skeleton />
      </span>
      <span className={styles.play} />
    </span>
  </li>
);

function Card({ game }: { game: Game }) {
  const portal = usePortal();
  const { t } = useTranslation(['game-rails', 'portal']);
  const { t: portalText } = useTranslation('portal');
  const name = game.gameName ?? game.code ?? String(game.nodeId);
  const closed = closedNote(portal, portalText, game);
  // in texts of our own: a home page does without the browser's locale data
  const ago = game.playedAt === undefined ? null : agoIn(portal.client.clock.now() - game.playedAt);
  const played = ago && t(`played_${ago.unit}`, { count: ago.count });
  const label = [t('portal:play_game', { name }), played, closed?.replace('\n', ' · ')].filter(Boolean).join(' · ');
  return (
    <li data-game={game.nodeId}>
      <button
        type="button"
        className={styles.card}
        data-closed={closed !== undefined || undefined}
        aria-label={label}
        onClick={() => void startGame(portal, game)}
      >
        <span className={styles.picture}>
          <LazyImage
            src={game.icon ? imageUrl(portal, game.icon) : ''}
            alt=""
            width={480}
            height={209}
            fallback={<img src={`/images/${portal.brand.images.defaultGameIcon}`} alt="" width={64} height={64} />}
          />
          {closed !== undefined && <span className={styles.closed}>{closed}</span>}
        </span>
        <span className={styles.body}>
          <span className={styles.words}>
            <span className={`ellipsis ${styles.name}`} title={name}>
              {name}
            </span>
            <span className="small muted ellipsis">{played ?? game.vendor}</span>
          </span>
          <span className={styles.play}>
            <Icon name="play" size={18} />
          </span>
        </span>
      </button>
    </li>
  );
}
