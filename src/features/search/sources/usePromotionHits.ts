import { useMemo } from 'react';
import { visiblePromotions } from '#state/content/promotions.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import type { Hit } from '../hit.ts';

/** The promotions that this brand may show. */
export function usePromotionHits(): readonly Hit[] {
  const portal = usePortal();
  const decide = useVisibility({ ofCategories: false });
  const promotions = useSystem((state) => state.announcements.promotion);
  const flags = useSystem((state) => state.flags);
  const isOpen = decide({ kind: 'route', name: 'promotions' }).visible;
  return useMemo(
    () =>
      (isOpen ? visiblePromotions(promotions, flags) : []).map(({ id, title, summary }): Hit => ({
        id: `promotion/${id}`,
        group: 'promotions',
        title: title ?? String(id),
        note: summary,
        words: summary,
        icon: 'gift',
        open: () => portal.router.navigate(pathOfRoute(portal.brand, 'promotions', { id: String(id) }) ?? '/'),
      })),
    [portal, promotions, flags, isOpen],
  );
}
