import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import type { RegionProps } from '#engine/registry.ts';
import { Regions } from '#engine/react/Regions.tsx';
import { useRegions } from '#engine/react/useRegions.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Logo } from '#ui/media/Logo.tsx';
import { rendersSlot } from '#engine/visibility.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import styles from './Header.module.css';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { VisitorArea } from './VisitorArea.tsx';

// lazy, as visitors never need it
const memberArea = lazyEntry(async () => (await import('./MemberArea.tsx')).MemberArea);

const MEMBER: ReadonlySet<'member'> = new Set(['member'] as const);

/** Sticky header. With a side menu the logo is there; without one the header has the logo and a back button. */
export function Header({ slotProps, route }: RegionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const signedIn = useSession((state) => state.token !== null);
  const alone = useRegions('beside').length === 0;
  // the published page is a visitor's: until the member is known, the clock's strip below the header of a small screen has its place
  const isKnown = useSession((state) => state.memberType !== null);
  const decide = useVisibility({ ofCategories: false, roles: isKnown ? undefined : MEMBER });
  const hasClock = rendersSlot(decide({ kind: 'region', name: 'sessionClock' }));

  return (
    <header
      {...slotProps}
      className={styles.header}
      data-alone={alone || undefined}
      data-member={signedIn || undefined}
      data-clock={hasClock || undefined}
    >
      <PageLink to="/" className={styles.logo} aria-label={brand.name}>
        <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
      </PageLink>
      {alone && (
        <PageLink to="/" className={`link ${styles.back}`}>
          <Icon name="arrow-left" size={16} />
          {t('back_home')}
        </PageLink>
      )}
      <Regions at="headerStart" route={route} />
      <span className={styles.space} />
      <Regions at="headerEnd" route={route} />
      <Regions at="headerTools" route={route} />
      {signedIn ? (
        <Fetched
          name="header/member"
          entry={memberArea}
          loading={<Skeleton className={styles.member} />}
          failed={(retry) => <IconButton icon="refresh-cw" label={t('retry')} onClick={retry} />}
        />
      ) : (
        <VisitorArea route={route} />
      )}
    </header>
  );
}
