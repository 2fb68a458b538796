import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/Button.tsx';
import { type CountedRow, percentSet } from './rows.ts';
import styles from './SecurityCentre.module.css';

interface Props {
  rows: Readonly<Record<CountedRow, boolean>>;
  onOpen: (row: CountedRow) => void;
}

const RADIUS = 40;
const LENGTH = 2 * Math.PI * RADIUS;

/** How well the account is protected, and the next step. */
export function Meter({ rows, onOpen }: Props) {
  const { t } = useTranslation('security-centre');
  const percent = percentSet(rows);
  const next = (Object.keys(rows) as CountedRow[]).find((row) => !rows[row]);
  const label = t(percent === 100 ? 'meter_full' : percent >= 60 ? 'meter_good' : 'meter_low');
  return (
    <section className={styles.meter} aria-label={t('meter')}>
      <span
        className={styles.ring}
        role="meter"
        aria-label={t('meter')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t('meter_value', { percent })}
      >
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r={RADIUS} className={styles.track} />
          <circle cx="48" cy="48" r={RADIUS} className={styles.fill} strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`} />
        </svg>
        <b className="num">{percent}</b>
      </span>
      <div className={styles.advice}>
        <h3 className="h-m">{label}</h3>
        <p className="muted">{next === undefined ? t('meter_nothing') : t('meter_next', { name: t(`row_${next}`) })}</p>
      </div>
      {next !== undefined && (
        <Button data-action="next" onClick={() => onOpen(next)}>
          {t('meter_go')}
        </Button>
      )}
    </section>
  );
}
