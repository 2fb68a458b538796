import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadChunk } from '#engine/react/loadChunk.ts';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal, useSession } from '#state/PortalProvider.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Logo } from '#ui/Logo.tsx';
import styles from './Header.module.css';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { VisitorArea } from './VisitorArea.tsx';

// visitors never need it
const MemberArea = lazy(async () => ({ default: (await loadChunk(() => import('./MemberArea.tsx'))).MemberArea }));

/** Sticky header. Beside a side menu the logo stands there; on its own it carries the logo and the way back. */
export function Header({ slotProps, route }: RegionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const signedIn = useSession((state) => state.token !== null);
  const alone = !brand.layout.routes[route.name]?.regions.includes('sideMenu');

  return (
    <header {...slotProps} className={styles.header} data-alone={alone || undefined}>
      <Link to="/" className={styles.logo}>
        <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
      </Link>
      {alone && (
        <Link to="/" className={`link ${styles.back}`}>
          <Icon name="arrow-left" size={16} />
          {t('back_home')}
        </Link>
      )}
      <span className={styles.space} />
      <ThemeSwitch />
      {signedIn ? (
        <Suspense fallback={<Skeleton className={styles.member} />}>
          <MemberArea />
        </Suspense>
      ) : (
        <VisitorArea route={route} />
      )}
    </header>
  );
}
