import { useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RankRow } from '#contract/types.ts';
import { agoIn } from '#engine/dates/elapsed.ts';
import type { SectionProps } from '#engine/registry.ts';
import { isTrue } from '#parts/games/closedNote.ts';
import { imageUrl } from '#state/content/images.ts';
import { startGame } from '#state/games/startGame.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { useAutoplay } from '#ui/carousel/useAutoplay.ts';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './WinnersSection.module.css';

const SHOWN = 6;

/** How often the feed asks for newer wins. */
const EVERY_MS = 30_000;

/**
 * Today's wins in a row that scrolls by hand; hidden while empty. Where the platform sends their times it is a feed: the newest
 * first, asked for again and again while the reader lets it, and never announced.
 */
export function WinnersSection({ slotProps, settings }: SectionProps) {
  const { brand, client } = usePortal();
  const { t } = useTranslation('winners');
  const money = useMoney();
  const board = useRead('rankList', { period: 'DAY' });
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const isFeed = board.data?.every(({ time }) => time !== undefined) ?? true;
  const rows = (isFeed ? latestFirst(board.data ?? []) : (board.data ?? [])).slice(0, count);
  const region = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(0);
  const feed = useAutoplay(region, EVERY_MS, isFeed && rows.length > 0, asked, () => {
    board.refetch();
    setAsked(asked + 1);
  });
  const all = pathOfRoute(brand, 'winners');
  if (!board.isPending && rows.length === 0) return null;
  return (
    <section {...slotProps} ref={region} className={styles.section} aria-labelledby="home-winners">
      <div className={styles.head}>
        <h2 id="home-winners" className={`h-m ${styles.heading}`}>
          <Icon name="trophy" size={20} />
          {t(isFeed ? 'latest' : 'highest')}
        </h2>
        {isFeed && rows.length > 0 && (
          <IconButton
            size="sm"
            icon={feed.playing ? 'pause' : 'play'}
            label={t(feed.playing ? 'pause' : 'resume')}
            onClick={feed.toggle}
          />
        )}
        {all !== null && (
          <PageLink to={all} className={`link ${styles.all}`} aria-label={t('see_all_winners')}>
            {t('see_all')}
          </PageLink>
        )}
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <ul ref={showMore} className={styles.row} tabIndex={0} aria-labelledby="home-winners">
        {board.isPending
          ? Array.from({ length: count }, (_, index) => (
              <Card as="li" pad="none" key={index} className={styles.win} aria-hidden="true">
                <Skeleton className={styles.line} />
              </Card>
            ))
          : rows.map((row) => (
              <Win
                key={isFeed ? `${row.time} ${row.name} ${row.amount}` : row.rank}
                row={row}
                amount={money(row.amount)}
                ago={isFeed ? agoText(t, client.clock.now() - (row.time ?? 0)) : ''}
              />
            ))}
      </ul>
    </section>
  );
}

const latestFirst = (rows: readonly RankRow[]) => rows.toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0));

/** How long ago, in texts of our own: a home page does without the browser's locale data. Wins of a day are no days old. */
function agoText(t: TFunction<'winners'>, ms: number): string {
  const { unit, count } = agoIn(ms);
  if (unit === 'now') return t('now');
  return unit === 'minutes'
    ? t('minutes_ago', { minutes: count })
    : t('hours_ago', { hours: unit === 'days' ? count * 24 : count });
}

/** A win: the amount first, who and what below, and the game to play where the platform names it. */
function Win({ row, amount, ago }: { row: RankRow; amount: string; ago: string }) {
  const portal = usePortal();
  const { t } = useTranslation(['winners', 'portal']);
  const { played } = row;
  const name = row.game ?? played?.gameName ?? '';
  const isOpen = played !== undefined && !isTrue(played.maintenance);
  return (
    <Card as="li" pad="none" className={styles.win}>
      {played !== undefined && (
        <LazyImage
          className={styles.art}
          src={played.icon ? imageUrl(portal, played.icon) : ''}
          alt=""
          width={48}
          height={48}
          fallback={<img src={`/images/${portal.brand.images.defaultGameIcon}`} alt="" width={32} height={32} />}
        />
      )}
      <span className={styles.words}>
        <span className={styles.top}>
          <strong className={`num ${styles.amount}`}>{amount}</strong>
          {ago !== '' && <span className={`small subtle ${styles.ago}`}>{ago}</span>}
        </span>
        <span className={`small ellipsis ${styles.game}`} title={`${row.name} · ${name}`}>
          <span className={styles.name}>{row.name}</span> · <span className="muted">{name}</span>
        </span>
      </span>
      {isOpen && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('portal:play_game', { name })}
          onClick={() => void startGame(portal, played)}
        >
          {t('play')}
        </Button>
      )}
    </Card>
  );
}
