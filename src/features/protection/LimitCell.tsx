import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '#contract/types.ts';
import { percentOf } from '#engine/money/percentOf.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { useLimitText } from './limitTexts.ts';
import styles from './Protection.module.css';

/** From here a limit is nearly used, whole percent. */
const NEAR_PERCENT = 80;

interface Props {
  limit: PlayLimit;
  onSet: () => void;
}

/** What is used of one limit. Without a limit a text and a button to set one. */
export function LimitCell({ limit: { type, period, limit, used }, onSet }: Props) {
  const { t } = useTranslation('protection');
  const say = useLimitText();
  const name = `${t(`type_${type}`)}, ${t(`per_${period}`)}`;
  if (limit === null) {
    return (
      <div className={styles.cell} role="group" aria-label={name} data-period={period}>
        <span className={`small muted ${styles.period}`}>{t(`per_${period}`)}</span>
        <span className={styles.none}>
          <span className="small muted">{t('no_limit')}</span>
          <Button size="xs" variant="text" data-action="setLimit" aria-label={`${t('set')}: ${name}`} onClick={onSet}>
            {t('set')}
          </Button>
        </span>
      </div>
    );
  }
  const percent = Math.min(100, percentOf(used, limit));
  const isNear = percent >= NEAR_PERCENT;
  const isReached = percent >= 100;
  return (
    <div className={styles.cell} role="group" aria-label={name} data-period={period}>
      <span className={`small muted ${styles.period}`}>{t(`per_${period}`)}</span>
      <span className={`num ${styles.figures}`}>
        <b>{say(type, used)}</b>
        <span className="small muted">{t('of_limit', { limit: say(type, limit) })}</span>
      </span>
      <Progress aria-label={name} className={styles.bar} data-near={isNear || undefined} value={percent} max={100} />
      {isNear && <span className="visually-hidden">{t(isReached ? 'is_reached' : 'is_near')}</span>}
    </div>
  );
}
