import { useEffect, useId, useState } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { SelectOption } from './matchOptions.ts';
import styles from './SearchSelect.module.css';
import type { SearchSelectPopover } from './popover/SearchSelectPopover.tsx';
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
  /** How long the list stays open after blur, ms. */
  closeDelayMs?: number | undefined;
  /** Width in px; on phones that of the enclosing field. */
  listWidth?: number | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A combobox with search. Opens on focus; shows the selected option as picture and hint. Works inside a dialog. */
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
  const select = useSearchSelect({ options, value, onChange, closeDelayMs });
  const { open, trigger, found, active } = select;
  const [Popover, setPopover] = useState<typeof SearchSelectPopover | null>(null);
  const chosen = options.find((option) => option.value === value);
  const combobox = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': open && found[active] ? `${id}-${active}` : undefined,
  } as const;

  // not needed to show the selection; after a failed fetch the control stays closed, and opening retries
  useEffect(() => {
    if (Popover !== null) return;
    const load = () =>
      void import('./popover/SearchSelectPopover.tsx').then(
        (module) => setPopover(() => module.SearchSelectPopover),
        () => undefined,
      );
    if (!open) return whenUsed(load);
    load();
  }, [open, Popover]);

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
          listWidth={listWidth}
          combobox={combobox}
        />
      )}
    </div>
  );
}
