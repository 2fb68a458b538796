import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The VIP levels: their page, and a card of the member's own. */
export const vip = defineFeature({
  id: 'vip',
  provides: {
    page: { vip: lazyEntry(async () => (await import('./VipPage.tsx')).VipPage) },
    section: { vipCard: lazyEntry(async () => (await import('./VipCard.tsx')).VipCard) },
  },
});
