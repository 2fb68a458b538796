import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { useLongList } from '#preview/lists/useLongList.tsx';
import type { ListControl } from '../model/controls.ts';
import styles from './Studio.module.css';
import values from './Values.module.css';
import type { EditedValue } from '../state/useValue.ts';

interface Props {
  id: string;
  label: string;
  control: ListControl;
  edited: EditedValue;
  isWrong: boolean;
}

/** A list of plain values: each can be moved and removed, and others added. Alt with an arrow moves the item in focus, Delete removes it. */
export function ListInput({ id, label, control, edited, isWrong }: Props) {
  const { value, below, isListed, set, rest } = edited;
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  /** The button that the focus goes to: a row that moves or goes takes it along. */
  const [wanted, setWanted] = useState<{ item: string; does: string } | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-of="${CSS.escape(wanted.item)}"]`) ?? [])];
    const usable = buttons.filter(({ disabled }) => !disabled);
    (usable.find(({ dataset }) => dataset['does'] === wanted.does) ?? usable[0] ?? field.current)?.focus();
  }, [wanted]);
  const items = (Array.isArray(value) ? value : [])
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map(String);
  const isThere = new Set(items);
  const left = control.options?.filter((option) => !isThere.has(option));
  const part = useLongList(items, 'items', (item) => item);
  const write = (next: readonly string[], words: string) => {
    const written: Json = next.map((item) => (control.isNumbers ? Number(item) : item));
    // a layer that says what its parent says writes nothing
    set(!isListed && JSON.stringify(written) === JSON.stringify(below()) ? undefined : written);
    rest();
    setSaid(words);
  };
  const move = (item: string, step: number) => {
    const at = items.indexOf(item) + step;
    if (at < 0 || at >= items.length) return;
    write(items.filter((other) => other !== item).toSpliced(at, 0, item), `${item}: place ${at + 1} of ${items.length}.`);
    part.show(at);
    setWanted({ item, does: step < 0 ? 'up' : 'down' });
  };
  const remove = (item: string) => {
    const at = items.indexOf(item);
    write(items.toSpliced(at, 1), `${item} is removed.`);
    setWanted({ item: items[at === 0 ? 1 : at - 1] ?? '', does: 'remove' });
  };
  const add = () => {
    const item = typed.trim();
    if (item === '') return;
    if (items.includes(item)) return setFault(`${item} is in the list.`);
    if (control.pattern !== undefined && !new RegExp(control.pattern, 'u').test(item))
      return setFault(`${item} does not match ${control.pattern}`);
    setFault('');
    setTyped('');
    write([...items, item], `${item} is added.`);
    part.show(items.length);
    // the button has nothing more to add
    field.current?.focus();
  };
  const press = (item: string, event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && step !== undefined) move(item, step);
    else if (event.key === 'Delete' && items.length > control.least) remove(item);
    else return;
    event.preventDefault();
  };
  const small = `${controls.button} ${controls.small}`;
  return (
    <div role="group" aria-label={label} aria-describedby={isWrong ? `${id}-error` : undefined}>
      {part.bar}
      <ul ref={list} className={values.items}>
        {part.shown.map(({ item, index: at }) => (
          <li key={item} onKeyDown={(event) => press(item, event)}>
            <span className={values.item}>{item}</span>
            <button
              type="button"
              className={small}
              data-of={item}
              data-does="up"
              aria-label={`Move ${item} up`}
              disabled={at === 0}
              onClick={() => move(item, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              className={small}
              data-of={item}
              data-does="down"
              aria-label={`Move ${item} down`}
              disabled={at === items.length - 1}
              onClick={() => move(item, 1)}
            >
              ↓
            </button>
            <button
              type="button"
              className={small}
              data-of={item}
              data-does="remove"
              aria-label={`Remove ${item}`}
              disabled={items.length <= control.least}
              onClick={() => remove(item)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {left?.length === 0 ? null : (
        <span className={values.adding}>
          {left === undefined ? (
            <input
              ref={field}
              id={id}
              className={controls.input}
              aria-label={`Add to ${label}`}
              aria-invalid={fault !== '' || undefined}
              aria-describedby={`${id}-fault`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
          ) : (
            <select
              ref={field}
              id={id}
              className={controls.input}
              aria-label={`Add to ${label}`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            >
              <option value="">Choose…</option>
              {left.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
          <button type="button" className={controls.button} disabled={typed.trim() === ''} onClick={add}>
            Add
          </button>
        </span>
      )}
      <p id={`${id}-fault`} className={styles.error}>
        {fault}
      </p>
      <p role="status" className={controls.hidden}>
        {said}
      </p>
    </div>
  );
}
