import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entriesIn, openApp, slot } from '#app-tests/app.fixture.tsx';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { games } from '../../../brands/base/brand.json';
import layout from '../../../brands/base/layout.json';

beforeEach(() => page.viewport(1280, 800));

const menu = () => slot('region/sideMenu')!;
const entry = (name: string) => menu().querySelector<HTMLElement>(`[data-entry="${name}"]`)!;

test('starts with home, which is the current page (SID-01)', async () => {
  await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')[0]).toBe('home');
  expect(entry('home').getAttribute('href')).toBe('/');
  expect(entry('home').getAttribute('aria-current')).toBe('page');
});

test('is mini or expanded (SID-11)', async () => {
  const { portal } = await openApp();
  await userEvent.click(page.getByRole('button', { name: 'Collapse the menu' }));
  expect(portal.preferences.getState().menuMini).toBe(true);
  await expect.poll(() => menu().dataset['mini']).toBe('true');
  const toggle = page.getByRole('button', { name: 'Expand the menu' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  await expect.poll(() => menu().dataset['mini']).toBeUndefined();
});

test('lists the languages with their native names and marks the current one (SID-07)', async () => {
  const { portal } = await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('language');
  portal.texts.addResourceBundle('pt', 'portal', { home: 'Início' });
  await userEvent.click(entry('language'));
  const portuguese = page.getByRole('button', { name: 'Português' });
  await expect.element(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(portuguese);
  await expect.poll(() => portal.preferences.getState().language).toBe('PT');
  await expect.poll(() => document.documentElement.lang).toBe('pt');
  expect(entry('language').getAttribute('aria-expanded')).toBe('false');
});

test('has no language list with a single language', async () => {
  await openApp({ brand: { languages: { supported: ['EN'], default: 'EN' } } });
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('support');
  expect(entriesIn('region/sideMenu')).not.toContain('language');
});

test('opens the support list, whose announcements open the modal', async () => {
  const { portal } = await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('support');
  await userEvent.click(entry('support'));
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('help');
  expect(entriesIn('region/sideMenu')).toEqual(expect.arrayContaining(['customerService', 'announcements']));
  await userEvent.click(entry('announcements'));
  expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'noticeModal' }]);
});

test('a disabled entry warns and does nothing else (D-24)', async () => {
  const { portal } = await openApp({
    brand: {
      menus: {
        side: {
          order: ['news', 'gone', 'help'],
          entries: {
            news: { label: 'portal:announcements', action: 'openNotices', enabled: { flag: 'chat' } },
            gone: { label: 'portal:open', panel: 'nobodyOffersThis' },
            help: { label: 'portal:help', route: 'help', enabled: { flag: 'chat' } },
          },
        },
      } as never,
    },
  });
  await expect.poll(() => entriesIn('region/sideMenu')).toEqual(['news', 'help']);
  await userEvent.click(entry('news'));
  await expect.element(page.getByText('This function is not open.')).toBeVisible();
  expect(portal.overlayStore.getState().modals).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  expect(entry('help').tagName).toBe('BUTTON');
});

const lanes = [
  { gameCategory: 'RNG', cards: [{ vassalage: 'LUM', name: 'Lumenta', isHot: 0 }] },
  {
    gameCategory: 'SPORTS',
    cards: [
      { vassalage: 'PIT', name: 'Pitchgreen', isHot: 0, isGame: 'GAME', nodeId: 'PIT-1' },
      { vassalage: 'AV', name: 'Avenarena', isHot: 0 },
    ],
  },
];
const vendors = ({ name }: { name: string }) => (name === 'gameVendor' ? { data: { lanes } } : null);
const categories = ['live', 'rng', 'sports', 'esports', 'fish', 'pvp'];
const shownCategories = () => entriesIn('region/sideMenu').filter((name) => categories.includes(name ?? ''));

test('has an entry for each category with vendors, and none for the others (SID-02, SID-03)', async () => {
  await openApp({ reply: vendors });
  await expect.poll(shownCategories).toEqual(['rng', 'sports', 'esports']);
});

test('keeps every category when the vendors fail to load', async () => {
  await openApp({ reply: ({ name }) => (name === 'gameVendor' ? { ok: false, code: 'x', message: 'x', value: null } : null) });
  await expect.poll(shownCategories).toEqual(categories);
});

