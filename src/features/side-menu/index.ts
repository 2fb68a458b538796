import { defineFeature } from '#state/feature.ts';
import { LanguageList } from './LanguageList.tsx';
import { SideMenu } from './SideMenu.tsx';

/** The menu on the left, from the brand's `side` menu (spec §2 Left side menu). */
export const sideMenu = defineFeature({
  id: 'side-menu',
  provides: {
    region: { sideMenu: SideMenu },
    submenu: { language: LanguageList },
  },
});
