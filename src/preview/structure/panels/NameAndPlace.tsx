import { useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import { titleOf } from '#preview/studio/model/words.ts';
import type { PanelFaults, PanelForm } from './panelEdits.ts';
import styles from './panels.module.css';

interface Props {
  panel: PanelForm;
  menus: readonly string[];
  icons: readonly string[];
  faults: PanelFaults;
  onChange: (part: Partial<PanelForm>) => void;
  onName: (name: string) => void;
}

/** Title, name in the file, and the entry of a menu that opens the panel. */
export function NameAndPlace({ panel: { title, name, menu, icon }, menus, icons, faults, onChange, onName }: Props) {
  const id = useId();
  const text = (field: 'title' | 'name', label: string, value: string, onText: (next: string) => void) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${field}`}>{label}</label>
      <input
        id={`${id}-${field}`}
        className={controls.input}
        spellCheck={field === 'title'}
        value={value}
        aria-invalid={faults[field] !== undefined || undefined}
        aria-describedby={`${id}-${field}-fault`}
        onChange={({ target }) => onText(target.value)}
      />
      <p id={`${id}-${field}-fault`} className={styles.fault} role="alert">
        {faults[field]}
      </p>
    </div>
  );
  const choice = (field: 'menu' | 'icon', label: string, value: string, options: readonly string[]) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${field}`}>{label}</label>
      <select
        id={`${id}-${field}`}
        className={controls.input}
        value={value}
        onChange={({ target }) => onChange({ [field]: target.value })}
      >
        {field === 'icon' && <option value="">none</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {field === 'menu' ? `${titleOf(option)} (menus.json, ${option})` : option}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>5. Name and place</legend>
      {text('title', 'Title, in every language until it is translated', title, (next) => onChange({ title: next }))}
      {text('name', 'Name in panels.json', name, onName)}
      {menus.length === 0 ? (
        <p className={controls.hint}>This layer has no menu of the centre: nothing opens the panel until an entry does.</p>
      ) : (
        <>
          {choice('menu', 'Open it from', menu, menus)}
          {choice('icon', 'Icon of its entry', icon, icons)}
        </>
      )}
    </fieldset>
  );
}
