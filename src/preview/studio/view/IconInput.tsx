import { useRef, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { isComposing } from '#ui/dom/isComposing.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './IconInput.module.css';
import type { EditedValue } from '../state/useValue.ts';

interface Props {
  id: string;
  label: string;
  icons: readonly IconName[];
  edited: EditedValue;
  isWrong: boolean;
}

/** Icons whose name has all of the words. */
function iconsWith(icons: readonly IconName[], search: string): IconName[] {
  const words = search.toLowerCase().split(/[\s-]+/);
  return icons.filter((icon) => words.every((word) => icon.includes(word)));
}

/** An icon of the portal's set: seen, found by its name, and chosen by pointer or arrows. Enter takes the first found, Escape closes. */
export function IconInput({ id, label, icons, edited, isWrong }: Props) {
  const { value, set, rest } = edited;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = icons.find((icon) => icon === value);
  const found = iconsWith(icons, search);
  const close = () => {
    setOpen(false);
    setSearch('');
    rest();
    opener.current?.focus();
  };
  return (
    <div
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={opener}
        type="button"
        id={id}
        className={`${controls.button} ${styles.opener}`}
        aria-label={`${label}: ${typeof value === 'string' ? value : 'not set'}`}
        aria-expanded={isOpen}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {chosen !== undefined && <Icon name={chosen} size={20} />}
        {typeof value === 'string' ? value : 'not set'}
      </button>
      {isOpen && (
        <div className={styles.chooser}>
          <input
            type="search"
            className={controls.input}
            aria-label={`Search icons: ${label}`}
            aria-describedby={`${id}-found`}
            // the field is what was asked for
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button before it
            autoFocus
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key !== 'Enter' || isComposing(event)) return;
              event.preventDefault();
              if (first === undefined) return;
              set(first);
              close();
            }}
          />
          <p id={`${id}-found`} role="status" className={controls.hint}>
            {found.length === 0 ? 'No icon has this name.' : `${found.length} of ${icons.length} icons`}
          </p>
          <div role="radiogroup" aria-label={`Icons: ${label}`} className={styles.icons}>
            {found.map((icon) => (
              <label key={icon} className={styles.icon} title={icon}>
                <input type="radio" name={id} aria-label={icon} checked={icon === value} onChange={() => set(icon)} />
                <Icon name={icon} size={20} />
                <span aria-hidden="true">{icon}</span>
              </label>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