test('a category lists its page and its vendors, or launches a game (SID-04, SID-05)', async () => {
  const { portal } = await openApp({ reply: vendors });
  await expect.poll(shownCategories).toEqual(['rng', 'sports', 'esports']);
  await userEvent.click(entry('rng'));
  await expect.poll(() => entry('rng-LUM')?.getAttribute('href')).toBe('/rng?vendor=LUM');
  expect(entry('rng-all').getAttribute('href')).toBe('/rng');
  await userEvent.click(entry('sports'));
  await expect.poll(() => entry('sports-PIT')?.tagName).toBe('BUTTON');
  await userEvent.click(entry('sports-PIT'));
  // a visitor signs in first
  await expect.poll(() => portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});

test('vendors of lotteries link to the page of their lotteries (SID-04)', async () => {
  const cards = (vassalage: string) => [{ vassalage, name: `Studio ${vassalage}`, isHot: 0 }];
  const lotteries = ['ELOTT', 'LOTT'].map((gameCategory) => ({ gameCategory, cards: cards(gameCategory) }));
  await openApp({ reply: ({ name }) => (name === 'gameVendor' ? { data: { lanes: lotteries } } : null) });
  for (const name of ['elott', 'lott']) {
    await expect.poll(() => entry(name)).not.toBeNull();
    await userEvent.click(entry(name));
    await expect
      .poll(() => entry(`${name}-${name.toUpperCase()}`)?.getAttribute('href'))
      .toBe(`/elott?vendor=${name.toUpperCase()}`);
  }
});

test('the single wallet is an entry where the brand has vendors for it, and opens its page (P-43)', async () => {
  await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('support');
  expect(entriesIn('region/sideMenu')).not.toContain('seamless');
  await leavePage();
  const { portal } = await openApp({ brand: { games: { ...games, seamlessVendors: ['PIT'] } } as never, reply: vendors });
  await userEvent.click(page.getByRole('link', { name: 'One wallet' }));
  await expect.poll(() => portal.router.path()).toBe('/seamless');
  await userEvent.click(page.getByRole('button', { name: 'Pitchgreen' }));
  await expect.poll(() => portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});

test('social links are shown only with an address (SID-10)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const resources = [
    { resourceType: 'TELEGRAM', url: 'https://partners.example/canal', labelNameEn: 'Our channel' },
    { resourceType: 'FACEBOOK', url: '' },
    { resourceType: 'OTHER', url: 'https://partners.example/else' },
  ];
  await openApp({ info: { resources: resources as never } });
  await expect
    .poll(() => entriesIn('region/sideMenu').filter((name) => name?.startsWith('social-')))
    .toEqual(['social-telegram']);
  await userEvent.click(page.getByRole('button', { name: 'Our channel' }));
  expect(open.mock.calls[0]?.[0]).toBe('https://partners.example/canal');
  open.mockRestore();
});

test('a list beside a mini menu closes with Escape and on blur', async () => {
  const { portal } = await openApp({ reply: vendors });
  portal.preferences.setState({ menuMini: true });
  await expect.poll(() => menu()?.dataset['mini']).toBe('true');
  await userEvent.click(entry('rng'));
  await expect.poll(() => entry('rng').getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => entry('rng').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(entry('rng'));
  await userEvent.click(entry('rng'));
  await userEvent.click(entry('sports'));
  await expect.poll(() => entry('rng').getAttribute('aria-expanded')).toBe('false');
});

test.each(['/vnlottery', '/seamless'])(
  '%s starts without app chrome; the toggle shows and hides it (RTE-23, SID-12, SID-13)',
  async (path) => {
    const { portal } = await openApp({ path });
    await expect.element(page.getByRole('button', { name: 'Show the menu and the header' })).toBeVisible();
    expect([menu(), slot('region/header')]).toEqual([null, null]);
    await userEvent.click(page.getByRole('button', { name: 'Show the menu and the header' }));
    await expect.poll(() => slot('region/header')).not.toBeNull();
    await expect.poll(() => menu()).not.toBeNull();
    await userEvent.click(menu().querySelector<HTMLElement>('button[aria-expanded="true"]')!);
    await expect.poll(() => [menu(), slot('region/header')]).toEqual([null, null]);
    portal.router.navigate('/');
    await expect.poll(() => slot('region/header')).not.toBeNull();
  },
);

test('a brand may show it from the start, with a mini menu (RTE-24)', async () => {
  const { routes } = layout;
  const expanded = { ...layout, routes: { ...routes, vnlottery: { ...routes.vnlottery, chrome: 'expanded' } } };
  await openApp({ path: '/vnlottery', brand: { layout: expanded as never } });
  await expect.poll(() => menu()?.dataset['mini']).toBe('true');
  expect(slot('region/header')).not.toBeNull();
});

test('the bottom bar has five entries at most; games opens the menu as a drawer', async () => {
  await page.viewport(390, 844);
  const { portal } = await openApp({ on: ['DIRECTREG3'] });
  const bar = () => entriesIn('region/bottomBar').filter((name) => !name?.startsWith('language-'));
  await expect.poll(bar).toEqual(expect.arrayContaining(['home', 'games', 'login', 'register']));
  expect(bar().length).toBeLessThanOrEqual(5);
  await userEvent.click(slot('region/bottomBar')!.querySelector('[data-entry="games"]')!);
  await expect.element(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  const drawer = () => slot('modal/menuDrawer');
  await userEvent.click(drawer()!.querySelector('[data-entry="rng"]')!);
  await userEvent.click(drawer()!.querySelector('[data-entry="rng-all"]')!);
  await expect.poll(() => drawer()).toBeNull();
  await userEvent.click(slot('region/bottomBar')!.querySelector('[data-entry="login"]')!);
  await expect.poll(() => portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});

test('social links follow the last entry and cover none, however low the window is (SID-10)', async () => {
  await page.viewport(1280, 420);
  await openApp({
    info: {
      resources: [{ resourceType: 'TELEGRAM', url: 'https://help.portal.example/t', labelNameEn: 'Telegram', qrCodeUrl: null }],
    } as never,
  });
  await expect.poll(() => entry('social-telegram')).not.toBeNull();
  entry('social-telegram').scrollIntoView();
  const last = [...menu().querySelectorAll('[data-entry]')].at(-2)!.getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(entry('social-telegram').getBoundingClientRect().top);
  expect(last.bottom).toBeLessThanOrEqual(420);
});

test('a list that expands below the lower edge is scrolled into view, its heading visible', async () => {
  await page.viewport(1280, 640);
  await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('support');
  entry('support').scrollIntoView({ block: 'end' });
  await userEvent.click(entry('support'));
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('lines');
  await expect.poll(() => Math.round(entry('lines').getBoundingClientRect().bottom)).toBeLessThanOrEqual(640);
  expect(entry('support').getBoundingClientRect().top).toBeGreaterThan(0);
  expect(window.scrollY).toBe(0);
});
