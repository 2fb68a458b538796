import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The menu on the left, from the brand's `side` menu. */
export const sideMenu = defineFeature({
  id: 'side-menu',
  firstStyles: true,
  provides: {
    region: {
      sideMenu: lazyEntry(async () => (await import('./SideMenu.tsx')).SideMenu),
      barsToggle: lazyEntry(async () => (await import('./BarsToggle.tsx')).BarsToggle),
    },
    modal: { menuDrawer: lazyEntry(async () => (await import('./MenuDrawer.tsx')).MenuDrawer) },
    submenu: { language: lazyEntry(async () => (await import('./LanguageList.tsx')).LanguageList) },
  },
});
