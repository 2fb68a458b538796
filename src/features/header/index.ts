import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { chooseTheme } from '#state/preferences/theme.ts';
import { Header } from './Header.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The bar on top of the page: brand, theme, sign-in or the member's area. */
export const header = defineFeature({
  id: 'header',
  firstStyles: true,
  provides: {
    region: {
      header: Header,
      themeSwitch: ThemeSwitch,
    },
    action: {
      logout: async (portal) => (await loadChunk(() => import('#state/session/signOut.ts'))).signOut(portal),
      toggleTheme: (portal) => chooseTheme(portal, portal.preferences.getState().theme === 'dark' ? 'light' : 'dark'),
    },
  },
});
