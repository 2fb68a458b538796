import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entriesIn, openApp, slot } from '#app-tests/app.fixture.tsx';
import menus from '../../../brands/base/menus.json';

beforeEach(() => page.viewport(1280, 800));

const partner = () => userEvent.click(page.getByRole('button', { name: 'Become a partner' }));

test('links to the sections of the help, and names the licence holder', async () => {
  await openApp();
  await expect.poll(() => entriesIn('region/footer')).toContain('agreement');
  const links = [...slot('region/footer')!.querySelectorAll('a[data-entry]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/helpmc#about',
    '/helpmc',
    '/helpmc#rules',
    '/helpmc#agreement',
    '/helpmc#privacy',
    '/responsible',
    '/download',
  ]);
  await expect.element(page.getByText('Portal Operations · 0000 · Example Gaming Office · 1 Example Street')).toBeInTheDocument();
  await expect.element(page.getByText('© 2026 Test')).toBeInTheDocument();
});

test.each([true, undefined])('says that the data are simulated, where they are: %s', async (isSimulated) => {
  await openApp({ ...(isSimulated && { isSimulated }) });
  await expect.element(page.getByText('© 2026 Test')).toBeInTheDocument();
  expect(slot('region/footer')!.textContent.includes('Demo with simulated data: no real money.')).toBe(isSimulated === true);
});

test('the affiliate link opens in a new tab without opener', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openApp({ info: { resources: [{ resourceType: 'AFFILIATE', url: 'https://partners.example/join' }] as never } });
  await partner();
  expect(open.mock.calls).toEqual([['https://partners.example/join', '_blank', 'noopener,noreferrer']]);
  open.mockRestore();
});

test('a forbidden affiliate link shows a message', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { portal } = await openApp({ info: { resources: [{ resourceType: 'AFFILIATE', url: 'javascript:alert(1)' }] as never } });
  await partner();
  expect(open).not.toHaveBeenCalled();
  expect(portal.overlayStore.getState().toasts).toMatchObject([{ message: { key: 'errors:invalid_url' } }]);
  open.mockRestore();
});

test('opens customer service without an affiliate link', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const refusal = { ok: false, code: 'x', message: 'x', value: null };
  const { sent } = await openApp({ reply: ({ name }) => (name === 'customerService' ? refusal : null) });
  await partner();
  expect(open.mock.calls[0]?.[0]).toBe('about:blank');
  await expect.poll(() => sent('customerService')).toHaveLength(1);
  open.mockRestore();
});

test('a brand that has taken the agents away offers no partnership', async () => {
  const { agent: _agent, ...others } = menus;
  await openApp({ brand: { menus: others } as never });
  await expect.poll(() => entriesIn('region/footer')).toContain('agreement');
  expect(entriesIn('region/footer')).not.toContain('affiliates');
  expect(page.getByText('Become a partner').query()).toBeNull();
});

test('shows the logos of the operator, and no heading without any', async () => {
  await openApp({ info: { resources: [{ resourceType: 'PAYMENT_LOGO', labelNameEn: 'Riverpay', url: null }] as never } });
  await expect.element(page.getByRole('region', { name: 'Payments' })).toHaveTextContent('Riverpay');
  expect(page.getByRole('region', { name: 'Providers' }).query()).toBeNull();
});
