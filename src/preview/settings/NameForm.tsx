import { type FormEvent, useId, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { type NameRule, nameFault } from '#preview/studio/model/parts.ts';
import styles from './Settings.module.css';

interface Props {
  label: string;
  action: string;
  rule: NameRule;
  taken: readonly string[];
  /** The name that it begins with. */
  before?: string;
  onName: (name: string) => void;
}

/** Asks for a name: one of those that there are, or a free one that its schema takes. */
export function NameForm({ label, action, rule, taken, before = '', onName }: Props) {
  const id = useId();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string | null>(null);
  const isTaken = new Set(taken);
  const left = rule.options?.filter((option) => !isTaken.has(option));
  const known = rule.examples.filter((example) => !isTaken.has(example));
  if (left?.length === 0) return <p className={controls.hint}>All names that there are, are there.</p>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = name.trim() === '' ? 'A name is needed.' : nameFault(rule, name.trim(), taken);
    setFault(found);
    if (found !== null) return;
    setName('');
    onName(name.trim());
  };
  const shared = {
    id,
    className: controls.input,
    value: name,
    'aria-invalid': fault !== null || undefined,
    'aria-describedby': `${id}-fault`,
  };
  return (
    <form className={styles.name} aria-label={label} onSubmit={send} noValidate>
      <label htmlFor={id}>{label}</label>
      <span className={styles.adding}>
        {left === undefined ? (
          <input {...shared} spellCheck={false} onChange={({ target }) => setName(target.value)} />
        ) : (
          <select {...shared} onChange={({ target }) => setName(target.value)}>
            <option value="">Choose…</option>
            {left.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )}
        <button type="submit" className={controls.button}>
          {action}
        </button>
      </span>
      {left === undefined && known.length > 0 && (
        <select
          className={controls.input}
          aria-label={`${label}: known names`}
          value={known.includes(name) ? name : ''}
          onChange={({ target }) => setName(target.value)}
        >
          <option value="">Known names…</option>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
    </form>
  );
}
