import { barePath } from '../values/barePath.ts';

/** Banner group by path. Paths of one page share its group. */
const groups = new Map([
  ['/', 'home'],
  ['/index', 'home'],
  ['/index.html', 'home'],
  ['/home', 'home'],
  ['/rng', 'rng'],
  ['/live', 'live'],
  ['/fish', 'fish'],
  ['/pvp', 'pvp'],
  ['/sports', 'sports'],
  ['/esports', 'esports'],
  ['/elott', 'lottery'],
  ['/down', 'down'],
  ['/download', 'down'],
  ['/promotions', 'promotions'],
  ['/pointMall', 'shop'],
  ['/help', 'help'],
  ['/helpmc', 'help'],
  ['/register', 'w_reg'],
  ['/register.html', 'w_reg'],
  ['/inhouse', 'inhouse'],
]);

export const bannerGroups: readonly string[] = [...new Set(groups.values())];

/** The `groupName` of a path's banners, or null for a page without banners. */
export function bannerGroupOf(path: string): string | null {
  const bare = barePath(path);
  return groups.get(bare) ?? (bare.startsWith('/promotions/') ? 'promotions' : null);
}
