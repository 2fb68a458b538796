import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VipLevel } from '#contract/types.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { LevelArt } from './art/LevelArt.tsx';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './LevelPath.module.css';
import { usePerkWords } from './usePerkWords.ts';

interface Props {
  /** The lowest first. */
  levels: readonly VipLevel[];
  rankLevel: number;
  next: VipLevel | undefined;
  /** Rank of the level that the own one is compared with. */
  compared: number | undefined;
  onCompare: (rankLevel: number) => void;
}

/** The levels in a row that scrolls to the own one; a press compares a level with it. */
export function LevelPath({ levels, rankLevel, next, compared, onCompare }: Props) {
  const { t } = useTranslation('vip');
  const { short } = usePerkWords();
  const row = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const own = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && own) list.scrollLeft = own.offsetLeft - (list.clientWidth - own.offsetWidth) / 2;
  }, [rankLevel, levels.length]);
  useEffect(() => showMore(row.current), []);
  return (
    <ol ref={row} className={styles.path} aria-label={t('levels')}>
      {levels.map((level, place) => {
        const isOwn = level.rankLevel === rankLevel;
        const isReached = level.rankLevel < rankLevel;
        const state = isOwn ? 'here' : isReached ? 'reached' : level === next ? 'next' : 'far';
        return (
          <li key={level.rankLevel} className={styles.step} data-state={state} aria-current={isOwn ? 'step' : undefined}>
            <button
              type="button"
              className={styles.node}
              aria-pressed={isOwn ? undefined : level.rankLevel === compared}
              disabled={isOwn}
              onClick={() => onCompare(level.rankLevel)}
            >
              <LevelArt place={place} color={level.color} color2={level.color2} className={styles.art} />
              <strong className={styles.name}>{level.labelName}</strong>
              <span className={`small num ${styles.note}`}>
                {isReached && <Icon name="check" size={14} />}
                {isOwn ? t('here') : isReached ? t('reached') : short(level.required ?? '0')}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
