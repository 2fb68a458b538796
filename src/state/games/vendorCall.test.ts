import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakePlatform, ok, settle } from '#platform/http/fakePlatform.fixture.ts';
import { vendorRequest } from './gameVendors.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a visitor reads the vendors: one call for html5-desktop without a token, answered by data.lanes (LOB-01)', async () => {
  const lanes = [{ gameCategory: 'RNG', cards: [{ vassalage: 'LUM', name: 'Lumenta', isHot: 0 }] }];
  const { client, seen, onTokenMissing } = createFakePlatform(() => ok({ data: { lanes } }), { token: () => null });
  const outcome = await settle(client.call('gameVendor', vendorRequest));
  expect(seen.map(({ method, path, query }) => [method, path, Object.fromEntries(query)])).toEqual([
    ['GET', '/wps/relay/GCSGAME_newGameVendor', { platform: 'html5-desktop' }],
  ]);
  expect(seen[0]?.headers.get('Authorization')).toBeNull();
  expect(onTokenMissing).not.toHaveBeenCalled();
  expect(outcome).toMatchObject({ value: { ok: true, value: { data: { lanes } } } });
});
