import type { Brand } from './snapshot.ts';

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

type Parts = Pick<Brand, 'theme' | 'layout' | 'menus'>;

/** The theme of the published pages. One that follows the device is known in the browser only, before the first paint. */
export const publishedTheme = ({ theme }: Pick<Brand, 'theme'>): ThemeName => (theme.default === 'dark' ? 'dark' : 'light');

/** Whether players can choose a theme: by the switch in the header, or by a menu entry. */
export const hasThemeSwitch = ({ layout, menus }: Parts): boolean =>
  layout.regions['themeSwitch'] !== undefined ||
  Object.values(menus).some(({ order, entries }) => order.some((name) => entries[name]?.action === 'toggleTheme'));

/** Whether a theme chosen in an earlier visit counts; without a switch nobody could change it. */
export const keepsTheme = (brand: Parts): boolean => brand.theme.keepChoice && hasThemeSwitch(brand);

/** The themes that players can see. */
export const shownThemes = (brand: Parts): readonly ThemeName[] =>
  brand.theme.default === 'system' || hasThemeSwitch(brand) ? themeNames : [brand.theme.default];
