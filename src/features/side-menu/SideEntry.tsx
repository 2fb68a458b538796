import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/PageLink.tsx';
import { Slot } from '#engine/react/Slot.tsx';
import { type MenuItem, useMenu } from '#state/menu.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/iconNames.ts';
import styles from './SideMenu.module.css';

/** One entry: a link, a button, or a heading that opens a list below it. */
export function SideEntry({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const label = t(item.entry.label);
  const look = {
    className: styles.entry,
    'data-entry': item.name,
    title: label,
  };
  const content = (
    <>
      {item.entry.icon && <Icon name={item.entry.icon as IconName} />}
      <span className={`ellipsis ${styles.label}`}>{label}</span>
    </>
  );

  if (item.opens === null) {
    return (
      <li>
        {item.href !== null ? (
          <PageLink {...look} to={item.href} aria-current={item.current ? 'page' : undefined}>
            {content}
          </PageLink>
        ) : (
          <button {...look} type="button" onClick={item.choose}>
            {content}
          </button>
        )}
      </li>
    );
  }
  return (
    <li className={styles.group}>
      <button {...look} type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        {content}
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} className={styles.chevron} />
      </button>
      <div id={listId} className={styles.sub} hidden={!open}>
        {open && <Opened opens={item.opens} close={() => setOpen(false)} />}
      </div>
    </li>
  );
}

function Opened({ opens, close }: { opens: NonNullable<MenuItem['opens']>; close: () => void }) {
  return 'menu' in opens ? (
    <MenuList name={opens.menu} close={close} />
  ) : (
    <Slot place="submenu" name={opens.submenu} close={close} />
  );
}

function MenuList({ name, close }: { name: string; close: () => void }) {
  const { t } = useTranslation();
  const items = useMenu(name);
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          {item.href !== null ? (
            <PageLink to={item.href} className={styles.subEntry} data-entry={item.name} onClick={close}>
              {t(item.entry.label)}
            </PageLink>
          ) : (
            <button
              type="button"
              className={styles.subEntry}
              data-entry={item.name}
              onClick={() => {
                close();
                item.choose();
              }}
            >
              {t(item.entry.label)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
