import { useLayoutEffect, useRef, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import styles from './MovableRows.module.css';
import { useMovableRows } from './useMovableRows.ts';

interface Props {
  label: string;
  items: readonly { id: string; title: string }[];
  /** Called with the ids in their new order. */
  onOrder: (ids: readonly string[]) => void;
}

/** Puts things in order: by dragging a row, by its buttons, or with Alt and an arrow on them. */
export function OrderList({ label, items, onOrder }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState('');
  // a row that moves loses the focus with its place in the document
  useLayoutEffect(() => {
    held.current?.focus();
    held.current = null;
  });
  const move = (id: string, to: number) => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return;
    const place = Math.min(Math.max(to, 0), items.length - 1);
    if (place === items.indexOf(item)) return setSaid(`${item.title} is already ${place === 0 ? 'first' : 'last'}.`);
    const { activeElement } = document;
    held.current = list.current?.contains(activeElement) === true ? (activeElement as HTMLElement) : null;
    onOrder(
      items
        .filter((one) => one !== item)
        .toSpliced(place, 0, item)
        .map((one) => one.id),
    );
    setSaid(`${item.title}: place ${place + 1} of ${items.length}.`);
  };
  const rowOf = (id: string) => {
    const place = items.findIndex((one) => one.id === id);
    return place === -1 ? undefined : { id, list: null, place, canMove: true };
  };
  const { press, listeners, isDragged, dropAt } = useMovableRows(rowOf, move);
  return (
    <>
      <ol
        ref={list}
        className={styles.order}
        aria-label={label}
        onKeyDown={(event) => {
          if (press(event)) event.preventDefault();
        }}
        {...listeners}
      >
        {items.map(({ id, title }, place) => (
          <li
            key={id}
            data-id={id}
            className={styles.row}
            data-dragged={isDragged(id) ? '' : undefined}
            data-drop={dropAt(id)}
            draggable
          >
            <span className={styles.handle} aria-hidden="true">
              ⠿
            </span>
            <span className={styles.title}>{title}</span>
            {([-1, 1] as const).map((step) => (
              <button
                key={step}
                type="button"
                className={`${controls.button} ${controls.small}`}
                aria-label={`Move ${title} ${step < 0 ? 'up' : 'down'}`}
                onClick={() => move(id, place + step)}
              >
                {step < 0 ? '↑' : '↓'}
              </button>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className={controls.hidden}>
        {said}
      </p>
    </>
  );
}
