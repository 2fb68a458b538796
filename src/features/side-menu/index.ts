import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The menu on the left, from the brand's `side` menu. */
export const sideMenu = defineFeature({
  id: 'side-menu',
  firstStyles: true,
  provides: {
    region: {
      sideMenu: lazyEntry(async () => (await loadChunk(() => import('./SideMenu.tsx'))).SideMenu),
      barsToggle: lazyEntry(async () => (await loadChunk(() => import('./BarsToggle.tsx'))).BarsToggle),
    },
    modal: { menuDrawer: lazyEntry(async () => (await loadChunk(() => import('./MenuDrawer.tsx'))).MenuDrawer) },
    submenu: { language: lazyEntry(async () => (await loadChunk(() => import('./LanguageList.tsx'))).LanguageList) },
  },
});
