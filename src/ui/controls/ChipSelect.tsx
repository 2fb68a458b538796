import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './ChipSelect.module.css';

interface ChipSelectProps<Value extends string> {
  label: string;
  icon: IconName;
  /** The first one is the usual value. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A native select beside a row of chips, in their look; on narrow screens its icon alone, marked unless the value is the usual. */
export function ChipSelect<Value extends string>({ label, icon, options, value, onChange }: ChipSelectProps<Value>) {
  const select = (text: string) => {
    const option = options.find((one) => one.value === text);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <label className={styles.chip} data-set={value !== options[0]?.value || undefined}>
      <span className="visually-hidden">{label}</span>
      <Icon name={icon} size={16} className={styles.icon} />
      <select className={styles.select} value={value} onChange={(event) => select(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </label>
  );
}
