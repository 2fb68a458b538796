import { type FocusEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import { type MenuItem, useMenu } from '#state/navigation/menu.ts';
import { EntryLine } from '#parts/menu/EntryLine.tsx';
import { EntryLink, isLink } from '#parts/menu/EntryLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './SideMenu.module.css';
import { VendorList } from './VendorList.tsx';

interface Props {
  item: MenuItem;
  onSelect?: (() => void) | undefined;
}

/** One entry: a link, a button, or a heading that expands a list below it. */
export function SideEntry({ item, onSelect = () => undefined }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const group = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, menu] = [list.current, group.current?.parentElement];
    if (!open || !box || !menu) return;
    // beside a mini menu the list is placed at its entry, as far as it fits
    const top = group.current?.getBoundingClientRect().top ?? 0;
    box.style.setProperty('--top', `${Math.max(8, Math.min(top, innerHeight * 0.4 - 8))}px`);
    // scrolls a list below the lower edge into view, as far as its heading stays visible
    const [below, above] = [box.getBoundingClientRect().bottom, menu.getBoundingClientRect()];
    if (getComputedStyle(box).position !== 'fixed')
      menu.scrollTop += Math.max(0, Math.min(below - above.bottom, top - above.top));
  }, [open]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!open || list.current === null || group.current?.contains(relatedTarget)) return;
    if (getComputedStyle(list.current).position === 'fixed') setOpen(false);
  };
  const label = t(item.entry.label);
  const linkProps = {
    className: styles.entry,
    'data-entry': item.name,
    // the name of an entry of which only the icon is shown
    title: item.outside === null ? label : `${label} ${t('portal:new_tab')}`,
  };
  const content = (
    <>
      {item.entry.icon && <Icon name={item.entry.icon as IconName} />}
      <span className={`ellipsis ${styles.label}`}>{label}</span>
    </>
  );
  const divided = item.entry.divided || undefined;

  if (item.opens === null && item.entry.category === undefined) {
    return (
      <li data-divided={divided}>
        {isLink(item) ? (
          <EntryLink
            {...linkProps}
            item={item}
            markClass={styles.outside}
            aria-current={item.current ? 'page' : undefined}
            onClick={onSelect}
          >
            {content}
          </EntryLink>
        ) : (
          <button
            {...linkProps}
            type="button"
            onClick={() => {
              onSelect();
              item.choose();
            }}
          >
            {content}
          </button>
        )}
      </li>
    );
  }
  const close = () => {
    setOpen(false);
    onSelect();
  };
  return (
    <li
      ref={group}
      data-divided={divided}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        group.current?.querySelector('button')?.focus();
      }}
    >
      <button
        {...linkProps}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        data-here={item.current || undefined}
        onClick={() => setOpen(!open)}
      >
        {content}
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} className={styles.chevron} />
      </button>
      <div ref={list} id={listId} className={styles.sub} hidden={!open}>
        {open && <Opened item={item} close={close} />}
      </div>
    </li>
  );
}

function Opened({ item, close }: { item: MenuItem; close: () => void }) {
  if (item.opens === null) return <VendorList item={item} onSelect={close} />;
  return 'menu' in item.opens ? (
    <MenuList name={item.opens.menu} close={close} />
  ) : (
    <Slot kind="submenu" name={item.opens.submenu} close={close} />
  );
}

function MenuList({ name, close }: { name: string; close: () => void }) {
  const items = useMenu(name);
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          <EntryLine item={item} className={styles.subEntry} onSelect={close} />
        </li>
      ))}
    </ul>
  );
}
