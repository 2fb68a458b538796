import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionArea } from '#platform/browser/storage.ts';
import { createOverlayStore } from '#state/portal/overlay.ts';
import type { Portal } from '#state/portal/portal.ts';
import { offerPopups } from './popupNotices.ts';

const opened: string[] = [];

function portalAt(path: string, system: { admitted: boolean; screen: string | null } = { admitted: true, screen: null }) {
  const overlayStore = createOverlayStore();
  const routes = { home: { paths: ['/'], page: 'home' }, login: { paths: ['/login'], page: 'login' } };
  const portal = {
    brand: { layout: { routes } },
    system: { getState: () => system },
    overlayStore,
    overlay: { openModal: async (name: string) => void opened.push(name) },
    router: { path: () => path },
  };
  return { portal: portal as unknown as Portal, overlayStore, system };
}

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = 0;
  sessionArea.remove('popupNotices');
});
afterEach(() => vi.useRealTimers());

test('open once per tab (NTC-09, D-93)', () => {
  const { portal } = portalAt('/?a=1');
  offerPopups(portal);
  offerPopups(portal);
  vi.advanceTimersByTime(5_000);
  offerPopups(portal);
  vi.advanceTimersByTime(5_000);
  expect(opened).toEqual(['popupNoticeModal']);
});

test('wait for open overlays', () => {
  const { portal, overlayStore } = portalAt('/');
  overlayStore.setState({ modals: [{ id: 1, name: 'loginPopupModal', params: {}, locked: false }] });
  offerPopups(portal);
  vi.advanceTimersByTime(60_000);
  expect(opened).toEqual([]);
  overlayStore.setState({ modals: [] });
  vi.advanceTimersByTime(2_000);
  expect(opened).toHaveLength(1);
});

test.each([
  ['a login page', '/login', { admitted: true, screen: null }],
  ['a panel of a centre', '/?centre=member.depositv2', { admitted: true, screen: null }],
  ['a blocking screen', '/', { admitted: true, screen: 'maintenance' }],
  ['a visitor who is not admitted yet', '/', { admitted: false, screen: null }],
])('do not open on %s', (_, path, system) => {
  offerPopups(portalAt(path, system).portal);
  vi.advanceTimersByTime(60_000);
  expect(opened).toEqual([]);
});
