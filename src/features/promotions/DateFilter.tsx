import { useTranslation } from 'react-i18next';
import { dayPresets } from '#state/dayRange.ts';
import styles from './DateFilter.module.css';
import type { Filters } from './useFilters.ts';

interface Props {
  filters: Filters;
  onChange: (next: { when?: string; from?: string; to?: string }) => void;
}

/** Presets and a span of one's own (PRM-05). */
export function DateFilter({ filters: { when, range }, onChange }: Props) {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles.dates} role="group" aria-label={t('dates')}>
      <select
        className={styles.control}
        aria-label={t('dates')}
        value={when}
        onChange={(event) => onChange({ when: event.currentTarget.value })}
      >
        {['any', ...Object.keys(dayPresets), 'own'].map((preset) => (
          <option key={preset} value={preset}>
            {t(`when_${preset}`)}
          </option>
        ))}
      </select>
      {when === 'own' && (
        <>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={styles.day}>
              <span className="small muted">{t(`day_${end}`)}</span>
              <input
                type="date"
                className={styles.control}
                value={range[end]}
                min={end === 'to' ? range.from : undefined}
                max={end === 'from' ? range.to : undefined}
                onChange={(event) => onChange({ [end]: event.currentTarget.value })}
              />
            </label>
          ))}
        </>
      )}
    </div>
  );
}
