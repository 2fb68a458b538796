import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => void vi.restoreAllMocks());

const room = 'https://chat.portal.example/room';
const version = { pathList: [{ type: 3, path: room }] };

test.each([
  ['maintenance', 'System Maintenance'],
  ['restriction', 'IP Restriction'],
] as const)('the screen of %s leads to customer service (BOOT-12, BOOT-16, CHT-13)', async (screen, heading) => {
  const support = { closed: false, close: vi.fn(), location: { replace: vi.fn() }, opener: {} };
  const opened = vi.spyOn(window, 'open').mockReturnValue(support as never);
  const { sent, portal } = await openApp({
    path: '/promotions/7',
    system: { screen, permission: { location: { ip: '203.0.113.9', country: 'BR' } } as never },
    reply: ({ name }) => (name === 'customerService' ? { version } : null),
  });
  portal.brand.security = { ...portal.brand.security, csPathMode: 'plain' };
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Contact us' }));
  expect(opened.mock.calls).toEqual([['about:blank', '_blank', 'popup,width=440,height=750']]);
  await expect.poll(() => support.location.replace.mock.calls).toEqual([[room]]);
  expect(sent('customerService')).toHaveLength(1);
  expect(portal.overlayStore.getState().modals, 'no sign-in is asked for').toEqual([]);
});

test('a visitor opens customer service from the menu without a sign-in (CHT-13)', async () => {
  const support = { closed: false, close: vi.fn(), location: { replace: vi.fn() }, opener: {} };
  vi.spyOn(window, 'open').mockReturnValue(support as never);
  const { portal } = await openApp({ reply: ({ name }) => (name === 'customerService' ? { version } : null) });
  portal.brand.security = { ...portal.brand.security, csPathMode: 'plain' };
  const entry = (name: string) => document.querySelector<HTMLElement>(`[data-slot="region/sideMenu"] [data-entry="${name}"]`);
  await expect.poll(() => entry('support')).toBeTruthy();
  await userEvent.click(entry('support')!);
  await expect.poll(() => entry('customerService')).toBeTruthy();
  await userEvent.click(entry('customerService')!);
  await expect.poll(() => support.location.replace.mock.calls).toEqual([[room]]);
  expect(portal.overlayStore.getState().modals).toEqual([]);
});
