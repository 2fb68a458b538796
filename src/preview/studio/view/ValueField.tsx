import { type ReactNode, useId } from 'react';
import type { Json } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { useStudioState } from '../state/StudioProvider.tsx';
import type { Control } from '../model/controls.ts';
import type { AskedValue } from './Reach.tsx';
import { ListInput } from './ListInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import styles from './Studio.module.css';
import { type EditedValue, useValue } from './useValue.ts';
import { shownValue } from '../model/words.ts';

interface Props {
  label: string;
  /** The file in the brand's folder, and the pointer there. */
  name: string;
  at: string;
  control: Control;
  description?: string;
  /** What is there when no layer has a value. */
  otherwise?: string | undefined;
  /** Called when the focus comes to the control. */
  onEnter?: (value: AskedValue) => void;
  children?: ReactNode;
}

/** One value with where it comes from, what it was, and the way back to the layer below. */
export function ValueField({ label, name, at, control, description, otherwise, onEnter, children }: Props) {
  const edited = useValue(name, at);
  const id = useId();
  const layers = useStudioState(({ bundle }) => bundle.layers).map((layer) => layer.id);
  const target = useStudioState((state) => state.target);
  const below = layers[layers.indexOf(target) - 1] ?? 'the portal';
  const { written, origin, isOwn, hiddenBy, changed, error } = edited;
  return (
    <div className={styles.field} data-changed={changed ? '' : undefined} onFocus={() => onEnter?.({ label, name, at })}>
      <div className={styles.fieldHead}>
        <label htmlFor={id} title={description}>
          {label}
        </label>
        {changed && <span className={styles.mark}>changed</span>}
        <span className={styles.source}>
          {origin === null ? (otherwise ?? 'not set') : `${origin.file.replace('brands/', '')}:${origin.line}`}
        </span>
        {isOwn && (
          <button
            type="button"
            className={`${controls.button} ${controls.small}`}
            aria-label={`Reset ${label} to ${below}`}
            onClick={() => edited.set(undefined)}
          >
            Reset to {below}
          </button>
        )}
      </div>
      <Input id={id} label={label} control={control} edited={edited} otherwise={otherwise} isWrong={error !== null} />
      {children}
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          Expected {error}
        </p>
      )}
      {changed && <p className={styles.was}>was {shownValue(written ?? otherwise)}</p>}
      {hiddenBy !== null && <p className={styles.note}>{hiddenBy} has its own value, which is shown here.</p>}
    </div>
  );
}

interface InputProps {
  id: string;
  label: string;
  control: Control;
  edited: EditedValue;
  otherwise: string | undefined;
  isWrong: boolean;
}

const LENGTH = /^(-?[\d.]+)(px|rem|em|%)?$/;

function Input({ id, label, control, edited, otherwise, isWrong }: InputProps) {
  const { value, set, rest } = edited;
  const shared = {
    id,
    onBlur: rest,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-error` : undefined,
  };
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const write = (next: Json) => set(next);
  switch (control.kind) {
    case 'switch':
      return (
        <input
          {...shared}
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={({ target }) => write(target.checked)}
        />
      );
    case 'choice':
      return (
        <select {...shared} className={controls.input} value={text} onChange={({ target }) => write(target.value)}>
          {!control.options.includes(text) && <option value={text}>{text === '' ? 'not set' : text}</option>}
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'number':
      return <NumberInput id={id} isWrong={isWrong} edited={edited} minimum={control.minimum} maximum={control.maximum} />;
    case 'list':
      return <ListInput id={id} label={label} control={control} edited={edited} isWrong={isWrong} />;
    case 'colour':
      return (
        <span className={styles.colour}>
          <input
            type="color"
            aria-label={`${label}, picker`}
            value={/^#[0-9a-f]{6}/i.exec(text)?.[0].toLowerCase() ?? '#000000'}
            onChange={({ target }) => write(target.value.toUpperCase())}
            onBlur={rest}
          />
          <input
            {...shared}
            className={controls.input}
            spellCheck={false}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        </span>
      );
    case 'length': {
      const [, amount = '', unit = control.units[0]] = LENGTH.exec(text) ?? [];
      return (
        <span className={styles.length}>
          <input
            {...shared}
            className={controls.input}
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => write(`${target.value}${unit}`)}
          />
          <select
            className={controls.input}
            aria-label={`${label}, unit`}
            value={unit}
            onChange={({ target }) => write(`${amount}${target.value}`)}
          >
            {control.units.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </span>
      );
    }
    default:
      return (
        <input
          {...shared}
          className={controls.input}
          value={text}
          placeholder={otherwise}
          onChange={({ target }) => write(target.value)}
        />
      );
  }
}
