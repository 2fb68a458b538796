import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { queryKeyOf, readQuery } from './queries.ts';
import { readAnnouncements, readRegisterSettings, readMirrorDomains, readWhitelabel } from './startupReads.ts';

afterEach(leaveBrowser);

describe('a start-up read', () => {
  it('renders nothing again when equal to the published data', async () => {
    const live = await livePortal('folia');
    const changed = vi.fn();
    live.portal.system.subscribe(changed);
    await Promise.all([readWhitelabel(live.portal), readRegisterSettings(live.portal), readAnnouncements(live.portal)]);
    expect(changed).not.toHaveBeenCalled();
  });

  it('replaces the tree and its flags once', async () => {
    const live = await livePortal('folia');
    const was = live.portal.system.getState().flags.isOn('freePlay');
    await live.bench.control('/flags', { FREEPLAY3: was ? '0' : '1' });
    const changed = vi.fn();
    live.portal.system.subscribe(changed);
    await readWhitelabel(live.portal);
    await readWhitelabel(live.portal);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(live.portal.system.getState().flags.isOn('freePlay')).toBe(!was);
  });

  it('keeps forbidden flags off although the platform turns them on', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/flags', { PROMOWELCOME3: '1' });
    await readWhitelabel(live.portal);
    expect(live.portal.system.getState().flags.isOn('promoWelcome')).toBe(false);
  });

  it('that fails or is refused keeps the published state, and is reported', async () => {
    const live = await livePortal('folia');
    const before = live.portal.system.getState();
    await live.bench.control('/faults', { endpoint: 'whitelabel', kind: 'malformed' });
    await live.bench.control('/faults', { endpoint: 'registerSettings', kind: 'refused' });
    await readWhitelabel(live.portal);
    await readRegisterSettings(live.portal);
    expect(live.portal.system.getState()).toBe(before);
    expect(live.reports.filter(({ kind }) => kind === 'startupReadFailed')).toMatchObject([
      { endpoint: 'whitelabel' },
      { endpoint: 'registerSettings' },
    ]);
  });

  it('sorts the domains, the fastest first', async () => {
    const live = await livePortal('folia', {
      answer: (request) =>
        new URL(request.url).pathname === endpoints.domainRoute.path
          ? Response.json({
              success: true,
              message: null,
              value: {
                domainList: [
                  { domain: 'slow.example', speed: 90 },
                  { domain: 'unknown.example' },
                  { domain: 'fast.example', speed: 3 },
                ],
              },
            })
          : null,
    });
    await readMirrorDomains(live.portal);
    expect(live.portal.system.getState().routers.map(({ domain }) => domain)).toEqual([
      'fast.example',
      'slow.example',
      'unknown.example',
    ]);
  });

  it("of announcements uses the current language and the brand's variant", async () => {
    const live = await livePortal('folia');
    live.portal.brand.api.variants.announcements = 'v2';
    await readAnnouncements(live.portal);
    expect(live.count('announcementsV2')).toBe(1);
  });

  it('of the second variant renews popups, and banners, promotions and notices by the first (NTC-03)', async () => {
    const live = await livePortal('folia');
    live.portal.brand.api.variants.announcements = 'v2';
    const { announcements } = live.portal.system.getState();
    const old = { title: 'Old', content: '', date: 1 };
    live.portal.system.setState({ announcements: { ...announcements, popup: [old], banners: [], player: [] } });
    live.portal.preferences.setState({ language: 'EN' });
    await readAnnouncements(live.portal);
    const renewed = live.portal.system.getState().announcements;
    // the sandbox has no popups
    expect(renewed.popup).toEqual([]);
    expect([renewed.banners, renewed.player].map((list) => (list ?? []).length > 0)).toEqual([true, true]);
  });

  it('of the second variant keeps the rest when the popups cannot be had', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'announcementsV2', kind: 'refused' });
    live.portal.brand.api.variants.announcements = 'v2';
    const before = live.portal.system.getState().announcements;
    live.portal.system.setState({ announcements: { ...before, banners: [] } });
    await readAnnouncements(live.portal);
    expect(live.portal.system.getState().announcements.banners?.length).toBeGreaterThan(0);
    expect(live.portal.system.getState().announcements.popup).toEqual(before.popup);
  });

  it('of the second variant without any popups so far shows none of the first when it fails', async () => {
    const popup = [{ title: 'first', content: '', date: 1 }];
    const live = await livePortal('folia', {
      answer: (request) =>
        new URL(request.url).pathname === endpoints.announcements.path
          ? Response.json({ success: true, message: null, value: { popup } })
          : null,
    });
    await live.bench.control('/faults', { endpoint: 'announcementsV2', kind: 'refused' });
    live.portal.brand.api.variants.announcements = 'v2';
    live.portal.system.setState({ announcements: {} });
    await readAnnouncements(live.portal);
    expect(live.portal.system.getState().announcements).toEqual({});
  });
});

describe('announcements that cannot be had', () => {
  const promotion = [{ promoId: 1, title: 'Published' }];
  const failing = async (announcements?: object) => {
    const live = await livePortal('folia', {
      answer: ({ url }) => (new URL(url).pathname === '/boot.json' ? Response.json({ announcements: { promotion } }) : null),
    });
    await live.bench.control('/faults', { endpoint: 'announcements', kind: 'refused' });
    if (announcements) live.portal.system.setState({ announcements });
    const before = live.portal.system.getState().announcements;
    await readAnnouncements(live.portal);
    return { live, before, after: live.portal.system.getState().announcements };
  };

  it('are those of the site on a lobby, whose page has its own banners only', async () => {
    expect((await failing({ banners: [] })).after).toEqual({ banners: [], promotion });
  });

  it('stay as published on any other page', async () => {
    const { live, before, after } = await failing();
    expect(after).toBe(before);
    expect(live.sent.filter((call) => call.endsWith('/boot.json'))).toEqual([]);
  });
});

describe('a query', () => {
  it('has the language in its key only where the answer depends on it', async () => {
    const { portal } = await livePortal('folia');
    expect(queryKeyOf(portal, 'helpCenter', undefined)).toContain('PT');
    expect(queryKeyOf(portal, 'balance', undefined)).toEqual(['balance']);
  });

  it('of a token call belongs to the member', async () => {
    const { portal } = await livePortal('folia');
    expect(readQuery(portal, 'balance').meta.member).toBe(true);
    expect(readQuery(portal, 'countryCodes').meta.member).toBe(false);
  });

  it('throws an error with the code of a refusal', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'countryCodes', kind: 'refused' });
    const { queryFn } = readQuery(live.portal, 'countryCodes');
    await expect(queryFn({ signal: new AbortController().signal })).rejects.toMatchObject({ name: 'RefusedError' });
  });
});
