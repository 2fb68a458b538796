import { memo, type ReactNode } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { Field } from '#preview/studio/model/controls.ts';
import type { AskedValue } from '#preview/studio/view/Reach.tsx';
import { KeyField } from './KeyField.tsx';
import { PartRow } from './PartRow.tsx';
import styles from './Settings.module.css';

/** What can be done with an entry, by its name. */
export interface NameActions {
  open: (name: string) => void;
  /** Moves it by so many places. */
  move: (name: string, step: number) => void;
  /** Opens or closes the question for another name. */
  rename: (name: string) => void;
  remove: (name: string) => void;
}

interface Props {
  name: string;
  file: string;
  at: string;
  /** Null: it has a view of its own. */
  field: Field | null;
  /** Whether it has a place in an order, and is the first or last there. */
  place: 'none' | 'first' | 'last' | 'only' | 'between';
  canRename: boolean;
  isRenaming: boolean;
  /** Why it cannot be taken out; null where it can. */
  kept: string | null;
  act: NameActions;
  onEnter: (value: AskedValue) => void;
  children?: ReactNode;
}

/** An entry with a free name. One of a hundred is drawn anew only when something of it changes. */
export const NameRow = memo(function NameRow(props: Props) {
  const { name, file, at, field, place, canRename, isRenaming, kept, act, onEnter, children } = props;
  const small = `${controls.button} ${controls.small}`;
  const mover = (step: 1 | -1, ends: readonly Props['place'][]) => (
    <button
      type="button"
      className={small}
      aria-label={`Move ${name} ${step < 0 ? 'up' : 'down'}`}
      disabled={ends.includes(place)}
      onClick={() => act.move(name, step)}
    >
      {step < 0 ? '↑' : '↓'}
    </button>
  );
  const actions = (
    <span className={styles.actions}>
      {place !== 'none' && mover(-1, ['first', 'only'])}
      {place !== 'none' && mover(1, ['last', 'only'])}
      {canRename && (
        <button
          type="button"
          className={small}
          aria-label={`Rename ${name}`}
          aria-expanded={isRenaming}
          onClick={() => act.rename(name)}
        >
          Rename
        </button>
      )}
      <button
        type="button"
        className={small}
        aria-label={`Remove ${name}`}
        disabled={kept !== null}
        onClick={() => act.remove(name)}
      >
        Remove
      </button>
    </span>
  );
  return (
    <div className={styles.entry}>
      {field === null ? (
        <PartRow name={file} at={at} title={name} onOpen={() => act.open(name)}>
          {actions}
        </PartRow>
      ) : (
        <>
          <KeyField label={name} name={file} at={at} field={field} canRemove={false} onEnter={onEnter} />
          {actions}
        </>
      )}
      {kept !== null && <p className={styles.stays}>Cannot be removed: {kept}</p>}
      {children}
    </div>
  );
});
