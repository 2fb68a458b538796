import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entriesIn, openApp, slot } from '#app/app.fixture.tsx';

const clubLabel = { labelName: 'Gold', color: '#B98211', color2: '#F0C964', rankLevel: 3 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

describe('a visitor', () => {
  test('may log in, and register where that is open (HDR-02)', async () => {
    await openApp();
    await expect.poll(() => entriesIn('region/header')).toEqual(['login']);
  });

  test('gets the popup of the entry', async () => {
    const { portal } = await openApp({ on: ['DIRECTREG3'] });
    await expect.poll(() => entriesIn('region/header')).toEqual(['login', 'register']);
    await userEvent.click(slot('region/header')!.querySelector('[data-entry="login"]')!);
    expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
  });

  test('is not offered on the registration page what it is already', async () => {
    await openApp({ on: ['DIRECTREG3'], path: '/register' });
    await expect.element(page.getByText('Already a member?')).toBeInTheDocument();
    expect(entriesIn('region/header')).toEqual(['login']);
    await expect.element(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  });

  test('switches the theme', async () => {
    await openApp();
    await userEvent.click(page.getByTitle('Dark').first());
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(page.getByTitle('Light').first());
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('light');
  });
});

describe('a member', () => {
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

  test("sees the reply's currency, and no invented amount when there is none", async () => {
    await openApp({ member: {}, reply: ({ name }) => (name === 'balance' ? { sumBalance: '1', currencySymbol: '€' } : null) });
    await expect.element(page.getByRole('group', { name: 'Balance' })).toHaveTextContent('€1.00');
  });

  test('is told when the balance cannot be had', async () => {
    await openApp({
      member: {},
      reply: ({ name }) => (name === 'balance' ? { ok: false, code: 'x', message: 'x', value: null } : null),
    });
    await expect.element(page.getByRole('group', { name: 'Balance' })).toHaveTextContent('Not available');
  });

  test('has a menu with nickname, label in its gradient, and the entries of the brand (HDR-06, VIP-02)', async () => {
    await openApp({ member: { clubLabel } });
    await userEvent.click(button('Account of Ana'));
    await expect.poll(() => entriesIn('region/header')).toEqual(['changePassword', 'logout']);
    const badge = page
      .getByText('Gold')
      .all()
      .map((one) => one.element())
      .find((one) => getComputedStyle(one).backgroundImage.includes('gradient'));
    expect(getComputedStyle(badge!).backgroundImage).toMatch(/linear-gradient\(.*rgb\(185, 130, 17\).*rgb\(240, 201, 100\)/);
  });

  test('signs out after a question (HDR-09)', async () => {
    const { sent, portal } = await openApp({ member: {} });
    await userEvent.click(button('Account of Ana'));
    await userEvent.click(slot('region/header')!.querySelector('[data-entry="logout"]')!);
    await expect.element(page.getByText('Sign out?')).toBeVisible();
    await userEvent.click(button('Cancel'));
    expect(sent('logout')).toEqual([]);
    expect(portal.session.getState().token).toBe('st_1');
  });

  test('of a demo account is not offered to change a password', async () => {
    await openApp({ member: { type: 4 } });
    await userEvent.click(button('Account of Ana'));
    await expect.poll(() => entriesIn('region/header')).toEqual(['logout']);
  });
});
