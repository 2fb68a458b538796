import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { useGameVendors, type Vendor } from '#state/games/gameVendors.ts';
import { isOffered } from '#state/games/offered.ts';
import { openVendor } from '#state/games/openVendor.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { Hit } from '../hit.ts';

/** The vendors of the brand's categories, each once with the categories in which it has games; none where the brand has no lobby. */
export function useStudioHits(): readonly Hit[] {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const { vendors } = useGameVendors();
  const hasGames = useVisibility()({ kind: 'route', name: 'lobby' }).visible;
  return useMemo(() => {
    if (!hasGames) return [];
    const entries = Object.values(portal.brand.menus['categories']?.entries ?? {});
    const found = new Map<string, { card: Vendor; categories: GameCategory[] }>();
    for (const [category, { cards }] of vendors ?? []) {
      for (const card of cards) {
        if (!isOffered(portal.brand, { ...card, gameCategory: category })) continue;
        const known = found.get(card.vassalage) ?? { card, categories: [] };
        found.set(card.vassalage, { ...known, categories: [...known.categories, category] });
      }
    }
    return [...found].map(([code, { card, categories }]): Hit => {
      const labels = categories.flatMap((category) => entries.find((entry) => entry.category === category)?.label ?? []);
      return {
        id: `studio/${code}`,
        group: 'studios',
        title: card.name ?? code,
        note: labels.map((label) => t(label)).join(' · '),
        words: code,
        picture: card.smallIcon ?? '',
        end: card.maintenance === true || card.maintenance === '1' ? t('under_maintenance') : undefined,
        open: () => openVendor(portal, card, categories[0]),
      };
    });
  }, [portal, t, vendors, hasGames]);
}
