import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import { POPULAR_LOTTERIES } from '#engine/constants.ts';
import type { SectionProps } from '#engine/registry.ts';
import { useGameVendors } from '#state/games/gameVendors.ts';
import { LastNumbers } from '#parts/lottery/LastNumbers.tsx';
import { pathOfRoute } from '#state/navigation/links.ts';
import { inMaintenance, lotteryCode, useNextDraws } from '#state/lottery/lotteries.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { errorMessage } from '#state/reads/errorMessage.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { DrawRow } from './DrawRow.tsx';
import { Failure } from '#ui/content/Failure.tsx';
import styles from './NextDraws.module.css';

const SHOWN = 4;

/** The next draws of the popular lotteries with their last numbers; renders nothing where the platform has no lotteries. */
export function NextDraws({ slotProps, settings }: SectionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('lottery');
  const language = usePreferences((state) => state.language);
  const { vendors } = useGameVendors();
  // the same call as in the row of popular lotteries: it is sent once
  const popular = useRead('popularGames', { count: POPULAR_LOTTERIES, language });
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const games = (popular.data ?? []).filter((game) => !inMaintenance(game)).slice(0, count);
  if (vendors !== undefined && !vendors.has('LOTT') && !vendors.has('ELOTT')) return null;
  const all = pathOfRoute(brand, 'elott');

  return (
    <section {...slotProps} className={styles.card} aria-labelledby="next-draws" aria-busy={popular.isPending || undefined}>
      <div className={styles.head}>
        <h2 id="next-draws" className="h-s">
          {t('next_draws')}
        </h2>
        {all !== null && (
          <PageLink to={all} className={`link ${styles.all}`} aria-label={t('see_all_lotteries')}>
            {t('all')}
          </PageLink>
        )}
      </div>
      {games.length > 0 ? (
        <DrawRows games={games} />
      ) : popular.isPending ? (
        <div className={styles.rows} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={styles.row}>
              <Skeleton shape="block" className={styles.art} />
              <Skeleton className={styles.waitingName} />
              <Skeleton className={styles.waitingLast} />
            </div>
          ))}
        </div>
      ) : popular.isError ? (
        <Failure className={styles.note}>
          <p>{errorMessage(t, popular.error, t('menu_error'))}</p>
          <button
            type="button"
            className={`link ${styles.retry}`}
            aria-disabled={popular.isFetching || undefined}
            onClick={popular.refetch}
          >
            {t('portal:retry')}
          </button>
        </Failure>
      ) : (
        <p className={styles.note}>{t('menu_empty')}</p>
      )}
    </section>
  );
}

function DrawRows({ games }: { games: readonly Game[] }) {
  const drawOf = useNextDraws(games);
  return (
    <LastNumbers drawn={String(Math.min(...games.map((game) => drawOf(game)?.drawTime ?? Infinity)))}>
      {(numbersOf) => (
        <ul className={styles.rows}>
          {games.map((game) => (
            <DrawRow key={lotteryCode(game)} game={game} draw={drawOf(game)} last={numbersOf(game)} />
          ))}
        </ul>
      )}
    </LastNumbers>
  );
}
