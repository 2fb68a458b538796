import { QueryClient } from '@tanstack/query-core';
import { afterEach, describe, expect, it } from 'vitest';
import { writeSession } from '#platform/browser/storage.ts';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { keepForTab, restoreFromTab } from './persist.ts';

afterEach(leaveBrowser);

describe('replies stored for the tab', () => {
  const names = {
    permission: 'settings',
    registerSettings: 'validationRules',
    domainRoute: 'routers',
    merchantWallet: 'merchantWallet',
    announcements: 'noticeData',
    announcementsV2: 'noticeData',
    gameVendor: 'gameVendorList',
  };

  it.each(Object.entries(names))('%s is stored under the literal name %s', async (endpoint, name) => {
    const live = await livePortal('folia');
    const queries = new QueryClient();
    keepForTab(live.portal, queries);
    queries.setQueryData([endpoint], { some: 'answer' }, { updatedAt: 7 });
    expect(JSON.parse(live.stored()[name] ?? 'null')).toEqual({
      engine: live.portal.snapshot.engine,
      lang: 'PT',
      at: 7,
      key: [endpoint],
      data: { some: 'answer' },
    });
    expect(Object.keys(live.stored())).toEqual([name]);
  });

  it('keep their language when another one is chosen whose answer fails', async () => {
    const live = await livePortal('folia');
    const queries = new QueryClient();
    keepForTab(live.portal, queries);
    queries.setQueryData(['announcements', { language: 'PT' }], { banners: [] });
    live.portal.preferences.setState({ language: 'EN' });
    await queries.invalidateQueries();
    expect(JSON.parse(live.stored()['noticeData'] ?? 'null')).toMatchObject({
      lang: 'PT',
      key: ['announcements', { language: 'PT' }],
    });
  });

  it('are only those, and none after unsubscribing', async () => {
    const live = await livePortal('folia');
    const queries = new QueryClient();
    const end = keepForTab(live.portal, queries);
    queries.setQueryData(['balance'], { sumBalance: '1' });
    queries.setQueryData(['memberInfo'], { account: 'member01' });
    expect(live.stored()).toEqual({});
    end();
    queries.setQueryData(['registerSettings'], {});
    expect(live.stored()).toEqual({});
  });

  it('are restored into cache and page after a reload', async () => {
    const live = await livePortal('folia');
    const first = new QueryClient();
    keepForTab(live.portal, first);
    const settings = { username: { enabled: true, minLength: 9 } };
    first.setQueryData(['registerSettings'], settings, { updatedAt: 5 });
    const second = new QueryClient();
    restoreFromTab(live.portal, second);
    expect(second.getQueryData(['registerSettings'])).toEqual(settings);
    expect(second.getQueryState(['registerSettings'])?.dataUpdatedAt).toBe(5);
    expect(live.portal.system.getState().registerSettings).toEqual(settings);
  });

  it('extend the published announcements, and keep what they lack', async () => {
    const live = await livePortal('folia');
    const { promotion = [] } = live.portal.system.getState().announcements;
    expect(promotion.length).toBeGreaterThan(0);
    const first = new QueryClient();
    keepForTab(live.portal, first);
    first.setQueryData(['announcements', {}], { banners: [] });
    restoreFromTab(live.portal, new QueryClient());
    expect(live.portal.system.getState().announcements).toMatchObject({ banners: [], promotion });
  });

  it('of the first variant have no popups where the brand takes them from the second (NTC-03)', async () => {
    const live = await livePortal('folia');
    live.portal.brand.api.variants.announcements = 'v2';
    const [own, other] = ['second', 'first'].map((title) => ({ title, content: '', date: 1 }));
    const restored = (endpoint: string, data: object) => {
      const first = new QueryClient();
      const end = keepForTab(live.portal, first);
      first.setQueryData([endpoint, {}], data);
      end();
      restoreFromTab(live.portal, new QueryClient());
      return live.portal.system.getState().announcements;
    };
    expect(restored('announcementsV2', { popup: [own] })).toMatchObject({ popup: [own] });
    expect(restored('announcements', { banners: [], popup: [other] })).toMatchObject({ banners: [], popup: [own] });
  });

  it.each([
    ['language', { lang: 'EN' }],
    ['engine', { engine: 'older' }],
  ])('of another %s are ignored', async (_what, other) => {
    const live = await livePortal('folia');
    const before = live.portal.system.getState();
    const kept = {
      engine: live.portal.snapshot.engine,
      lang: 'PT',
      at: 1,
      key: ['announcements'],
      data: { player: [] },
      ...other,
    };
    writeSession({ noticeData: JSON.stringify(kept) });
    const queries = new QueryClient();
    restoreFromTab(live.portal, queries);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(live.portal.system.getState()).toBe(before);
  });

  it.each([
    '',
    'not json',
    'null',
    '[]',
    '7',
    '{"engine":"ENGINE","lang":"PT"}',
    '{"lang":"PT","at":1,"key":["registerSettings"],"data":{}}',
    '{"engine":"ENGINE","lang":"PT","at":"1","key":["registerSettings"],"data":{}}',
    '{"engine":"ENGINE","lang":"PT","at":1,"key":"registerSettings","data":{}}',
    '{"engine":"ENGINE","lang":"PT","at":1,"key":["registerSettings"]}',
    '{"engine":"ENGINE","lang":"PT","at":1,"key":["registerSettings"],"data":null}',
    '{"engine":"ENGINE","lang":"PT","at":1,"key":["registerSettings"],"data":"x"}',
  ])('that are invalid (%s) do not reach the page', async (garbage) => {
    const live = await livePortal('folia');
    const before = live.portal.system.getState();
    writeSession({ validationRules: garbage.replace('ENGINE', live.portal.snapshot.engine) });
    expect(() => restoreFromTab(live.portal, new QueryClient())).not.toThrow();
    expect(live.portal.system.getState()).toBe(before);
  });

  it('of the permission are never taken for an admission (BOOT-22)', async () => {
    const live = await livePortal('folia');
    writeSession({
      settings: JSON.stringify({ lang: 'PT', at: 1, key: ['permission'], data: { maintenance: false, info: {} } }),
    });
    restoreFromTab(live.portal, new QueryClient());
    expect(live.portal.system.getState().admitted).toBe(false);
  });
});
