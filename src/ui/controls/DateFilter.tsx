import styles from './DateFilter.module.css';
import { SelectField } from './SelectField.tsx';

interface DateFilterProps {
  /** Name of the list of presets; the two days are `<name>.from` and `<name>.to`. */
  name?: string | undefined;
  label: string;
  /** Presets; the one named `own` opens two date inputs. */
  presets: readonly { value: string; label: string }[];
  value: string;
  onPreset: (value: string) => void;
  /** Days as `yyyy-MM-dd`, or empty. */
  days: { from: string; to: string };
  dayLabels: { from: string; to: string };
  onDay: (end: 'from' | 'to', day: string) => void;
}

/** A date range: presets, or from one day to another. */
export function DateFilter({ name, label, presets, value, onPreset, days, dayLabels, onDay }: DateFilterProps) {
  return (
    <div className={styles.dates} role="group" aria-label={label}>
      <SelectField name={name} label={label} options={presets} value={value} onChange={onPreset} />
      {value === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <label key={end} className={styles.day}>
            <span className="small muted">{dayLabels[end]}</span>
            <input
              type="date"
              name={name && `${name}.${end}`}
              className={styles.control}
              value={days[end]}
              min={end === 'to' ? days.from : undefined}
              max={end === 'from' ? days.to : undefined}
              onChange={(event) => onDay(end, event.currentTarget.value)}
            />
          </label>
        ))}
    </div>
  );
}
