import { useId } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean | undefined;
  /** Shows only icons; labels stay for assistive technology. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
  'data-slot'?: string | undefined;
}

/** Two to five exclusive views: native radio buttons, so arrow keys and forms work. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  block = false,
  iconOnly = false,
  className,
  'data-slot': slot,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      ref={showMore}
      role="radiogroup"
      aria-label={label}
      data-slot={slot}
      className={cx(styles.track, block && styles.block, iconOnly && styles.icons, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={iconOnly ? option.label : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={17} />}
          <span className={iconOnly ? 'visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
