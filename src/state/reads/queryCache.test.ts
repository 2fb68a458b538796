import { onlineManager } from '@tanstack/query-core';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
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

describe('a connection that comes back (F12)', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('repeats what failed or is no longer fresh, and nothing else', async () => {
    const { observe } = createQueryCache();
    let offline = true;
    const asked: string[] = [];
    const watch = (name: string, staleTime: number) => {
      const queryFn = async () => {
        asked.push(name);
        if (offline && name === 'failed') throw new Error('offline');
        return name;
      };
      return observe({ queryKey: [name], queryFn, staleTime } as never).subscribe(() => undefined);
    };
    const ends = [watch('old', 0), watch('fresh', Number.POSITIVE_INFINITY)];
    await vi.waitFor(() => expect(asked).toEqual(['old', 'fresh']));
    onlineManager.setOnline(false);
    // it fails at once, and so is explained, instead of waiting for the line
    ends.push(watch('failed', Number.POSITIVE_INFINITY));
    await vi.waitFor(() => expect(asked).toContain('failed'));
    asked.length = 0;
    offline = false;
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect([...asked].sort()).toEqual(['failed', 'old']));
    for (const end of ends) end();
  });
});
