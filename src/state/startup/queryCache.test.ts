import { expect, test } from 'vitest';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';
import { createQueryCache } from './queryCache.ts';

const portal = { preferences: { getState: () => ({ language: 'PT' }) } } as Portal;

test('a write invalidates all reads that its endpoint names, and no others', () => {
  const { queries, query, invalidateAfter } = createQueryCache();
  const page = query(portal, 'pointDetails', { pageNo: 2, pageSize: 10 }, undefined).queryKey;
  const vip = query(portal, 'vipInfo', {}, undefined).queryKey;
  queries.setQueryData(page, { rows: [] });
  queries.setQueryData(vip, {});
  invalidateAfter('convertPoint');
  expect(queries.getQueryState(page)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(vip)?.isInvalidated).toBe(false);
});

test('an answer is fresh as long as its reader says, else its endpoint, else 30 s', () => {
  const { query } = createQueryCache();
  expect(query(portal, 'gameVendor', { platform: 'html5-desktop' }, undefined).staleTime).toBe(endpoints.gameVendor.freshMs);
  expect(query(portal, 'gameVendor', { platform: 'html5-desktop' }, 0).staleTime).toBe(0);
  expect(query(portal, 'vipInfo', {}, undefined).staleTime).toBe(30_000);
});

test('the language is part of the key of localised reads only', () => {
  const { query } = createQueryCache();
  expect(query(portal, 'helpCenter', { language: 'PT' }, undefined).queryKey).toEqual(['helpCenter', 'PT', { language: 'PT' }]);
  expect(query(portal, 'balance', undefined, undefined).queryKey).toEqual(['balance']);
});
