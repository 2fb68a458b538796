import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecordPreset, recordPresets } from '#engine/records/recordPresets.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { DateFilter } from '#ui/controls/DateFilter.tsx';
import { daysOf, spanError, spanText } from '../recordDates.ts';
import styles from '../RecordFilters.module.css';
import type { FilterValues } from '../useRecords.ts';

interface Props {
  name: string;
  label: string;
  value: string;
  /** All days can be chosen. */
  isOptional: boolean;
  onChange: (changed: FilterValues) => void;
}

/** Days of a filter: a preset, or a first and a last day. */
export function DayFilter({ name, label, value, isOptional, onChange }: Props) {
  const { t } = useTranslation('records');
  const { brand, client } = usePortal();
  const days = daysOf(value, dayOf(client.clock.now(), brand.timeZone));
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(value);
  // Back, Forward and links change the days, too
  if (value !== seen) {
    setSeen(value);
    if (value !== spanText(typed)) setTyped(days);
  }
  const preset = value === '' ? 'any' : isRecordPreset(value) ? value : 'own';
  const shown = preset === 'own' ? typed : days;
  const error = preset === 'own' ? spanError(shown) : null;
  return (
    <div className={styles.days}>
      <DateFilter
        name={name}
        label={label}
        presets={[...(isOptional ? ['any'] : []), ...Object.keys(recordPresets), 'own'].map((one) => ({
          value: one,
          label: t(`when_${one}`),
        }))}
        value={preset}
        onPreset={(chosen) => {
          setTyped(days);
          onChange({ [name]: chosen === 'own' ? spanText(days) : chosen === 'any' ? '' : chosen });
        }}
        days={shown}
        dayLabels={{ from: t('day_from'), to: t('day_to') }}
        onDay={(end, day) => {
          const next = { ...shown, [end]: day };
          setTyped(next);
          onChange({ [name]: spanText(next) });
        }}
      />
      {error !== null && (
        <p className={styles.error} role="alert">
          {t(`days_${error}`)}
        </p>
      )}
    </div>
  );
}
