import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { useAppChrome } from '#state/navigation/appChrome.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Logo } from '#ui/media/Logo.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import styles from './SideMenu.module.css';

/** Expanded with labels, or mini with icons. Between phone and desktop width always mini. */
export function SideMenu({ slotProps, route }: RegionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const { mini, wide, toggle } = useAppChrome(route.name);

  return (
    <nav
      {...slotProps}
      className={styles.nav}
      aria-label={t('main_menu')}
      data-mini={mini || undefined}
      data-wide={wide || undefined}
    >
      <div className={styles.top}>
        <PageLink to="/" className={styles.logo} aria-label={brand.name}>
          <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
        </PageLink>
        <IconButton
          className={styles.toggle}
          icon={mini && !wide ? 'panel-left-open' : 'panel-left-close'}
          label={t(wide ? 'bars_hide' : mini ? 'menu_expand' : 'menu_collapse')}
          aria-expanded={wide || !mini}
          onClick={toggle}
        />
      </div>
      <MenuEntries />
    </nav>
  );
}
