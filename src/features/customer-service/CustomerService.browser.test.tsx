import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 800));

test('the support window opens in the click and closes when there is no address (CHT-11, CHT-12)', async () => {
  const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() }, opener: {} };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as never);
  const reply = { ok: false, code: 'odd_code', message: 'x', value: null };
  const { portal } = await openApp({ reply: ({ name }) => (name === 'customerService' ? reply : null) });
  portal.brand.security = { ...portal.brand.security, csPathMode: 'plain' };
  void portal.registry.find('action', 'customerService')!(portal, {});
  expect(open.mock.calls).toEqual([['about:blank', '_blank', 'popup,width=440,height=750']]);
  await expect.poll(() => popup.close.mock.calls.length).toBe(1);
  expect(popup.location.replace).not.toHaveBeenCalled();
  open.mockRestore();
});

test('the support window opens an address of the brand, without opener', async () => {
  const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() }, opener: {} as object | null };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as never);
  const version = { pathList: [{ type: 3, path: 'https://chat.portal.example/room' }] };
  const { portal } = await openApp({ reply: ({ name }) => (name === 'customerService' ? { version } : null) });
  portal.brand.security = { ...portal.brand.security, csPathMode: 'plain' };
  void portal.registry.find('action', 'customerService')!(portal, {});
  await expect.poll(() => popup.location.replace.mock.calls).toEqual([['https://chat.portal.example/room']]);
  expect(popup.opener).toBeNull();
  open.mockRestore();
});

test('a blocked window gets a second click, which opens it (F29)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const version = { pathList: [{ type: 3, path: 'https://chat.portal.example/room' }] };
  const { portal } = await openApp({ reply: ({ name }) => (name === 'customerService' ? { version } : null) });
  portal.brand.security = { ...portal.brand.security, csPathMode: 'plain' };
  void portal.registry.find('action', 'customerService')!(portal, {});
  await userEvent.click(page.getByRole('button', { name: 'Open', exact: true }));
  await expect.poll(() => open.mock.calls.at(-1)?.[0]).toBe('https://chat.portal.example/room');
  expect(open.mock.calls.at(-1)?.[2]).toContain('noopener');
  open.mockRestore();
});

test.each(['offline', 'timeout', 'unavailable', 'badResponse'] as const)(
  'a failure (%s) closes the window and shows a message (F1, F2, F4, F8)',
  async (kind) => {
    const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() }, opener: {} };
    const open = vi.spyOn(window, 'open').mockReturnValue(popup as never);
    const { portal } = await openApp({
      reply: ({ name }) => {
        if (name === 'customerService') throw new CallError(kind, 'customerService');
        return null;
      },
    });
    void portal.registry.find('action', 'customerService')!(portal, {});
    await expect.element(page.getByText('Network link abnormal')).toBeVisible();
    expect(popup.close).toHaveBeenCalledOnce();
    open.mockRestore();
  },
);
