import { useLayoutEffect, useRef, type AriaAttributes, type RefObject } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import type { SelectOption } from './matchOptions.ts';
import { SearchSelectList } from './SearchSelectList.tsx';
import styles from './SearchSelectPopover.module.css';
import { useCloseOnBack } from '#ui/overlay/back/useCloseOnBack.ts';
import { useAnchored } from '#ui/overlay/useAnchored.ts';

/** In px; on phones the width of the enclosing field. */
const WIDTH = 330;

interface SearchSelectPopoverProps {
  /** Base of the ids of list and rows. */
  id: string;
  label: string;
  searchLabel: string;
  emptyLabel: string;
  trigger: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  options: readonly SelectOption[];
  value: string;
  active: number;
  onChoose: (option: SelectOption) => void;
  close: () => void;
  /** Attributes that trigger and search field share. */
  combobox: AriaAttributes & { role: string };
}

/** The popover of a `SearchSelect`: a search field and the rows. Fetched after the control is mounted. */
export function SearchSelectPopover({
  id,
  label,
  searchLabel,
  emptyLabel,
  trigger,
  search,
  query,
  onQuery,
  options,
  value,
  active,
  onChoose,
  close,
  combobox,
}: SearchSelectPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => popover.current?.showPopover(), []);
  useCloseOnBack(true, close);
  useAnchored(true, () => trigger.current?.closest('[data-anchor]') ?? trigger.current, popover, {
    align: 'start',
    width: WIDTH,
  });
  return (
    <div ref={popover} popover="manual" className={styles.popover}>
      <div className={styles.search}>
        <Icon name="search" size={17} />
        <input
          ref={search}
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          placeholder={searchLabel}
          aria-label={searchLabel}
          aria-autocomplete="list"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          {...combobox}
        />
      </div>
      <SearchSelectList
        id={id}
        label={label}
        emptyLabel={emptyLabel}
        options={options}
        value={value}
        active={active}
        onChoose={onChoose}
      />
    </div>
  );
}
