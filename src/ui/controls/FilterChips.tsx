import { useId } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { showMore } from '#ui/dom/showMore.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './FilterChips.module.css';

interface FilterChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** One filter of many in a horizontally scrolling row: native radio buttons with their arrow keys. */
export function FilterChips<Value extends string>({ label, options, value, onChange, className }: FilterChipsProps<Value>) {
  const name = useId();
  return (
    <div ref={showMore} role="radiogroup" aria-label={label} className={cx(styles.chips, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </label>
      ))}
    </div>
  );
}
