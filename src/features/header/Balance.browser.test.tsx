import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/baseStyles.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

const clubLabel = { labelName: 'Gold', color: '#B98211', color2: '#F0C964', rankLevel: 3 };

const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

test('sees the balance with two decimals and separators, hides and shows it (HDR-05, WAL-04)', async () => {
  const { portal } = await openApp({ member: {} });
  const wallet = page.getByRole('group', { name: 'Balance' });
  await expect.element(wallet).toHaveTextContent('$1,234,567.50');
  await userEvent.click(button('Hide the balance'));
  await expect.element(wallet).toHaveTextContent('$***');
  expect(document.body.textContent).not.toContain('1,234,567');
  expect(portal.preferences.getState().balanceHidden).toBe(true);
  await userEvent.click(button('Show the balance'));
  await expect.element(wallet).toHaveTextContent('$1,234,567.50');
});

test('refreshes it (HDR-04)', async () => {
  let sumBalance = '10';
  const { sent } = await openApp({ member: {}, reply: ({ name }) => (name === 'balance' ? { sumBalance } : null) });
  const wallet = page.getByRole('group', { name: 'Balance' });
  await expect.element(wallet).toHaveTextContent('$10.00');
  const before = sent('balance').length;
  sumBalance = '2500.5';
  await userEvent.click(button('Refresh the balance'));
  await expect.element(wallet).toHaveTextContent('$2,500.50');
  expect(sent('balance').length).toBe(before + 1);
});

test("sees the reply's currency, and no amount when there is none", async () => {
  await openApp({ member: {}, reply: ({ name }) => (name === 'balance' ? { sumBalance: '1', currencySymbol: '€' } : null) });
  await expect.element(page.getByRole('group', { name: 'Balance' })).toHaveTextContent('€1.00');
});

test.each([320, 360, 390, 768, 820, 1024, 1280, 1366, 1440])(
  'with a large balance, its clock and all entries, fits a window of %i px',
  async (width) => {
    await page.viewport(width, 800);
    await openApp({
      member: { nickname: 'Maximiliana Wolfeschlegel', clubLabel },
      on: ['RGCLOCK3', 'RGNETPOS3'],
      panels: { file: '/panels.json', member: ['depositv2', 'withdraw', 'messageV2'], agent: [], pages: [] },
      reply: ({ name }) => (name === 'balance' ? { sumBalance: '987654321.98', currencySymbol: 'US$' } : null),
    });
    await expect.element(page.getByRole('group', { name: 'Balance' })).toHaveTextContent('987,654,321.98');
    await expect.poll(() => slot('region/sessionClock')?.checkVisibility()).toBe(true);
    const header = slot('region/header')!;
    const outside = [...header.querySelectorAll<HTMLElement>('a, button, input')].filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return control.checkVisibility() && (left < 0 || right > width + 0.5);
    });
    expect(outside.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const amount = page.getByRole('group', { name: 'Balance' }).element().firstElementChild!;
    expect(amount.getBoundingClientRect().height).toBeLessThanOrEqual(width < 768 ? 36 : 18);
    expect(amount.scrollWidth).toBeLessThanOrEqual(Math.ceil(amount.getBoundingClientRect().width));
  },
);

test.each([
  ['-123456789012.34', 'R$'],
  ['12345678901234567890123456789.50', 'VND'],
  ['-9876543210987', 'IDR'],
])('breaks a balance of %s between its groups of digits, within its box', async (sumBalance, currencySymbol) => {
  await page.viewport(320, 800);
  await openApp({
    member: {},
    reply: ({ name }) => (name === 'balance' ? { sumBalance, currencySymbol } : null),
  });
  const wallet = page.getByRole('group', { name: 'Balance' });
  await expect.element(wallet).toHaveTextContent(/\d{3},\d{3}/);
  const box = wallet.element().getBoundingClientRect();
  const amount = wallet.element().firstElementChild!;
  const groups = [...amount.children].filter(({ tagName }) => tagName === 'SPAN');
  expect(groups.length).toBeGreaterThan(3);
  for (const group of groups) {
    expect(group.getClientRects(), group.textContent).toHaveLength(1);
    const { left, right, top, bottom } = group.getBoundingClientRect();
    expect([left >= box.left, right <= box.right, top >= box.top, bottom <= box.bottom], group.textContent).not.toContain(false);
  }
  expect(amount.textContent.replace(/[^\d.-]/g, '')).toContain(sumBalance.replace(/^-/, ''));
});

test('gets a message when the balance fails to load', async () => {
  await openApp({
    member: {},
    reply: ({ name }) => (name === 'balance' ? { ok: false, code: 'x', message: 'x', value: null } : null),
  });
  await expect.element(page.getByRole('group', { name: 'Balance' })).toHaveTextContent('Not available');
});
