import { useId } from 'react';
import styles from './controls.module.css';

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A labelled select; shows a value that is not in its list, too. */
export function Choice({ label, options, value, onChange }: Props) {
  const id = useId();
  const known = options.some((option) => option.value === value);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
