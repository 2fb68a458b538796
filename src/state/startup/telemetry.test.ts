import { afterEach, describe, expect, it } from 'vitest';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { analyticsOf, reportEndpoint } from './telemetry.ts';

afterEach(leaveBrowser);

describe('the target of reports', () => {
  const hosts = { api: ['api.folia.example'], images: [], games: [], chat: [], verify: [], analytics: [] };
  const of = (endpoint: string) =>
    reportEndpoint({ telemetry: { endpoint, sampleRate: 1 }, security: { hosts } as unknown as never });

  it.each([
    ['/lgw/telemetry', '/lgw/telemetry'],
    ['https://api.folia.example/reports', 'https://api.folia.example/reports'],
    ['', null],
    ['//evil.example/x', null],
    ['https://evil.example/x', null],
    ['http://api.folia.example/x', null],
  ])('%s: %s', (endpoint, expected) => {
    expect(of(endpoint)).toBe(expected);
  });
});

describe('analytics', () => {
  const withAnalytics = async (change: { host?: boolean; id?: string; on?: boolean }) => {
    const { portal } = await livePortal('folia');
    if (change.host !== false) portal.brand.security.hosts.analytics = ['stats.folia.example'];
    const { info, flags } = portal.system.getState();
    portal.system.setState({
      info: { ...info, analytics: { gtagId: change.id ?? 'G-TEST01' } },
      flags: { ...flags, isOn: (name) => (name === 'analytics' ? change.on !== false : flags.isOn(name)) },
    });
    return analyticsOf(portal);
  };

  it('require a host of the brand, an id of the platform and their flag', async () => {
    expect(await withAnalytics({})).toEqual({ origin: 'https://stats.folia.example', gtagId: 'G-TEST01' });
    expect(await withAnalytics({ host: false })).toBeNull();
    expect(await withAnalytics({ id: '' })).toBeNull();
    expect(await withAnalytics({ on: false })).toBeNull();
  });
});
