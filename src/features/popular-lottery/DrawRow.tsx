import { useTranslation } from 'react-i18next';
import type { DrawnNumbers, Game, LotteryDraw } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { imageUrl } from '#state/content/images.ts';
import { lotteryCode } from '#state/lottery/lotteries.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { startGame } from '#state/games/startGame.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { ClockDigits } from '#ui/lottery/ClockDigits.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { NumberBalls } from '#ui/lottery/NumberBalls.tsx';
import styles from './NextDraws.module.css';

/** Below this the digits have a warning colour. */
const SOON = 10;
const BALLS = 5;

interface Props {
  game: Game;
  draw: LotteryDraw | null;
  /** The last numbers, where known; for a visitor the time of the next draw instead. */
  last: DrawnNumbers | null;
}

/** One lottery with the countdown to its draw; a press launches it. */
export function DrawRow({ game, draw, last }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lottery');
  const name = game.gameName ?? lotteryCode(game);
  const time = draw && formatDateTime(draw.drawTime, { timeZone: portal.brand.timeZone })?.slice(11, 16);
  const fallback = (
    <span className={styles.fallback}>
      <Icon name="ticket" size={20} />
    </span>
  );
  return (
    <li className={styles.row} data-game={lotteryCode(game)}>
      <span className={styles.art}>
        {game.icon ? (
          <LazyImage src={imageUrl(portal, game.icon)} alt="" width={240} height={320} fallback={fallback} />
        ) : (
          fallback
        )}
      </span>
      <button
        type="button"
        className={`ellipsis ${styles.name}`}
        title={name}
        aria-label={t('play_name', { name })}
        onClick={() => void startGame(portal, game)}
      >
        {name}
      </button>
      {last !== null ? (
        <NumberBalls numbers={last.numbers} label={t('last_numbers', { name })} most={BALLS} className={styles.last} />
      ) : (
        time && <span className={`ellipsis ${styles.last}`}>{t('draw_time', { time })}</span>
      )}
      {draw !== null && (
        <>
          <TimeToDraw draw={draw} />
          <span className={`num ${styles.issue}`}>#{draw.issue.slice(-4)}</span>
        </>
      )}
    </li>
  );
}

function TimeToDraw({ draw }: { draw: LotteryDraw }) {
  const { t } = useTranslation('lottery');
  const seconds = useSecond((now) => secondsUntil(draw.drawTime, now));
  if (seconds === null) return null;
  return (
    <span className={styles.time} data-soon={seconds <= SOON || undefined}>
      {seconds === 0 ? (
        t('drawing')
      ) : (
        <ClockDigits seconds={seconds} label={t('draws')} days={(number) => t('days', { number })} variant="text" />
      )}
    </span>
  );
}
