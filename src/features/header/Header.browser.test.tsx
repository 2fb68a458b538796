import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/styles/baseStyles.ts';
import { entriesIn, openApp, slot } from '#app-tests/app.fixture.tsx';

const clubLabel = { labelName: 'Gold', color: '#B98211', color2: '#F0C964', rankLevel: 3 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

describe('a visitor', () => {
  test('may sign in, and register where that is open (HDR-02)', async () => {
    await openApp();
    await expect.poll(() => entriesIn('region/header')).toEqual(['login']);
  });

  test('may play for free where that is open (HDR-02)', async () => {
    const { sent, portal } = await openApp({
      on: ['FREEPLAY3', 'DIRECTREG3'],
      reply: ({ name }) =>
        name === 'freeplay'
          ? { token: 'st_6' }
          : name === 'memberInfo'
            ? { id: 6, account: 'demo0001', nickname: 'Demo', type: 4 }
            : null,
    });
    await expect.poll(() => entriesIn('region/header')).toEqual(['freePlay', 'login', 'register']);
    await userEvent.click(button('Play demo'));
    await expect.poll(() => sent('freeplay').length).toBe(1);
    await expect.poll(() => portal.session.getState().memberType).toBe(4);
  });

  test('has two buttons on a phone', async () => {
    await page.viewport(390, 844);
    await openApp({ on: ['FREEPLAY3', 'DIRECTREG3'] });
    const header = page.getByRole('banner');
    await expect.element(header.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Register' })).toBeVisible();
    const shown = ['freePlay', 'login', 'register'].filter((name) =>
      header.element().querySelector(`[data-entry="${name}"]`)?.checkVisibility(),
    );
    expect(shown).toEqual(['login', 'register']);
    expect(slot('region/helpButton')?.checkVisibility() ?? false).toBe(false);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test.each([undefined, {}])(
    'opens the help in a modal; the menu leads to the same sections (HDR-10, HLP-03; member: %j)',
    async (member) => {
      const sections = [
        { key: 'rules', title: 'Game rules', content: '<p>Odds</p>' },
        { key: 'agreement', title: 'User agreement', content: '<p>Promises</p>' },
      ];
      const { portal } = await openApp({
        ...(member === undefined ? {} : { member }),
        reply: ({ name }) => (name === 'helpCenter' ? { sections } : null),
      });
      await userEvent.click(page.getByRole('banner').getByRole('button', { name: 'Help' }));
      const dialog = page.getByRole('dialog', { name: 'Help centre' });
      await expect.element(dialog.getByText('Game rules')).toBeVisible();
      expect(dialog.element().getBoundingClientRect().width).toBeLessThanOrEqual(600);
      const short = [...dialog.element().querySelectorAll('summary')].map((title) => title.textContent);
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await userEvent.click(slot('region/sideMenu')!.querySelector('[data-entry="support"]')!);
      await userEvent.click(slot('region/sideMenu')!.querySelector('[data-entry="help"]')!);
      await expect.poll(() => portal.router.path()).toBe('/helpmc');
      await expect
        .poll(() => [...slot('page/help')!.querySelectorAll('section h2')].map((title) => title.textContent))
        .toEqual(short);
    },
  );

  test('opens the popup of the entry', async () => {
    const { portal } = await openApp({ on: ['DIRECTREG3'] });
    await expect.poll(() => entriesIn('region/header')).toEqual(['login', 'register']);
    await userEvent.click(slot('region/header')!.querySelector('[data-entry="login"]')!);
    expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
  });

  test('is not offered registration on the registration page', async () => {
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
  const chosen = '/media/avatars/7.png';
  const pictures = () => [...slot('region/header')!.querySelectorAll('img')].map((image) => image.getAttribute('src'));

  test('has the picture that was chosen (SES-11)', async () => {
    const { sent } = await openApp({ member: {}, reply: ({ name }) => (name === 'playerAvatar' ? { url: chosen } : null) });
    await expect.poll(pictures).toContain(chosen);
    expect(sent('memberIcon')).toEqual([]);
  });

  test('without a chosen picture has the picture of the account (SES-11)', async () => {
    await openApp({ member: {}, reply: ({ name }) => (name === 'memberIcon' ? { icon: chosen } : null) });
    await expect.poll(pictures).toContain(chosen);
  });

  test.each([
    '//evil.example/a.png',
    'https://evil.example/a.png',
    '\\\\evil.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
  ])("has the brand's instead of a picture from elsewhere: %s (T33)", async (address) => {
    const { portal, sent } = await openApp({
      member: {},
      reply: ({ name }) => (name === 'playerAvatar' ? { url: address } : name === 'memberIcon' ? { icon: address } : null),
    });
    await expect.poll(() => sent('playerAvatar')).toHaveLength(1);
    // at once: before the retries of a picture that is requested are over
    await expect.poll(pictures).toContain(`/images/${portal.brand.images.fallbackAvatar}`);
  });

  test("without any picture has the brand's (MCO-18)", async () => {
    const { portal } = await openApp({ member: {} });
    const own = `img[src="/images/${portal.brand.images.fallbackAvatar}"]`;
    await expect.poll(() => slot('region/header')!.querySelector(own)).not.toBeNull();
  });

  test('has a menu with nickname, label in its gradient, and the entries of the brand (HDR-06, VIP-02)', async () => {
    await openApp({ member: { clubLabel } });
    await userEvent.click(button('Account of Ana'));
    await expect.poll(() => entriesIn('region/header')).toEqual(['memberCentre', 'changePassword', 'logout']);
    const badge = page
      .getByText('Gold')
      .all()
      .map((one) => one.element())
      .find((one) => getComputedStyle(one).backgroundImage.includes('gradient'));
    expect(getComputedStyle(badge!).backgroundImage).toMatch(/linear-gradient\(.*rgb\(185, 130, 17\).*rgb\(240, 201, 100\)/);
  });

  test('has deposit and withdraw, which open their panels, and a bell with the unread messages (HDR-03, HDR-11)', async () => {
    await page.viewport(1440, 900);
    const panels = { file: '/panels.json', member: ['depositv2', 'withdraw', 'messageV2'], agent: [], pages: [] } as const;
    const { portal } = await openApp({
      member: {},
      panels,
      reply: ({ name }) => (name === 'unreadCount' ? { unreadCount: 3 } : null),
    });
    await expect.element(button('Platform messages, 3 new')).toBeVisible();
    await userEvent.click(button('Withdraw'));
    await expect.poll(() => portal.router.path()).toBe('/?centre=member.withdraw');
    portal.router.navigate('/');
    await userEvent.click(button('Deposit'));
    await expect.poll(() => portal.router.path()).toBe('/?centre=member.depositv2');
  });

  test('has deposit and account in the bottom bar of a phone (HDR-11)', async () => {
    await page.viewport(390, 844);
    await openApp({ member: {}, panels: { file: '/panels.json', member: ['depositv2'], agent: [], pages: [] } });
    const shown = () =>
      [...document.querySelectorAll('[data-slot="region/bottomBar"] [data-entry]')].map((one) => one.getAttribute('data-entry'));
    await expect.poll(shown).toEqual(['home', 'games', 'promotions', 'deposit', 'account']);
  });

  test('signs out after a confirmation (HDR-09)', async () => {
    const { sent, portal } = await openApp({ member: {} });
    await userEvent.click(button('Account of Ana'));
    await userEvent.click(slot('region/header')!.querySelector('[data-entry="logout"]')!);
    await expect.element(page.getByText('Sign out?')).toBeVisible();
    await userEvent.click(button('Cancel'));
    expect(sent('logout')).toEqual([]);
    expect(portal.session.getState().token).toBe('st_1');
  });

  test('of a demo account cannot change a password', async () => {
    await openApp({ member: { type: 4 } });
    await userEvent.click(button('Account of Ana'));
    await expect.poll(() => entriesIn('region/header')).toEqual(['memberCentre', 'logout']);
  });
});
