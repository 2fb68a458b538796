import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import { EntryLine } from '#parts/menu/EntryLine.tsx';
import { type MenuItem, useMenu } from '#state/navigation/menu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { useCloseOnBack } from '#ui/overlay/back/useCloseOnBack.ts';
import styles from './BottomBar.module.css';

/** An entry that opens a list: a sheet above the bar, closed by a press elsewhere, Escape (Popover API) or Back. */
export function OpenedSheet({ item, opens }: { item: MenuItem; opens: NonNullable<MenuItem['opens']> }) {
  const { t } = useTranslation();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => sheet.current?.hidePopover();
  useCloseOnBack(isOpen, close);
  return (
    <>
      <button type="button" className={styles.entry} data-entry={item.name} popoverTarget={id}>
        {item.entry.icon && <Icon name={item.entry.icon as IconName} size={24} />}
        <span className={styles.label}>{t(item.entry.label)}</span>
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={styles.sheet}
        role="group"
        aria-label={t(item.entry.label)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {'menu' in opens ? (
          <SheetMenu name={opens.menu} close={close} />
        ) : (
          <Slot kind="submenu" name={opens.submenu} close={close} />
        )}
      </div>
    </>
  );
}

function SheetMenu({ name, close }: { name: string; close: () => void }) {
  return useMenu(name).map((item) => <EntryLine key={item.name} item={item} className={styles.sheetEntry} onSelect={close} />);
}
