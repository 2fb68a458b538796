import { expect, test } from 'vitest';
import { type BrandLayer, resolveBrand } from './brand.ts';
import type { Json, JsonObject } from './json.ts';

type Layer = Record<string, JsonObject>;

/** The brand of layers `layer 0`, `layer 1` and so on, each with its files. */
function resolved(...layers: Layer[]) {
  const chain = layers.map((files, nth): BrandLayer => {
    const id = `layer ${nth}`;
    return {
      id,
      files: Object.entries(files).map(([name, value]) => ({ name, path: `${id}/${name}`, value, lineOf: () => 1 })),
    };
  });
  return resolveBrand(chain);
}

const list = (order: string[] | undefined, entries: Record<string, Json>): Layer => ({
  'panels.json': { columns: { ...(order && { order }), entries } },
});

test.each([
  ['a removed entry', [list(['a', 'b'], { a: {} }), list(undefined, { a: null })], ['b']],
  ['a removed name that had no settings', [list(['a', 'b'], {}), list(undefined, { a: null })], ['b']],
  [
    'a name that a later layer gives settings again',
    [list(['a'], {}), list(undefined, { a: null }), list(undefined, { a: {} })],
    ['a'],
  ],
  ['a name that a later layer lists again', [list(['a'], {}), list(undefined, { a: null }), list(['a', 'c'], {})], ['a', 'c']],
  // a mistake, which the check finds
  ['a name that is removed and listed at once', [list(['a'], {}), list(['a', 'b'], { a: null })], ['a', 'b']],
  ['nothing removed', [list(['a', 'b'], {}), list(['b', 'a'], {})], ['b', 'a']],
])('an order after %s (ENG-13)', (_what, layers, order) => {
  expect(resolved(...layers).panels).toMatchObject({ columns: { order } });
});

const base: Layer = {
  'layout.json': {
    routes: {
      home: { paths: ['/'], page: 'home', regions: ['header', 'search'] },
      game: { paths: ['/game'], page: 'game', regions: ['header', 'barsToggle'], chrome: 'collapsed' },
      vip: { paths: ['/vip'], page: 'vip', regions: [], when: { flag: 'vip' } },
    },
    regions: { header: {}, search: {}, barsToggle: {}, tip: { when: { route: ['vip', 'game'] } } },
    home: { order: ['notice', 'ranks'], sections: { notice: {}, ranks: { when: { route: 'vip' } } } },
    pageBanners: ['/', '/vip'],
  },
  'menus.json': {
    side: {
      order: ['home', 'vip', 'more', 'desk'],
      entries: {
        home: { route: 'home' },
        vip: { route: 'vip' },
        more: { menu: 'support' },
        desk: { action: 'openPanel', params: { menu: 'agent' } },
      },
    },
    support: { order: ['team'], entries: { team: { panel: 'team' } } },
    agent: { order: ['team'], entries: { team: { panel: 'team' } } },
  },
  'flags.json': { vip: { modId: 'VIP3' } },
  'register-form.json': { order: ['username', 'email'], fields: { username: {}, email: {} } },
  'panels.json': {
    member: { bets: { records: { empty: { title: 'none', label: 'go', route: 'vip' } } } },
    agent: { team: { records: { empty: { title: 'none', label: 'go', panel: 'bets' } } } },
  },
  'sandbox/content.json': { banners: { one: { linkageType: 'ROUTE', linkageValue: 'vip#top', image: 'x' } } },
};

test.each<[string, Layer, (brand: ReturnType<typeof resolved>) => unknown, unknown]>([
  [
    'a region is in no route',
    { 'layout.json': { regions: { search: null } } },
    ({ brand }) => brand.layout.routes['home']?.regions,
    ['header'],
  ],
  [
    'the toggle of the bars leaves them shown',
    { 'layout.json': { regions: { barsToggle: null } } },
    ({ brand }) => brand.layout.routes['game'],
    { paths: ['/game'], page: 'game', regions: ['header'] },
  ],
  [
    'a route is in no menu',
    { 'layout.json': { routes: { vip: null } } },
    ({ brand }) => brand.menus['side']?.order,
    ['home', 'more', 'desk'],
  ],
  [
    'a route takes what is shown there only',
    { 'layout.json': { routes: { vip: null } } },
    ({ brand }) => brand.layout.home,
    { order: ['notice'], sections: { notice: {} } },
  ],
  [
    'a route leaves what is shown on others too',
    { 'layout.json': { routes: { vip: null } } },
    ({ brand }) => brand.layout.regions['tip'],
    { when: { route: ['game'] } },
  ],
  ['a route has no banners', { 'layout.json': { routes: { vip: null } } }, ({ brand }) => brand.layout.pageBanners, ['/']],
  [
    'a route has no button and no demo link',
    { 'layout.json': { routes: { vip: null } } },
    ({ panels, sandbox }) => [panels.member['bets']?.records?.empty, sandbox['content']],
    [{ title: 'none', label: 'go' }, { banners: { one: { linkageValue: 'vip#top', image: 'x' } } }],
  ],
  ['a flag takes its route', { 'flags.json': { vip: null } }, ({ brand }) => Object.keys(brand.layout.routes), ['home', 'game']],
  [
    'a menu takes the entries that open it',
    { 'menus.json': { support: null, agent: null } },
    ({ brand }) => brand.menus['side']?.order,
    ['home', 'vip'],
  ],
  [
    'a panel is in no menu and behind no button',
    { 'panels.json': { agent: { team: null }, member: { bets: null } } },
    ({ brand }) => [brand.menus['support'], brand.menus['agent']],
    [
      { order: [], entries: {} },
      { order: [], entries: {} },
    ],
  ],
  [
    'a field is not in the form',
    { 'register-form.json': { fields: { email: null } } },
    ({ brand }) => brand.registerForm.order,
    ['username'],
  ],
])('removed, %s (ENG-13)', (_what, layer, read, left) => {
  expect(read(resolved(base, layer))).toEqual(left);
});

