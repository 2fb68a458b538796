import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveBrowser, type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import { watchVersion } from './newVersion.ts';

const POLL_MS = 10 * 60_000;
const same = { engine: 'test', configHash: 'test' };
let version: unknown;
let live: LivePortal;
let end: () => void;

beforeEach(async () => {
  version = same;
  live = await livePortal('folia', {
    answer: async ({ url }) => (url.endsWith('/version.json') ? new Response(JSON.stringify(version)) : null),
  });
  vi.useFakeTimers();
  end = watchVersion(live.portal);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  leaveBrowser();
});

it('shows nothing while the version is the same', async () => {
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(live.sent).toContain('GET /version.json');
  expect(live.toasts()).toEqual([]);
});

it.each([
  { ...same, engine: 'newer' },
  { ...same, configHash: 'other' },
])('offers %o once', async (newer) => {
  version = newer;
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(live.toasts()).toEqual(['portal:new_version']);
});

it('waits while an overlay is open', async () => {
  version = { ...same, engine: 'newer' };
  const closed = live.portal.overlay.openModal('noticeModal');
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(live.toasts()).toEqual([]);
  live.portal.overlay.closeModals('noticeModal');
  await closed;
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(live.toasts()).toEqual(['portal:new_version']);
});

it.each([null, 'text', {}])('ignores %o', async (answer) => {
  version = answer;
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(live.toasts()).toEqual([]);
});
