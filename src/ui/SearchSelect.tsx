import { useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { SelectOption } from './matchOptions.ts';
import styles from './SearchSelect.module.css';
import { SearchSelectList } from './SearchSelectList.tsx';
import { useAnchored } from './useAnchored.ts';
import { useSearchSelect } from './useSearchSelect.ts';

interface SearchSelectProps {
  label: string;
  searchLabel: string;
  /** Said when nothing fits the search. */
  emptyLabel: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** How long the list stays after the focus has left. */
  closeDelayMs?: number | undefined;
  /** px; on phones the list is as wide as the field around the control. */
  listWidth?: number | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of many, by list or search. Opens on focus; shows the choice as picture and hint. Works inside a dialog. */
export function SearchSelect({
  label,
  searchLabel,
  emptyLabel,
  options,
  value,
  onChange,
  closeDelayMs = 200,
  listWidth = 330,
  disabled = false,
  className,
}: SearchSelectProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const select = useSearchSelect({ options, value, onChange, closeDelayMs });
  const { open, trigger, found, active } = select;
  const chosen = options.find((option) => option.value === value);
  const combobox = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': open && found[active] ? `${id}-${active}` : undefined,
  } as const;

  useLayoutEffect(() => {
    if (open) popover.current?.showPopover();
  }, [open]);
  useAnchored(open, () => trigger.current?.closest('[data-anchor]') ?? trigger.current, popover, {
    align: 'start',
    width: listWidth,
  });

  return (
    <div className={cx(styles.select, className)} {...select.rootEvents}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-label={chosen ? `${label}: ${chosen.label} ${chosen.hint ?? ''}`.trim() : label}
        {...combobox}
        {...select.triggerEvents}
      >
        {chosen?.image && <img className={styles.image} src={chosen.image} alt="" width={24} height={16} loading="lazy" />}
        <span className="num">{chosen?.hint ?? chosen?.label}</span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      {open && (
        <div ref={popover} popover="manual" className={styles.popover}>
          <div className={styles.search}>
            <Icon name="search" size={17} />
            <input
              ref={select.search}
              type="text"
              inputMode="search"
              autoComplete="off"
              spellCheck={false}
              className={styles.input}
              placeholder={searchLabel}
              aria-label={searchLabel}
              aria-autocomplete="list"
              value={select.query}
              onChange={(event) => select.setQuery(event.target.value)}
              {...combobox}
            />
          </div>
          <SearchSelectList
            id={id}
            label={label}
            emptyLabel={emptyLabel}
            options={found}
            value={value}
            active={active}
            onChoose={select.choose}
          />
        </div>
      )}
    </div>
  );
}
