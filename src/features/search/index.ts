import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';
import { openSearch } from './openSearch.ts';

/** One search over games, studios, lotteries, promotions, pages, panels and help: from the header, by keys, or from a menu. */
export const search = defineFeature({
  id: 'search',
  provides: {
    region: { search: lazyEntry(async () => (await import('./SearchButton.tsx')).SearchButton) },
    modal: { searchModal: lazyEntry(async () => (await import('./SearchModal.tsx')).SearchModal) },
    action: { openSearch },
  },
});
