import { type ReactNode, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { SearchInput } from '#preview/controls/SearchInput.tsx';
import styles from './LongList.module.css';

/** So many items of a list are on the page at once, whatever it has. */
export const MOST_SHOWN = 100;

export interface LongList<Item> {
  /** The items to show, with their places in the whole list. */
  shown: readonly { item: Item; index: number }[];
  /** Search and the way to the others; null for a list that is shown whole. */
  bar: ReactNode;
  /** Shows the part that has a place. */
  show: (index: number) => void;
}

const startOf = (index: number): number => Math.max(index - (index % MOST_SHOWN), 0);

/**
 * A part of a list of any length, with search by words.
 * @param label what its items are, in words: `names`
 * @param first place that is shown first
 */
export function useLongList<Item>(
  items: readonly Item[],
  label: string,
  wordsOf: (item: Item) => string,
  first = 0,
): LongList<Item> {
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState(() => startOf(first));
  const isLong = items.length > MOST_SHOWN;
  const wanted = isLong ? search.trim().toLowerCase() : '';
  const all = items.map((item, index) => ({ item, index }));
  const found = wanted === '' ? all : all.filter(({ item }) => wordsOf(item).toLowerCase().includes(wanted));
  const start = isLong ? Math.min(from, startOf(found.length - 1)) : 0;
  const shown = isLong ? found.slice(start, start + MOST_SHOWN) : all;
  const small = `${controls.button} ${controls.small}`;
  return {
    shown,
    show: (index) => {
      setSearch('');
      setFrom(startOf(index));
    },
    bar: isLong ? (
      <div role="group" aria-label={`Part of ${label}`} className={styles.bar}>
        <SearchInput
          label={`Search ${label}`}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setFrom(0);
          }}
        />
        <button type="button" className={small} disabled={start === 0} onClick={() => setFrom(start - MOST_SHOWN)}>
          Before
        </button>
        <p role="status" className={controls.hint}>
          {found.length === 0 ? 'None has these words' : `${start + 1} to ${start + shown.length} of ${found.length}`}
        </p>
        <button
          type="button"
          className={small}
          disabled={start + MOST_SHOWN >= found.length}
          onClick={() => setFrom(start + MOST_SHOWN)}
        >
          Next
        </button>
      </div>
    ) : null,
  };
}
