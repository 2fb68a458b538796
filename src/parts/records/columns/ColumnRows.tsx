import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useRowDrag } from '#ui/reorder/useRowDrag.ts';
import styles from './ColumnRows.module.css';

interface Props {
  /** Stays where it is. */
  first: PublishedColumn;
  /** The others, in their order. */
  columns: readonly PublishedColumn[];
  hidden: readonly string[];
  /** Moves one of the others, by places from 0. */
  onMove: (from: number, to: number) => void;
  onToggle: (name: string) => void;
  /** Told to a screen reader. */
  say: (text: string) => void;
}

const steps = [
  { by: -1, key: 'ArrowUp', label: 'column_up' },
  { by: 1, key: 'ArrowDown', label: 'column_down' },
] as const;

/** The columns of a table, each to be hidden, and moved: by dragging its handle, by arrow keys on it, or by two buttons that a press of it shows. */
export function ColumnRows({ first, columns, hidden, onMove, onToggle, say }: Props) {
  const { t } = useTranslation('records');
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const hasMoved = useRef(false);
  /** The column whose buttons are shown. */
  const [open, setOpen] = useState<string | null>(null);

  // React gives a moved row its focus back, and leaves it where it is out of sight
  useLayoutEffect(() => {
    if (hasMoved.current) document.activeElement?.scrollIntoView({ block: 'nearest' });
    hasMoved.current = false;
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= columns.length) return;
    hasMoved.current = true;
    onMove(from, to);
    // the first column has place 1
    say(t('column_moved', { column: t(columns[from]!.label), place: to + 2, all: columns.length + 1 }));
  };
  const { handleOf, markOf } = useRowDrag(() => [...(list.current?.querySelectorAll('li') ?? [])].slice(1), move);
  const press = (event: KeyboardEvent, at: number) => {
    const step = steps.find(({ key }) => key === event.key);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(at, at + step.by);
  };

  return (
    <>
      <p id={hint} hidden>
        {t('column_hint')}
      </p>
      <ul ref={list} className={styles.rows}>
        <li className={styles.row}>
          <Icon name="lock-keyhole" size={16} className={styles.fixed} />
          <span className={styles.label}>{t(first.label)}</span>
          <span className="small muted">{t('column_always')}</span>
        </li>
        {columns.map(({ name, label }, at) => {
          const column = t(label);
          const handle = handleOf(at);
          return (
            <li key={name} className={styles.row} data-drag={markOf(at)}>
              <button
                type="button"
                className={styles.handle}
                aria-label={t('column_move', { column })}
                aria-describedby={hint}
                aria-expanded={open === name}
                {...handle}
                onKeyDown={(event) => {
                  handle.onKeyDown(event);
                  press(event, at);
                }}
                onClick={() => setOpen(open === name ? null : name)}
              />
              {open === name && (
                <span className={styles.steps}>
                  {steps.map(({ by, key, label: step }) => (
                    <IconButton
                      key={key}
                      size="xs"
                      icon="chevron-down"
                      label={t(step, { column })}
                      disabled={columns[at + by] === undefined}
                      data-step={key}
                      onClick={() => move(at, at + by)}
                    />
                  ))}
                </span>
              )}
              <Checkbox className={styles.choice} checked={!hidden.includes(name)} onChange={() => onToggle(name)}>
                {column}
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </>
  );
}
