import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/PageLink.tsx';
import type { RegionProps } from '#engine/registry.ts';
import { useMenu } from '#state/menu.ts';
import { usePortal, usePreferences } from '#state/PortalProvider.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { SideEntry } from './SideEntry.tsx';
import styles from './SideMenu.module.css';

/** Expanded with labels, or mini with icons (SID-11). Between phone and desktop it is always mini. */
export function SideMenu({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const mini = usePreferences((state) => state.menuMini);
  const items = useMenu('side');
  const { brand } = portal;

  return (
    <nav {...slotProps} className={styles.nav} aria-label={t('main_menu')} data-mini={mini || undefined}>
      <div className={styles.top}>
        <PageLink to="/" className={styles.logo} aria-label={brand.name}>
          <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
        </PageLink>
        <IconButton
          className={styles.toggle}
          icon={mini ? 'panel-left-open' : 'panel-left-close'}
          label={t(mini ? 'menu_expand' : 'menu_collapse')}
          aria-expanded={!mini}
          onClick={() => portal.preferences.setState({ menuMini: !mini })}
        />
      </div>
      <ul className={styles.entries}>
        {items.map((item) => (
          <SideEntry key={item.name} item={item} />
        ))}
      </ul>
    </nav>
  );
}
