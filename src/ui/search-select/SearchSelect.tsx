import { useEffect, useId, useState } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import { Drawing } from '#ui/media/Drawing.tsx';
import styles from './SearchSelect.module.css';
import type { matchOptions, SelectOption } from './matchOptions.ts';
import type { SearchSelectPopover } from './SearchSelectPopover.tsx';
import { useSearchSelect } from './useSearchSelect.ts';
import { whenUsed } from './whenUsed.ts';

interface SearchSelectProps {
  label: string;
  searchLabel: string;
  /** Announced when nothing matches. */
  emptyLabel: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

interface List {
  matchOptions: typeof matchOptions;
  SearchSelectPopover: typeof SearchSelectPopover;
}

/** A combobox with search. Opens on focus; shows the selected option as picture and hint. Works inside a dialog. */
export function SearchSelect({ label, searchLabel, emptyLabel, options, value, onChange }: SearchSelectProps) {
  const id = useId();
  const [list, setList] = useState<List | null>(null);
  const select = useSearchSelect({ options, value, onChange, match: list?.matchOptions ?? null });
  const { open, trigger, found, active } = select;
  const Popover = list?.SearchSelectPopover;
  const chosen = options.find((option) => option.value === value);
  const combobox = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': open && found[active] ? `${id}-${active}` : undefined,
  } as const;

  // not needed to show the selection; after a failed fetch the control stays closed, and opening retries
  useEffect(() => {
    if (list !== null) return;
    const load = () => void import('./searchSelect.ts').then(setList, () => undefined);
    if (!open) return whenUsed(load);
    load();
  }, [open, list]);

  return (
    <div className={styles.select} {...select.rootEvents}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="listbox"
        aria-label={chosen ? `${label}: ${chosen.label} ${chosen.hint ?? ''}`.trim() : label}
        {...combobox}
        {...select.triggerEvents}
      >
        {chosen?.image && <Drawing className={styles.image} id={chosen.drawing} src={chosen.image} width={24} height={16} />}
        <span className="num">{chosen?.hint ?? chosen?.label}</span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      {open && Popover && (
        <Popover
          id={id}
          label={label}
          searchLabel={searchLabel}
          emptyLabel={emptyLabel}
          trigger={trigger}
          search={select.search}
          query={select.query}
          onQuery={select.setQuery}
          options={found}
          value={value}
          active={active}
          onChoose={select.choose}
          close={select.close}
          combobox={combobox}
        />
      )}
    </div>
  );
}
