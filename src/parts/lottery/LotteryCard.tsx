import { useTranslation } from 'react-i18next';
import type { DrawnNumbers, Game, LotteryDraw } from '#contract/types.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { NumberBalls } from '#ui/lottery/NumberBalls.tsx';
import { StarToggle } from '#ui/lottery/StarToggle.tsx';
import { DrawTimer } from './DrawTimer.tsx';
import { imageUrl } from '#state/content/images.ts';
import { inMaintenance, lotteryCode } from '#state/lottery/lotteries.ts';
import styles from './LotteryCard.module.css';
import { toggleLottery } from '#state/lottery/lotteryFavourites.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { startGame } from '#state/games/startGame.ts';

interface Props {
  game: Game;
  draw: LotteryDraw | null;
  last: DrawnNumbers | null;
  starred: boolean;
}

/** A lottery: picture, last numbers, countdown; a press launches it. */
export function LotteryCard({ game, draw, last, starred }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lottery');
  const name = game.gameName ?? lotteryCode(game);
  const fallback = (
    <span className={styles.fallback}>
      <Icon name="ticket" size={28} />
    </span>
  );
  return (
    <article className={styles.card} data-game={lotteryCode(game)}>
      <span className={styles.art}>
        {game.icon ? (
          <LazyImage src={imageUrl(portal, game.icon)} alt="" width={240} height={320} fallback={fallback} />
        ) : (
          fallback
        )}
      </span>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-label={t('play_name', { name })}
            onClick={() => void startGame(portal, game)}
          >
            {name}
          </button>
        </h3>
        {last !== null && (
          <NumberBalls numbers={last.numbers} label={t('last_numbers', { name })} most={5} className={styles.balls} />
        )}
        <div className={styles.foot}>
          {inMaintenance(game) ? (
            <Badge tone="warn">{t('maintenance')}</Badge>
          ) : (
            <DrawTimer draw={draw} variant="text" heading={styles.phase} className={styles.timer} />
          )}
          {draw !== null && <span className={`micro num ellipsis ${styles.issue}`}>#{draw.issue.slice(-4)}</span>}
        </div>
      </div>
      <StarToggle
        on={starred}
        label={t('favourite', { name })}
        onToggle={() => toggleLottery(portal, lotteryCode(game))}
        className={styles.star}
      />
    </article>
  );
}
