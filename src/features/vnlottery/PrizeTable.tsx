import { Moment } from '#parts/moments/Moment.tsx';
import { useTranslation } from 'react-i18next';
import type { DrawnNumbers } from '#contract/types.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './Results.module.css';

interface Props {
  name: string;
  draws: readonly DrawnNumbers[];
  index: number;
  onShow: (index: number) => void;
}

const SPECIAL = 'SPECIAL';

/** All prizes of one draw, with arrows to the neighbouring draws. */
export function PrizeTable({ name, draws, index, onShow }: Props) {
  const { t } = useTranslation('lottery');
  const draw = draws[index];
  if (draw === undefined) return null;
  const prizes = draw.prizes?.length ? draw.prizes : [{ name: SPECIAL, numbers: draw.numbers }];
  return (
    <>
      <div className={styles.head}>
        <div aria-live="polite">
          <h2 id="vn-result" className="h-s">
            {t('results_of', { name })}
          </h2>
          <p className="small subtle num">
            {draw.drawTime !== undefined && <Moment ms={draw.drawTime} />} · #{draw.issue}
          </p>
        </div>
        <IconButton
          icon="chevron-left"
          label={t('earlier_draw')}
          disabled={index >= draws.length - 1}
          onClick={() => onShow(index + 1)}
        />
        <IconButton icon="chevron-right" label={t('later_draw')} disabled={index === 0} onClick={() => onShow(index - 1)} />
      </div>
      <table className={styles.prizes} aria-labelledby="vn-result">
        <tbody>
          {prizes.map((prize) => (
            <tr key={prize.name} data-special={prize.name === SPECIAL || undefined}>
              <th scope="row">{t(`prize_${prize.name}`, { defaultValue: prize.name })}</th>
              <td>
                <ul className={`num ${styles.numbers}`}>
                  {prize.numbers.map((number, place) => (
                    // oxlint-disable-next-line no-array-index-key -- a number may occur twice; its position identifies it
                    <li key={place}>{number}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
