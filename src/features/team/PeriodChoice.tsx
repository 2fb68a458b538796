import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spanText } from '#parts/records/recordDates.ts';
import type { DayRange } from '#state/panels/dayRange.ts';
import { DateFilter } from '#ui/controls/DateFilter.tsx';
import { BEFORE, daysAgainst, daysOfPeriod, isPeriod, type PeriodError, periodError, periods } from './periods.ts';
import styles from './Overview.module.css';

interface Props {
  /** `yyyy-MM-dd` */
  today: string;
  date: string;
  against: string;
  onChange: (changed: Readonly<Record<string, string>>) => void;
}

/** The days to look at, and those to compare them with; today is not over and is in neither. */
export function PeriodChoice({ today, date, against, onChange }: Props) {
  const { t } = useTranslation(['agent-overview', 'records']);
  const days = daysOfPeriod(date, today);
  const words = (error: PeriodError | null) =>
    error === null ? null : error === 'today' ? t('days_today') : t(`records:days_${error}`);
  return (
    <div className={styles.periods} role="search">
      <Days
        name="date"
        label={t('period')}
        presets={Object.keys(periods).map((value) => ({ value, label: t(`records:when_${value}`) }))}
        value={isPeriod(date) ? date : 'own'}
        days={days}
        error={words(isPeriod(date) ? null : periodError(days, today))}
        onChange={onChange}
      />
      <Days
        name="against"
        label={t('compared_with')}
        presets={[{ value: BEFORE, label: t('days_before') }]}
        value={against === BEFORE ? BEFORE : 'own'}
        days={daysAgainst(against, days, today)}
        error={words(against === BEFORE ? null : periodError(daysOfPeriod(against, today), today))}
        onChange={onChange}
      />
    </div>
  );
}

interface DaysProps extends Pick<Props, 'onChange'> {
  name: string;
  label: string;
  presets: readonly { value: string; label: string }[];
  value: string;
  days: DayRange;
  error: string | null;
}

/** A period, or days of one's own, with what is wrong with them. */
export function Days({ name, label, presets, value, days, error, onChange }: DaysProps) {
  const { t } = useTranslation('records');
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(spanText(days));
  // Back, Forward and links change the days, too
  if (spanText(days) !== seen) {
    setSeen(spanText(days));
    setTyped(days);
  }
  return (
    <div className={styles.period}>
      <DateFilter
        name={name}
        label={label}
        presets={[...presets, { value: 'own', label: t('when_own') }]}
        value={value}
        onPreset={(chosen) => onChange({ [name]: chosen === 'own' ? spanText(days) : chosen })}
        days={typed}
        dayLabels={{ from: t('day_from'), to: t('day_to') }}
        onDay={(end, day) => {
          const next = { ...typed, [end]: day };
          setTyped(next);
          onChange({ [name]: spanText(next) });
        }}
      />
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
