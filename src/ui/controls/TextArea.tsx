import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { FieldHelp } from '#ui/form/FieldHelp.tsx';
import styles from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'placeholder' | 'children'> {
  /** Shown in the box like a placeholder; floats to its top on focus or with a value. */
  label: string;
  required?: boolean | undefined;
  error?: string | null | undefined;
  /** Shown under the box while there is no error. */
  hint?: ReactNode;
  /** At the lower right, such as `12/140`. */
  counter?: string | undefined;
}

/** A multi-line input, uncontrolled: `{...register('name')}` spreads on it, `ref` is the text area. */
export function TextArea({ label, required = false, error, hint, counter, className, id, ...area }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const helpId = `${areaId}-help`;
  return (
    <div className={className}>
      <div className={cx(styles.box, error && styles.error)}>
        <textarea
          rows={4}
          {...area}
          id={areaId}
          className={styles.area}
          placeholder={required ? `${label} *` : label}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? helpId : undefined}
        />
        <label htmlFor={areaId} className={styles.label}>
          {label}
          {required && <em aria-hidden="true"> *</em>}
        </label>
        {counter && (
          <span className={styles.counter} aria-hidden="true">
            {counter}
          </span>
        )}
      </div>
      <FieldHelp id={helpId} error={error} hint={hint} />
    </div>
  );
}
