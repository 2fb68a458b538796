import type { Banner, MenuEntry } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { pathOfEntry, pathOfRoute } from '#state/navigation/links.ts';

type Fits = (entry: MenuEntry) => boolean;

/** Which menu entries lead where a link leads; null where none can. */
function matcherFor(brand: Brand, { linkageType, linkageValue }: Pick<Banner, 'linkageType' | 'linkageValue'>): Fits | null {
  const value = linkageValue ?? '';
  switch (linkageType) {
    case 'ROUTE': {
      const [name = ''] = value.split('#');
      const path = pathOfRoute(brand, name);
      return path === null ? null : (entry) => entry.route === name && pathOfEntry(brand, entry) === path;
    }
    case 'PROMOTION':
      return ({ route }) => route === 'promotions';
    case 'PANEL':
      return ({ panel }) => panel === value;
    case 'CS':
      return ({ action }) => action === 'customerService';
    case 'GAME': {
      // VENDOR/CATEGORY/GAME
      const category = value.split('/')[1];
      return category === undefined ? null : (entry) => entry.category === category;
    }
    default:
      return null;
  }
}

/** How the brand's menus show what a link leads to: the picture of an entry, such as a game category, else its icon. */
export function linkAppearance(
  brand: Brand,
  link: Pick<Banner, 'linkageType' | 'linkageValue'>,
): Pick<MenuEntry, 'image' | 'icon'> | null {
  const fits = matcherFor(brand, link);
  if (fits === null) return null;
  const entries = Object.values(brand.menus).flatMap((menu) => Object.values(menu.entries).filter(fits));
  return entries.find(({ image }) => image !== undefined) ?? entries.find(({ icon }) => icon !== undefined) ?? null;
}
