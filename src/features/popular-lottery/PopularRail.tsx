import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { POPULAR_LOTTERIES } from '#engine/constants.ts';
import { LastNumbers } from '#parts/lottery/LastNumbers.tsx';
import { pathOfRoute } from '#state/navigation/links.ts';
import { lotteryCode, useNextDraws } from '#state/lottery/lotteries.ts';
import { LotteryCard } from '#parts/lottery/LotteryCard.tsx';
import { useLotteryFavourites } from '#state/lottery/lotteryFavourites.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Failure } from '#ui/content/Failure.tsx';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './PopularLottery.module.css';

/** The most played lotteries, in two rows that scroll. */
export function PopularRail() {
  const { brand } = usePortal();
  const { t } = useTranslation('lottery');
  const language = usePreferences((state) => state.language);
  const popular = useRead('popularGames', { count: POPULAR_LOTTERIES, language });
  const games = popular.data ?? [];
  const drawOf = useNextDraws(games);
  const { ids } = useLotteryFavourites();
  const list = useRef<HTMLUListElement>(null);
  const place = useCallback((row: HTMLUListElement | null) => {
    list.current = row;
    return showMore(row);
  }, []);
  if (popular.isSuccess && games.length === 0) return null;
  const scroll = (pages: number) => list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.9, behavior: 'smooth' });
  const all = pathOfRoute(brand, 'elott');

  return (
    <section aria-labelledby="popular-lottery" className={styles.section}>
      <div className={styles.head}>
        <h2 id="popular-lottery" className={`h-m ${styles.heading}`}>
          <Icon name="ticket" size={20} />
          {t('popular')}
        </h2>
        {all !== null && (
          <PageLink to={all} className={`link ${styles.all}`}>
            {t('see_all')}
          </PageLink>
        )}
        <span className={styles.arrows}>
          <IconButton icon="chevron-left" label={t('scroll_back')} onClick={() => scroll(-1)} />
          <IconButton icon="chevron-right" label={t('scroll_on')} onClick={() => scroll(1)} />
        </span>
      </div>
      {popular.isError && games.length === 0 ? (
        <Failure className={styles.failed}>
          {t('menu_error')}{' '}
          <button type="button" className="link" onClick={popular.refetch}>
            {t('portal:retry')}
          </button>
        </Failure>
      ) : (
        <LastNumbers drawn={String(Math.min(...games.map((game) => drawOf(game)?.drawTime ?? Infinity)))}>
          {(numbersOf) => (
            <ul ref={place} className={styles.cards}>
              {games.map((game) => (
                <li key={lotteryCode(game)}>
                  <LotteryCard game={game} draw={drawOf(game)} last={numbersOf(game)} starred={ids.includes(lotteryCode(game))} />
                </li>
              ))}
              {popular.isPending &&
                Array.from({ length: 8 }, (_, index) => (
                  <li key={index}>
                    <Skeleton shape="block" className={styles.skeleton} />
                  </li>
                ))}
            </ul>
          )}
        </LastNumbers>
      )}
    </section>
  );
}