test('what the removing layer names itself stays, for the check (ENG-13)', () => {
  const own: Layer = {
    'layout.json': { routes: { vip: null }, pageBanners: ['/vip'] },
    'menus.json': { side: { order: ['vip', 'home'], entries: { own: { route: 'vip' } } } },
  };
  const { brand, provenance } = resolved(base, own);
  expect(brand.menus['side']).toMatchObject({ order: ['vip', 'home'], entries: { own: { route: 'vip' } } });
  expect(brand.layout.pageBanners).toEqual(['/vip']);
  // the entry is gone by the route
  expect(brand.menus['side']?.entries['vip']).toBeUndefined();
  expect(provenance.removal('menus.json', '/side/entries/vip')).toMatchObject({
    layer: 'layer 1',
    name: 'layout.json',
    pointer: '/routes/vip',
  });
  expect([...provenance.leaves()].map(([leaf]) => leaf)).not.toContain('menus.json#/side/entries/vip/route');
});

test('a later layer that has a removed route again has it in its own menus only (ENG-13)', () => {
  const back: Layer = {
    'layout.json': { routes: { vip: { paths: ['/vip'], page: 'vip', regions: [] } } },
    'menus.json': { side: { order: ['home', 'vip'], entries: { vip: { route: 'vip' } } } },
  };
  const { brand, provenance } = resolved(base, { 'layout.json': { routes: { vip: null } } }, back);
  expect(brand.menus['side']?.order).toEqual(['home', 'vip']);
  expect(provenance.removal('layout.json', '/routes/vip')).toBeNull();
});

test('a path that a later layer leaves out takes its inherited menu entry and banners (ENG-13)', () => {
  const paths = (listed: string[]): Layer => ({ 'layout.json': { routes: { lobby: { paths: listed } } } });
  const first: Layer = {
    'layout.json': { routes: { lobby: { paths: ['/live', '/slots', '/sports'] } }, pageBanners: ['/slots', '/live', '/typo'] },
    'menus.json': {
      categories: {
        order: ['live', 'slots', 'typo'],
        entries: {
          live: { route: 'lobby', path: '/live' },
          slots: { route: 'lobby', path: '/slots' },
          typo: { route: 'lobby', path: '/typo' },
        },
      },
    },
  };
  const whole = resolved(first, paths(['/live', '/slots'])).brand;
  expect(whole.menus['categories']?.order).toEqual(['live', 'slots']);
  const { brand } = resolved(first, paths(['/live']));
  expect(brand.menus['categories']).toEqual({ order: ['live'], entries: { live: { route: 'lobby', path: '/live' } } });
  expect(brand.layout.pageBanners).toEqual(['/live']);
  // what its own layer says is a mistake, which the check finds
  expect(resolved(first).brand.menus['categories']?.order).toEqual(['live', 'slots', 'typo']);
  const own = resolved(first, { ...paths(['/live']), 'menus.json': { categories: { entries: { slots: { path: '/slots' } } } } });
  expect(own.brand.menus['categories']?.order).toEqual(['live', 'slots']);
});

test('what a text does not concern is the same object after another text, removals or not', () => {
  const menus = { side: { order: ['home', 'vip'], entries: { home: {}, vip: {} } } };
  const parent: Layer = { 'menus.json': menus, 'texts/en.json': { portal: { home: 'Home' } } };
  const child = { 'menus.json': { side: { entries: { vip: null } } } };
  const withText = (home: string) => {
    const { brand, panels, texts } = resolved(parent, { ...child, 'texts/en.json': { portal: { home } } });
    return { menus: brand.menus, layout: brand.layout, panels, text: texts['en']?.['portal']?.['home'] };
  };
  const [before, after] = [withText('Lobby'), withText('Hall')];
  expect([before.text, after.text]).toEqual(['Lobby', 'Hall']);
  expect(after.menus['side']?.order).toEqual(['home']);
  expect(after.menus).toBe(before.menus);
  expect(after.layout).toBe(before.layout);
  expect(after.panels).toBe(before.panels);
});
