import { useMoment } from '#parts/moments/useMoment.ts';
import { useTranslation } from 'react-i18next';
import type { Game, LotteryDraw } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { DrawTimer } from '#parts/lottery/DrawTimer.tsx';
import { imageUrl } from '#state/content/images.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { inMaintenance, lotteryCode } from '#state/lottery/lotteries.ts';
import { useLotteryFavourites } from '#state/lottery/lotteryFavourites.ts';
import { requireMember } from '#state/session/openLogin.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { StarToggle } from '#ui/lottery/StarToggle.tsx';
import styles from './DrawHero.module.css';
import { weekdayName, weekdayOf } from './weekdays.ts';

interface Props {
  game: Game;
  draw: LotteryDraw | null;
}

/** The selected lottery: next draw, countdown, star, and a link to the betting view. */
export function DrawHero({ game, draw }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lottery');
  const language = htmlLangOf(usePreferences((state) => state.language));
  const favourites = useLotteryFavourites();
  const code = lotteryCode(game);
  const zone = { timeZone: portal.brand.timeZone };
  const { day } = useMoment();
  const when = draw === null ? null : formatDateTime(draw.drawTime, zone);
  const play = () => {
    if (!requireMember(portal)) return;
    const playType = game.defaultPlayType;
    const path = pathOfRoute(portal.brand, 'lottery', { gameCode: code, ...(playType ? { playType } : {}) });
    const { prizeMode } = portal.brand.games.lottery;
    if (path !== null) portal.router.navigate(path, { state: { prizeMode } });
  };

  return (
    <section className={styles.hero} aria-labelledby="vn-game" data-game={code}>
      {game.icon && (
        <LazyImage src={imageUrl(portal, game.icon)} alt="" width={240} height={320} className={styles.art} priority />
      )}
      <div className={styles.words}>
        <div className={styles.title}>
          <h2 id="vn-game" className="display-m">
            {game.gameName}
          </h2>
          <StarToggle
            on={favourites.ids.includes(code)}
            label={t('favourite', { name: game.gameName })}
            onToggle={() => favourites.toggle(code)}
          />
        </div>
        {draw !== null && when !== null && (
          <p className={styles.when}>
            {t('draw_at', {
              day: weekdayName(weekdayOf(draw.drawTime, zone), language, 'long'),
              date: day(draw.drawTime),
              time: when.slice(11, 16),
            })}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <DrawTimer draw={draw} className={styles.timer} heading={styles.phase} />
        <Button icon="play" onClick={play} disabled={inMaintenance(game)}>
          {t('play')}
        </Button>
      </div>
    </section>
  );
}
