import { expect, test } from 'vitest';
import { bannerGroupOf } from './bannerGroups.ts';

test.each([
  ['/', 'home'],
  ['/rng', 'rng'],
  ['/live', 'live'],
  ['/fish', 'fish'],
  ['/pvp', 'pvp'],
  ['/sports', 'sports'],
  ['/esports', 'esports'],
  ['/elott', 'lottery'],
  ['/down', 'down'],
  ['/promotions', 'promotions'],
  ['/pointMall', 'shop'],
  ['/help', 'help'],
  ['/register', 'w_reg'],
  ['/inhouse', 'inhouse'],
])('%s shows the banners of group %s', (path, group) => {
  expect(bannerGroupOf(path)).toBe(group);
});

test('other paths of a page share its group', () => {
  expect(['/home', '/index.html', '/register.html', '/rng/', '/promotions/7', '/helpmc'].map(bannerGroupOf)).toEqual([
    'home',
    'home',
    'w_reg',
    'rng',
    'promotions',
    'help',
  ]);
});

test.each(['/login', '/lottery', '', '__proto__', '/constructor'])('%j has no banners', (path) => {
  expect(bannerGroupOf(path)).toBeNull();
});
