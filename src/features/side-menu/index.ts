import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/feature.ts';

/** The menu on the left, from the brand's `side` menu (spec §2 Left side menu). */
export const sideMenu = defineFeature({
  id: 'side-menu',
  provides: {
    region: { sideMenu: lazyEntry(async () => (await loadChunk(() => import('./SideMenu.tsx'))).SideMenu) },
    submenu: { language: lazyEntry(async () => (await loadChunk(() => import('./LanguageList.tsx'))).LanguageList) },
  },
});
