import { useState } from 'react';
import type { Json } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import type { AnyKind, Control } from '../model/controls.ts';
import styles from './Studio.module.css';
import type { EditedValue } from '../state/useValue.ts';

interface Props {
  id: string;
  label: string;
  control: Extract<Control, { kind: 'any' }>;
  edited: EditedValue;
  isWrong: boolean;
}

const words: Record<AnyKind, string> = { text: 'Text', number: 'Number', switch: 'Yes or no', json: 'List or object' };
const starts: Record<AnyKind, Json> = { text: '', number: 0, switch: false, json: {} };

const kindOf = (value: Json): AnyKind =>
  typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'switch' : 'json';

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A value of a kind that is chosen. A list or an object is typed as JSON, which is written while it can be read. */
export function AnyInput({ id, label, control, edited, isWrong }: Props) {
  const { value, set, rest } = edited;
  const [typed, setTyped] = useState<string | null>(null);
  const kind = value === undefined ? null : kindOf(value);
  const isUnread = typed !== null && parsed(typed) === undefined;
  const shared = {
    id,
    'aria-invalid': isWrong || isUnread || undefined,
    'aria-describedby': isUnread ? `${id}-unread` : isWrong ? `${id}-error` : undefined,
  };
  const leave = () => {
    if (!isUnread) setTyped(null);
    rest();
  };
  /** Numbers and JSON: what is typed stays as it is typed. */
  const type = (text: string, isRead: (next: Json) => boolean) => {
    setTyped(text);
    const next = parsed(text);
    if (next !== undefined && isRead(next)) set(next);
  };
  return (
    <>
      <span className={styles.any}>
        <select
          className={controls.input}
          aria-label={`${label}, kind`}
          id={kind === null ? id : undefined}
          value={kind ?? ''}
          onChange={({ target }) => {
            setTyped(null);
            set(starts[target.value as AnyKind]);
            rest();
          }}
        >
          {kind === null && <option value="">not set</option>}
          {control.kinds.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
        {kind === 'text' && (
          <input
            {...shared}
            className={controls.input}
            value={String(value)}
            onChange={(event) => set(event.target.value)}
            onBlur={leave}
          />
        )}
        {kind === 'number' && (
          <input
            {...shared}
            className={controls.input}
            inputMode="decimal"
            value={typed ?? String(value)}
            onChange={(event) => type(event.target.value, (next) => typeof next === 'number')}
            onBlur={leave}
          />
        )}
        {kind === 'switch' && (
          <input
            {...shared}
            type="checkbox"
            role="switch"
            checked={value === true}
            aria-checked={value === true}
            onChange={(event) => set(event.target.checked)}
            onBlur={leave}
          />
        )}
        {kind === 'json' && (
          <textarea
            {...shared}
            className={controls.input}
            rows={3}
            spellCheck={false}
            value={typed ?? JSON.stringify(value, null, 2)}
            onChange={(event) => type(event.target.value, (next) => next !== null && kindOf(next) === 'json')}
            onBlur={leave}
          />
        )}
      </span>
      {isUnread && (
        <p id={`${id}-unread`} className={styles.error}>
          This cannot be read as {kind === 'number' ? 'a number' : 'JSON'} yet; nothing of it is written.
        </p>
      )}
    </>
  );
}
