import { type ReactNode, useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import styles from './panels.module.css';

interface TickProps {
  name: string;
  title: string;
  words: string;
  isTicked: boolean;
  /** It cannot be ticked, or taken out. */
  isFixed?: boolean;
  isWrong?: boolean;
  onTick: (isTicked: boolean) => void;
  /** What is chosen of it. */
  children?: ReactNode;
  below?: ReactNode;
}

/** A row of a list of fields: its box, what the contract says of it, and what is chosen. */
export function Tick({ name, title, words, isTicked, isFixed = false, isWrong = false, onTick, children, below }: TickProps) {
  const id = useId();
  return (
    <li className={styles.tick}>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFixed}
          aria-describedby={words === '' ? undefined : id}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          {title} <span className={controls.code}>{name}</span>
        </span>
      </label>
      <span className={styles.chosen}>{children}</span>
      {words !== '' && (
        <p id={id} className={styles.words}>
          {words}
        </p>
      )}
      {below}
    </li>
  );
}

interface OwnLabelProps {
  title: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** The label of something for which the portal has no words. */
export function OwnLabel({ title, value, fault, onChange }: OwnLabelProps) {
  const id = useId();
  return (
    <div className={styles.below}>
      <label htmlFor={id}>Label, in every language until it is translated</label>
      <input
        id={id}
        className={controls.input}
        aria-label={`${title}, label in every language until it is translated`}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-fault`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
