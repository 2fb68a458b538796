import { useMenu } from '#state/navigation/menu.ts';
import { VendorCategories } from '#state/games/VendorCategories.tsx';
import { SideEntry } from './SideEntry.tsx';
import styles from './SideMenu.module.css';
import { SocialLinks } from './SocialLinks.tsx';

interface Props {
  /** Called when an entry that opens no page was selected. */
  onSelect?: () => void;
}

/** The brand's entries, then its social links. Categories without vendors are removed once known. */
export function MenuEntries({ onSelect }: Props) {
  const items = useMenu('side');
  return (
    <ul className={styles.entries}>
      {items.map((item) => (
        <SideEntry key={item.name} item={item} onSelect={onSelect} />
      ))}
      <SocialLinks />
      <VendorCategories />
    </ul>
  );
}
