import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionOf } from '#engine/brand/content.ts';
import { Slot } from '#engine/react/Slot.tsx';
import type { PageProps } from '#engine/registry.ts';
import { rendersSlot } from '#engine/visibility.ts';
import { useBanners } from '#state/content/useBanners.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { Failure } from '#ui/content/Failure.tsx';
import styles from './HomePage.module.css';
import { LazySection } from './LazySection.tsx';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** The banner, then the brand's sections in the brand's order; empty sections hide themselves. With neither it says what the site is. */
export function HomePage({ slotProps, banner }: PageProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const hasBanner = useBanners().some((item) => item.groupName === 'home');
  const decide = useVisibility({ ofCategories: false });
  const { order, sections } = brand.layout.home;
  const isVisitor = useSession((state) => state.token === null);
  const shown = order.filter((name) => rendersSlot(decide({ kind: 'section', name })));
  const isBare = banner === null && shown.length === 0;
  const beside = hasBanner && shown.some((name) => sections[name]?.beside === 'banner');
  const hasColumns = shown.some((name) => sections[name]?.column !== undefined);
  return (
    <div
      {...slotProps}
      className={styles.home}
      data-beside={beside || undefined}
      data-columns={hasColumns || undefined}
      data-bare={isBare || undefined}
    >
      {(!hasBanner || banner === null) && (
        <PageHeading className={isBare ? 'display-m' : 'visually-hidden'}>{brand.name}</PageHeading>
      )}
      {isBare && <p className={styles.about}>{t('site_description', { brand: brand.name })}</p>}
      {banner}
      {order.map((name) => {
        const settings = sections[name] ?? {};
        const { reserve, when } = settings;
        if (!shown.includes(name)) {
          // the published page is a visitor's: the place of what a member is about to see, where the tab has a session
          const isAwaited = isVisitor && reserve !== undefined && when?.role !== undefined;
          return isAwaited && <div key={name} className={`${styles.reserved} ${styles.awaited}`} data-awaited={reserve} />;
        }
        const content =
          reserve === undefined ? (
            section(name, settings)
          ) : (
            <LazySection name={name} reserve={reserve}>
              {(waiting) => section(name, settings, waiting)}
            </LazySection>
          );
        if (settings.column !== undefined) {
          return (
            <div key={name} className={styles.column} data-column={settings.column}>
              {content}
            </div>
          );
        }
        return settings.beside === 'banner' ? (
          <div key={name} className={styles.beside}>
            {content}
          </div>
        ) : (
          <Fragment key={name}>{content}</Fragment>
        );
      })}
    </div>
  );

  function section(name: string, settings: Record<string, unknown>, waiting: ReactNode = null) {
    return (
      <Slot
        kind="section"
        name={name}
        of={sectionOf(brand, name)}
        settings={settings}
        loading={waiting}
        failed={(retry) => (
          <Failure className={styles.failed}>
            {t('section_failed')}{' '}
            <button type="button" className="link" onClick={retry}>
              {t('retry')}
            </button>
          </Failure>
        )}
      />
    );
  }
}
