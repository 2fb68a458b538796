import { afterEach, expect, test, vi } from 'vitest';
import { loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import { openVassalage } from './openVassalage.ts';

afterEach(() => vi.unstubAllGlobals());

const { brand } = loadBrand('folia');

/** Where the list of a vendor opens with lobbies at these paths. */
function opened(paths: readonly string[]): string {
  const navigate = vi.fn();
  vi.stubGlobal('sessionStorage', { setItem: () => undefined, removeItem: () => undefined, getItem: () => null });
  const lobby = { ...brand.layout.routes['lobby']!, paths };
  const layout = { ...brand.layout, routes: { ...brand.layout.routes, lobby } };
  openVassalage({ brand: { ...brand, layout }, router: { navigate } } as never, { vassalage: 'EMB' } as never);
  return navigate.mock.lastCall?.[0] as string;
}

test('the list of a vendor opens over the slots, or over the first lobby of a brand without them', () => {
  expect(opened(['/live', '/rng'])).toBe('/rng');
  expect(opened(['/live', '/fish'])).toBe('/live');
});
