import { useId } from 'react';
import styles from './controls.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
}

export function Segments<Value extends string>({ label, options, value, onChange, small = false }: Props<Value>) {
  const name = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label} data-small={small ? '' : undefined}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
