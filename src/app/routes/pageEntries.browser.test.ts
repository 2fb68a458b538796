import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrandPortal } from '#app-tests/brandPortal.fixture.ts';
import type { Portal } from '#state/portal/portal.ts';
import { entriesOfPath, publishedRoute } from './pageEntries.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openBrandPortal('folia');
});
afterAll(() => vi.unstubAllGlobals());

test.each([
  ['/', 'page', 'home'],
  ['/', 'region', 'header'],
  ['/promotions', 'page', 'promotions'],
  ['/rng', 'page', 'lobby'],
] as const)('what %s shows first has the %s %s', (path, kind, name) => {
  expect(entriesOfPath(portal, path)).toContain(portal.registry.find(kind, name));
});

test('a page has no entries of another one', () => {
  expect(entriesOfPath(portal, '/rng')).not.toContain(portal.registry.find('page', 'home'));
});

test('a brand without pages has none', () => {
  const { brand } = portal;
  const bare: Portal = { ...portal, brand: { ...brand, layout: { ...brand.layout, routes: {} } } };
  expect(publishedRoute(bare, '/')).toBeNull();
  expect(entriesOfPath(bare, '/')).toEqual([]);
});
