import { useMoment } from '#parts/moments/useMoment.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnNumbers } from '#contract/types.ts';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { Pagination } from '#ui/data/Pagination.tsx';
import styles from './Results.module.css';

interface Props {
  draws: readonly DrawnNumbers[];
  shown: DrawnNumbers;
  onShow: (index: number) => void;
}

const ROWS = 10;

/** The draws, ten per page; selecting one shows all its prizes. */
export function DrawHistory({ draws, shown, onShow }: Props) {
  const { short } = useMoment();
  const { t } = useTranslation('lottery');
  const labels = usePageLabels(t('pages'));
  const [page, setPage] = useState(1);
  const pages = Math.ceil(draws.length / ROWS);
  const first = (Math.min(page, pages) - 1) * ROWS;
  return (
    <>
      <div className={styles.head}>
        <h2 id="vn-history" className="h-s">
          {t('last_draws', { number: draws.length })}
        </h2>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('drawn_at')}</th>
            <th scope="col">{t('prize_SPECIAL')}</th>
            <th scope="col" className={styles.wide}>
              {t('last_two')}
            </th>
          </tr>
        </thead>
        <tbody>
          {draws.slice(first, first + ROWS).map((draw, row) => (
            <tr key={draw.issue} data-shown={draw === shown || undefined}>
              <td>
                <button
                  type="button"
                  className={`num ${styles.issue}`}
                  aria-pressed={draw === shown}
                  onClick={() => onShow(first + row)}
                >
                  {(draw.drawTime !== undefined && short(draw.drawTime)) || draw.issue}
                  <span className="micro subtle">#{draw.issue}</span>
                </button>
              </td>
              <td className={`num ${styles.special}`}>{draw.numbers.join(' ')}</td>
              <td className={`num ${styles.wide}`}>{draw.numbers[0]?.slice(-2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.pages}>
        <Pagination page={Math.min(page, pages)} pageCount={pages} onChange={setPage} labels={labels} />
      </div>
    </>
  );
}
