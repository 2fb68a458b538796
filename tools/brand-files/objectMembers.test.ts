import { expect, test } from 'vitest';
import { inspectBrand } from './loadBrand.ts';
import { shippedInMemory } from './memoryFolders.fixture.ts';

/** What is reported of folia with a name at a place of base. */
function reported(at: string, name: string): string[] {
  const [file = '', pointer = ''] = at.split('#');
  const folders = shippedInMemory();
  folders.set('base', file, pointer, name);
  return inspectBrand('folia', { folders }).findings.map(({ rule, path }) => `${rule} ${path}`);
}

// each place is read by another check: `constructor` is in every object, and no name of a brand's
test.each([
  'menus.json#/side/entries/home/route',
  'menus.json#/header/order/0',
  'menus.json#/footer/order/0',
  'menus.json#/bottomBar/entries/games/menu',
  'menus.json#/avatar/entries/logout/modal',
  'layout.json#/routes/vip/regions/0',
  'layout.json#/routes/vip/page',
  'layout.json#/pageBanners/0',
  'panels.json#/member/personalProfit/tabs/entries/day/records/call',
  'panels.json#/member/personalProfit/tabs/entries/day/records/columns/order/0',
  'panels.json#/member/personalProfit/tabs/entries/day/records/filters/order/0',
])('the name of an object’s own member at %s is as unknown as any other', (at) => {
  for (const name of ['constructor', '__proto__']) {
    const usual = reported(at, name === 'constructor' ? 'konstructor' : '__prato__');
    expect(usual.length).toBeGreaterThan(0);
    expect(reported(at, name)).toEqual(usual);
  }
});
