import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Game } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { lotteryCode } from '#state/lottery/lotteries.ts';
import { useLotteryFavourites } from '#state/lottery/lotteryFavourites.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './GameChooser.module.css';
import type { SelectedGame, VnGames } from './useVnGames.ts';
import { weekdayName, weekdayOf } from './weekdays.ts';

interface Props {
  games: VnGames;
  selected: SelectedGame;
}

const drawsOn = (game: Game, day: number) => game.weekdays === undefined || game.weekdays.includes(day);

/** Regions, days with a draw, and their lotteries; starred ones first, then the soonest. */
export function GameChooser({ games, selected }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lottery');
  const navigate = useNavigate();
  const language = htmlLangOf(usePreferences((state) => state.language));
  const favourites = useLotteryFavourites();
  const [day, setDay] = useState<number | null>(null);
  const zone = { timeZone: portal.brand.timeZone };
  const today = weekdayOf(portal.client.clock.now(), zone);

  const inRegion = selected.group.gameMenus;
  const days = [0, 1, 2, 3, 4, 5, 6]
    .map((later) => (today + later) % 7)
    .filter((weekday) => inRegion.some((game) => game.weekdays?.includes(weekday)));
  const shown = day !== null && days.includes(day) ? day : null;
  const starred = (game: Game) => favourites.ids.includes(lotteryCode(game));
  const listed = inRegion
    .filter((game) => shown === null || drawsOn(game, shown))
    .toSorted(
      (one, other) =>
        Number(starred(other)) - Number(starred(one)) ||
        (games.drawOf(one)?.drawTime ?? 0) - (games.drawOf(other)?.drawTime ?? 0),
    );
  const dayName = (weekday: number) => (weekday === today ? t('today') : weekdayName(weekday, language));

  return (
    <nav className={styles.bar} aria-label={t('lotteries')}>
      <Segmented
        label={t('region')}
        options={games.groups.map((group) => ({ value: group.gameGroupCode, label: group.labelName }))}
        value={selected.group.gameGroupCode}
        onChange={(region) => {
          const first = games.groups.find((group) => group.gameGroupCode === region)?.gameMenus[0];
          if (first) void navigate(games.pathOf(first), { replace: true });
        }}
        className={styles.regions}
      />
      {days.length > 1 && (
        <div ref={showMore} role="group" aria-label={t('day')} className={styles.row}>
          {[null, ...days].map((weekday) => (
            <button
              key={weekday}
              type="button"
              className={styles.day}
              aria-pressed={weekday === shown}
              onClick={() => setDay(weekday)}
            >
              {weekday === null ? t('all_days') : dayName(weekday)}
            </button>
          ))}
        </div>
      )}
      <ul ref={showMore} className={styles.row}>
        {listed.map((game) => {
          const draw = games.drawOf(game);
          return (
            <li key={lotteryCode(game)}>
              <PageLink
                to={games.pathOf(game)}
                className={styles.game}
                aria-current={game === selected.game ? 'true' : undefined}
                data-game={lotteryCode(game)}
              >
                {starred(game) && <Icon name="star" size={14} className={styles.starred} />}
                <span>{game.gameName}</span>
                {draw !== null && (
                  <span className={`num ${styles.when}`}>
                    {weekdayOf(draw.drawTime, zone) === today
                      ? formatDateTime(draw.drawTime, zone)?.slice(11, 16)
                      : weekdayName(weekdayOf(draw.drawTime, zone), language)}
                  </span>
                )}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
