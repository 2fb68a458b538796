import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { writeLocal } from '#platform/browser/storage.ts';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { startPortal } from './boot.ts';

afterEach(() => {
  vi.restoreAllMocks();
  leaveBrowser();
});

const published = () => livePortal('folia', { started: false });

test('reads the announcements in the chosen language', async () => {
  const live = await published();
  writeLocal('language', 'EN');
  const asked: string[] = [];
  const fetchNow = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => (asked.push(url), fetchNow(url, init)));
  await startPortal(live.portal, null);
  expect(live.portal.preferences.getState().language).toBe('EN');
  expect(asked.find((url) => url.startsWith(endpoints.announcements.path))).toContain('language=EN');
});

test('asks for content once, in the stored language; texts that do not come hold it up for 2 s at most', async () => {
  const live = await published();
  writeLocal('language', 'EN');
  let come: () => void = () => undefined;
  vi.spyOn(live.portal.texts, 'reloadResources').mockReturnValue(new Promise((resolve) => (come = resolve)));
  const starting = startPortal(live.portal, null);
  const asked = live.portal.client.call('captcha');
  await expect.poll(() => live.portal.system.getState().admitted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(live.count('captcha')).toBe(0);
  await expect.poll(() => live.count('captcha'), { timeout: 4_000 }).toBe(1);
  await asked;
  come();
  await starting;
});
