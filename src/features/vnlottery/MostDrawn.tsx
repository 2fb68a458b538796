import { useTranslation } from 'react-i18next';
import type { DrawnNumbers } from '#contract/types.ts';
import { mostDrawn } from './mostDrawn.ts';
import styles from './Results.module.css';

/** The most frequent last two digits in these draws. */
export function MostDrawn({ draws }: { draws: readonly DrawnNumbers[] }) {
  const { t } = useTranslation('lottery');
  const pairs = mostDrawn(draws, 6);
  if (pairs.length === 0) return null;
  return (
    <div className={styles.most}>
      <h3 id="vn-most" className={styles.mostTitle}>
        {t('most_drawn', { number: draws.length })}
      </h3>
      <ol className={styles.pairs} aria-labelledby="vn-most">
        {pairs.map(([pair, times]) => (
          <li key={pair} className="num" title={t('times', { number: times })}>
            {pair}
            <span className="visually-hidden">, {t('times', { number: times })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
