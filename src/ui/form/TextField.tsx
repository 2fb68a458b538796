import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'placeholder' | 'children'> {
  /** Shown in the box like a placeholder; floats to its top on focus or with a value. */
  label: string;
  /** Marks the label and the placeholder with a star and sets `aria-required`. */
  required?: boolean | undefined;
  icon?: IconName | undefined;
  /** A control before the text, followed by a hairline. Replaces `icon`. */
  leading?: ReactNode;
  trailing?: ReactNode;
  error?: string | null | undefined;
  /** Shown under the box while there is no error. */
  hint?: ReactNode;
  /** Shows a tick: the value was checked and is valid. */
  valid?: boolean | undefined;
  /** Spread on the root element. */
  rootProps?: { 'data-slot'?: string } | undefined;
}

/** Marks an empty date field, which CSS cannot see: browsers show something in it. */
function markEmptyDate(box: HTMLElement | null): void {
  const input = box?.querySelector<HTMLInputElement>('input[type="date"]');
  input?.toggleAttribute('data-empty', input.value === '');
}

/** A one-line text input, uncontrolled: `{...register('name')}` spreads on it, `ref` is the input. */
export function TextField({
  label,
  required = false,
  icon,
  leading,
  trailing,
  error,
  hint,
  valid = false,
  rootProps,
  className,
  id,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helpId = `${inputId}-help`;
  const hasHelp = Boolean(error) || Boolean(hint);
  const grow = useRef<HTMLDivElement>(null);
  // the form may have set the value, too
  useEffect(() => markEmptyDate(grow.current));
  return (
    <div {...rootProps} className={cx(styles.field, className)}>
      <div
        data-anchor=""
        className={cx(styles.box, error && styles.error, valid && !error && styles.valid, !leading && icon && styles.withIcon)}
      >
        {leading && <div className={styles.leading}>{leading}</div>}
        <div ref={grow} className={styles.grow} onInput={() => markEmptyDate(grow.current)}>
          {!leading && icon && <Icon name={icon} className={styles.icon} />}
          <input
            type="text"
            {...input}
            id={inputId}
            data-empty={input.type === 'date' ? '' : undefined}
            className={styles.input}
            placeholder={required ? `${label} *` : label}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(hasHelp && helpId, describedBy) || undefined}
          />
          <label htmlFor={inputId} className={styles.label}>
            {label}
            {required && <em aria-hidden="true"> *</em>}
          </label>
        </div>
        {valid && !error && <Icon name="circle-check" size={19} className={styles.tick} />}
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
      <FieldHelp id={helpId} error={error} hint={hint} />
    </div>
  );
}
