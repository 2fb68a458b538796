import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { useGameVendors, type Vendor } from '#state/games/gameVendors.ts';
import { lobbyPathOf } from '#state/games/lobbies.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { showMore } from '#ui/dom/showMore.ts';
import { VendorMark } from '#parts/games/VendorMark.tsx';
import styles from './GameRails.module.css';

const SHOWN = 24;

/** The vendors as links to their games; hidden while loading, and when empty. */
export function VendorStrip({ slotProps, settings }: SectionProps) {
  const { brand } = usePortal();
  const decide = useVisibility();
  const { t } = useTranslation('game-rails');
  const { vendors } = useGameVendors();
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const links = new Map<string, { card: Vendor; path: string }>();
  for (const [category, { cards }] of vendors ?? []) {
    for (const card of cards) {
      const path = lobbyPathOf(brand, category, card);
      if (path !== null && !links.has(card.vassalage)) {
        links.set(card.vassalage, { card, path });
      }
    }
  }
  if (links.size === 0 || !decide({ kind: 'route', name: 'lobby' }).visible) return null;
  return (
    <section {...slotProps} className={styles.section} aria-labelledby="home-vendors">
      <div className={styles.heading}>
        <h2 id="home-vendors" className="h-m">
          <Icon name="layout-grid" size={20} />
          {t('studios_title')}
        </h2>
      </div>
      <ul ref={showMore} className={styles.vendors}>
        {[...links].slice(0, count).map(([code, { card, path }]) => (
          <li key={code}>
            <PageLink to={path} className={styles.vendor}>
              <VendorMark vendor={card} />
              <span className="ellipsis">{card.name ?? code}</span>
              {card.isHot === 1 && (
                <span className={styles.hot}>
                  <Icon name="flame" size={14} />
                  <span className="visually-hidden">{t('portal:hot')}</span>
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
