import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { cx } from '#ui/dom/cx.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  error?: string | null | undefined;
  /** Spread on the root element. */
  rootProps?: { 'data-slot'?: string } | undefined;
  /** The label; the whole row is clickable. */
  children: ReactNode;
}

/** A native checkbox in the brand's shape; `{...register('name')}` spreads on it. */
export function Checkbox({ error, rootProps, className, id, children, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div {...rootProps} className={className}>
      <label className={styles.row} htmlFor={inputId}>
        <span className={styles.mark}>
          <input
            {...input}
            id={inputId}
            type="checkbox"
            className={cx(styles.input, error && styles.error)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${inputId}-help` : undefined}
          />
          <Icon name="check" size={14} className={styles.check} />
        </span>
        <span className={styles.text}>{children}</span>
      </label>
      <FieldHelp id={`${inputId}-help`} error={error} />
    </div>
  );
}
