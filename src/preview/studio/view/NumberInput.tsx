import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import styles from './Studio.module.css';
import type { Control } from '../model/controls.ts';
import type { EditedValue } from '../state/useValue.ts';

interface Props {
  id: string;
  isWrong: boolean;
  edited: EditedValue;
  control: Extract<Control, { kind: 'number' }>;
}

/**
 * A number. Emptied, the value goes where no layer below has one; else nothing is written, as an empty field is no number.
 */
export function NumberInput({ id, isWrong, edited, control }: Props) {
  const { minimum, maximum, isWhole } = control;
  const { value, below, isOwn, set, rest } = edited;
  const [isEmpty, setEmpty] = useState(false);
  const isRefused = isEmpty && value !== undefined;
  const write = (field: HTMLInputElement) => {
    setEmpty(field.value === '');
    if (field.value !== '') set(field.valueAsNumber);
    else if (isOwn && below() === undefined && !field.validity.badInput) set(undefined);
  };
  return (
    <>
      <input
        id={id}
        className={controls.input}
        type="number"
        min={minimum}
        max={maximum}
        step={isWhole ? 1 : 'any'}
        value={isEmpty || typeof value !== 'number' ? '' : value}
        aria-invalid={isWrong || isRefused || undefined}
        aria-describedby={isRefused ? `${id}-empty` : isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => write(target)}
        onBlur={() => {
          setEmpty(false);
          rest();
        }}
      />
      {isRefused && (
        <p id={`${id}-empty`} className={styles.error}>
          A number is needed; nothing is written without one.
        </p>
      )}
    </>
  );
}
