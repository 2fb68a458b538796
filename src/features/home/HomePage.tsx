import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import type { PageProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/PortalProvider.tsx';
import styles from './HomePage.module.css';
import { LaterSection } from './LaterSection.tsx';

/** The banner, then the brand's sections in the brand's order; each one hides itself when it has nothing to show. */
export function HomePage({ slotProps, banner }: PageProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const hasBanner = useSystem((state) => (state.announcements.banners ?? []).some((item) => item.groupName === 'home'));
  const { order, sections } = brand.layout.home;
  return (
    <div {...slotProps} className={styles.home}>
      {!hasBanner && <h1 className="visually-hidden">{brand.name}</h1>}
      {banner}
      {order.map((name) => {
        const settings = sections[name] ?? {};
        const reserve = settings['reserve'];
        return typeof reserve === 'string' ? (
          <LaterSection key={name} reserve={reserve}>
            {(waiting) => section(name, settings, waiting)}
          </LaterSection>
        ) : (
          section(name, settings)
        );
      })}
    </div>
  );

  function section(name: string, settings: Record<string, unknown>, waiting: ReactNode = null) {
    return (
      <Slot
        key={name}
        place="section"
        name={name}
        settings={settings}
        loading={waiting}
        failed={(retry) => (
          <p role="alert" className={styles.failed}>
            {t('section_failed')}{' '}
            <button type="button" className="link" onClick={retry}>
              {t('retry')}
            </button>
          </p>
        )}
      />
    );
  }
}
