import { useMenu } from '#state/navigation/menu.ts';
import { useOffered } from '#state/games/offeredCategories.ts';
import { SideEntry } from './SideEntry.tsx';
import styles from './SideMenu.module.css';
import { SocialLinks } from './SocialLinks.tsx';

interface Props {
  /** Told when an entry that opens no page was selected. */
  onSelect?: () => void;
}

/** The brand's entries, and its social links after them. Categories that turn out to have no vendors go. */
export function MenuEntries({ onSelect }: Props) {
  const items = useMenu('side');
  const offered = useOffered();
  const shown = items.filter(({ entry }) => offered(entry));
  return (
    <ul className={styles.entries}>
      {shown.map((item) => (
        <SideEntry key={item.name} item={item} onSelect={onSelect} />
      ))}
      <SocialLinks />
    </ul>
  );
}
