import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { newValue } from '#preview/studio/model/parts.ts';
import { schemaAt } from '#preview/studio/model/schema.ts';
import { useValue } from '#preview/studio/state/useValue.ts';
import { useLongList } from '#preview/lists/useLongList.tsx';
import { summaryOf } from './model/places.ts';
import { PartRow } from './PartRow.tsx';
import styles from './Settings.module.css';
import type { Settings } from './useSettings.ts';

interface Props {
  at: string;
  least: number;
  most: number;
  settings: Settings;
  say: (words: string) => void;
}

/** A list of objects: each opens, moves and goes. Alt with an arrow moves the one in focus, Delete removes it. */
export function ItemsLevel({ at, least, most, settings, say }: Props) {
  const { name, root, open } = settings;
  const { value, below, isListed, set, rest } = useValue(name, at);
  const list = useRef<HTMLOListElement>(null);
  /** The item that the focus goes along with. */
  const [followed, setFollowed] = useState<{ index: number } | null>(null);
  useLayoutEffect(() => {
    if (followed !== null)
      list.current?.querySelector<HTMLElement>(`[data-open="${followed.index}"]`)?.querySelector('button')?.focus();
  }, [followed]);
  const items = Array.isArray(value) ? value : [];
  const part = useLongList(items, 'items', (item) => summaryOf(item));
  const write = (next: readonly Json[], words: string) => {
    const isBelow = !isListed && JSON.stringify(next) === JSON.stringify(below());
    set(isBelow ? undefined : [...next]);
    rest();
    say(words);
  };
  const move = (index: number, step: number) => {
    const to = index + step;
    if (to < 0 || to >= items.length) return;
    write(
      items.toSpliced(index, 1).toSpliced(to, 0, items[index]!),
      `Item ${index + 1} is at place ${to + 1} of ${items.length}.`,
    );
    part.show(to);
    setFollowed({ index: to });
  };
  const remove = (index: number) => {
    write(items.toSpliced(index, 1), `Item ${index + 1} is removed. Undo brings it back.`);
    setFollowed({ index: Math.max(index - 1, 0) });
  };
  const press = (index: number, event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && step !== undefined) move(index, step);
    else if (event.key === 'Delete' && items.length > least) remove(index);
    else return;
    event.preventDefault();
  };
  const small = `${controls.button} ${controls.small}`;
  return (
    <>
      {part.bar}
      <ol ref={list} className={styles.items}>
        {part.shown.map(({ index }) => {
          const title = `Item ${index + 1}`;
          return (
            <li key={index} data-open={index} onKeyDown={(event) => press(index, event)}>
              <PartRow name={name} at={`${at}/${index}`} title={title} onOpen={() => open(`${at}/${index}`)}>
                <span className={styles.actions}>
                  <button
                    type="button"
                    className={small}
                    aria-label={`Move ${title} up`}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className={small}
                    aria-label={`Move ${title} down`}
                    disabled={index === items.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    className={small}
                    aria-label={`Remove ${title}`}
                    disabled={items.length <= least}
                    onClick={() => remove(index)}
                  >
                    ×
                  </button>
                </span>
              </PartRow>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className={controls.button}
        disabled={items.length >= most}
        onClick={() => {
          write([...items, newValue(root, schemaAt(root, `${at}/0`) ?? {})], `Item ${items.length + 1} is added.`);
          open(`${at}/${items.length}`);
        }}
      >
        Add an item
      </button>
    </>
  );
}
