import { type ReactNode, useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useStudioState } from '../state/StudioProvider.tsx';
import type { Control } from '../model/controls.ts';
import type { AskedValue } from './Reach.tsx';
import { Input } from './Input.tsx';
import styles from './Studio.module.css';
import { useValue } from '../state/useValue.ts';
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
  /** Whether what a layer below has can be taken away. */
  canRemove?: boolean;
  children?: ReactNode;
}

/** One value with where it comes from, what it was, and the way back to the layer below. */
export function ValueField({ label, name, at, control, description, otherwise, onEnter, canRemove = false, children }: Props) {
  const edited = useValue(name, at);
  const id = useId();
  const layers = useStudioState(({ bundle }) => bundle.layers).map((layer) => layer.id);
  const target = useStudioState((state) => state.target);
  const below = layers[layers.indexOf(target) - 1] ?? 'the portal';
  const { value, written, origin, isOwn, isListed, hiddenBy, changed, error } = edited;
  const isRemovable = value !== undefined && (isListed || (canRemove && edited.below() !== undefined));
  const small = `${controls.button} ${controls.small}`;
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
        {isRemovable && (
          <button
            type="button"
            className={small}
            aria-label={`Remove ${label}`}
            onClick={() => edited.set(isListed ? undefined : null)}
          >
            Remove
          </button>
        )}
        {isOwn && !isListed && (
          <button type="button" className={small} aria-label={`Reset ${label} to ${below}`} onClick={() => edited.set(undefined)}>
            Reset to {below}
          </button>
        )}
      </div>
      <Input
        id={id}
        label={label}
        name={name}
        at={at}
        control={control}
        edited={edited}
        otherwise={otherwise}
        isWrong={error !== null}
      />
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
