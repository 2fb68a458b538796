import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#state/navigation/menu.ts';
import { EntryLink, isLink } from './EntryLink.tsx';

interface Props {
  item: MenuItem;
  className: string | undefined;
  /** Called before it leads anywhere. */
  onSelect: () => void;
}

/** An entry of an opened list by its label: a link, or a button where it is none. */
export function EntryLine({ item, className, onSelect }: Props) {
  const { t } = useTranslation();
  const label = t(item.entry.label);
  if (isLink(item))
    return (
      <EntryLink item={item} className={className} onClick={onSelect}>
        {label}
      </EntryLink>
    );
  return (
    <button
      type="button"
      className={className}
      data-entry={item.name}
      onClick={() => {
        onSelect();
        item.choose();
      }}
    >
      {label}
    </button>
  );
}
