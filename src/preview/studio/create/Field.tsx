import { type ReactNode, useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import styles from './fields.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown where nothing was typed: what is taken then. */
  otherwise?: string | undefined;
  fault?: string | undefined;
  hint?: string;
  /** Before the input, as part of the label. */
  before?: string;
  wide?: boolean;
  after?: ReactNode;
}

/** A text with its fault. */
export function Field({ label, value, onChange, otherwise, fault, hint, before, after, wide = false }: Props) {
  const id = useId();
  const described = [fault === undefined ? null : `${id}-fault`, hint === undefined ? null : `${id}-hint`].filter(Boolean);
  return (
    <div className={styles.field} data-wide={wide ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.inputs}>
        {before !== undefined && <span className={styles.before}>{before}</span>}
        <input
          id={id}
          className={controls.input}
          value={value}
          placeholder={otherwise}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          onChange={({ target }) => onChange(target.value)}
        />
        {after}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={controls.hint}>
          {hint}
        </p>
      )}
      {fault !== undefined && <Fault id={`${id}-fault`} text={fault} />}
    </div>
  );
}

export function Fault({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.fault}>
      {text}
    </p>
  );
}
