import { useTranslation } from 'react-i18next';
import type { RankRow } from '#contract/types.ts';
import type { SectionProps } from '#engine/registry.ts';
import { isTrue } from '#parts/games/closedNote.ts';
import { imageUrl } from '#state/content/images.ts';
import { startGame } from '#state/games/startGame.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import styles from './WinnersSection.module.css';

const SHOWN = 6;

/** Today's highest wins in a row that scrolls by hand; hidden while empty. */
export function WinnersSection({ slotProps, settings }: SectionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('winners');
  const money = useMoney();
  const board = useRead('rankList', { period: 'DAY' });
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const rows = (board.data ?? []).slice(0, count);
  const all = pathOfRoute(brand, 'winners');
  if (!board.isPending && rows.length === 0) return null;
  return (
    <section {...slotProps} className={styles.section} aria-labelledby="home-winners">
      <div className={styles.head}>
        <h2 id="home-winners" className={`h-m ${styles.heading}`}>
          <Icon name="trophy" size={20} />
          {t('latest')}
        </h2>
        {all !== null && (
          <PageLink to={all} className={`link ${styles.all}`} aria-label={t('see_all_winners')}>
            {t('see_all')}
          </PageLink>
        )}
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <ul className={styles.row} tabIndex={0} aria-labelledby="home-winners">
        {board.isPending
          ? Array.from({ length: count }, (_, index) => (
              <Card as="li" pad="none" key={index} className={styles.win} aria-hidden="true">
                <Skeleton className={styles.line} />
              </Card>
            ))
          : rows.map((row) => <Win key={row.rank} row={row} amount={money(row.amount)} />)}
      </ul>
    </section>
  );
}

/** A win: the amount first, who and what below, and the game to play where the platform names it. */
function Win({ row, amount }: { row: RankRow; amount: string }) {
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
        <strong className={`num ${styles.amount}`}>{amount}</strong>
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
