import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { bannerGroupOf } from '#engine/brand/bannerGroups.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

beforeEach(() => page.viewport(1280, 800));

const banner = (bannerId: number, more: object = {}) => ({
  bannerId,
  url: `/banner/${bannerId}.webp`,
  groupName: 'home',
  linkageType: null,
  title: `Banner ${bannerId}`,
  ...more,
});
const open = (banners: object[], path = '/') => openApp({ path, on: ['DIRECTREG3'], announcements: { banners } as never });
const region = () => slot('region/banner');
const shown = (id: number) => region()?.querySelector(`[data-banner="${id}"]`);

test('takes no space without banners, and the page still has a heading', async () => {
  await open([]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Test' })).toBeInTheDocument();
  expect(region()).toBeNull();
});

test('a single banner is static', async () => {
  await open([banner(1)]);
  await expect.poll(() => shown(1)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(region()!.querySelectorAll('button')).toHaveLength(0);
});

test('several banners advance by themselves, with dots on home', async () => {
  await open([banner(1), banner(2), banner(3)]);
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  await expect.poll(() => region()!.querySelectorAll('[data-banner]').length).toBe(3);
  const dots = page.getByRole('button', { name: /\d of 3/ });
  expect(dots.all()).toHaveLength(3);
});

test('beside another card the words leave the end of the picture free', async () => {
  await open([banner(1, { title: 'A title of many words', text: 'A text that is wider than half of the picture' })]);
  await expect.poll(() => shown(1)).toBeTruthy();
  const slide = shown(1) as HTMLElement;
  const [title, text] = [slide.querySelector('h1')!, slide.querySelector('h1 + span')!];
  slide.style.width = '624px';
  const end = Math.max(...[title, text].map((one) => one.getBoundingClientRect().right));
  expect(end - slide.getBoundingClientRect().left).toBeLessThan(0.46 * 624);
});

test.each([
  ['/', 'home', 340, 'H1'],
  ['/sports', 'sports', 180, 'H2'],
  ['/helpmc', 'help', 180, 'H2'],
])('on %s it is as tall as the page allows', async (path, groupName, height, heading) => {
  await open([banner(1, { groupName })], path);
  await expect.poll(() => shown(1)).toBeTruthy();
  const slide = shown(1) as HTMLElement;
  expect(Math.abs(slide.getBoundingClientRect().height - height)).toBeLessThan(20);
  const title = slide.querySelector('h1, h2')!;
  expect(title.tagName).toBe(heading);
  const { bottom, top } = title.getBoundingClientRect();
  expect(bottom - top).toBeLessThan(height / 3);
});

test('a next slide whose picture may not be fetched shows a missing picture, not an empty one', async () => {
  await open([banner(1), banner(2, { url: 'https://elsewhere.example/2.webp' }), banner(3, { url: '' })]);
  await expect.poll(() => region()!.querySelectorAll('[data-banner]').length).toBe(3);
  for (const id of [2, 3])
    await expect.poll(() => shown(id)!.querySelector('[data-state]')?.getAttribute('data-state')).toBe('error');
  const empty = [...region()!.querySelectorAll('img')].filter((image) => !image.getAttribute('src'));
  expect(empty).toEqual([]);
});

test('other pages have no dots, and only banners of the page', async () => {
  await open([banner(1), banner(2, { groupName: 'w_reg' }), banner(3, { groupName: 'w_reg' })], '/register');
  await expect.poll(() => shown(2)).toBeTruthy();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(shown(1)).toBeNull();
  expect(page.getByRole('button', { name: /\d of 2/ }).all()).toHaveLength(0);
});

test('the only banner of a page can be pressed after a page with several was at a later one', async () => {
  const link = { linkageType: 'ROUTE', linkageValue: 'help' };
  const { portal } = await open(
    [...[1, 2, 3].map((id) => banner(id, { groupName: 'sports' })), banner(4, { groupName: 'fish', ...link })],
    '/sports',
  );
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect.element(pause).toBeVisible();
  (pause.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => shown(2)?.closest('[inert]')).toBeNull();
  await settle(() => portal.router.navigate('/fish'));
  await expect.poll(() => shown(4)).toBeTruthy();
  const only = shown(4) as HTMLElement;
  only.focus();
  await expect.poll(() => document.activeElement === only).toBe(true);
});

test.each([
  [{ linkageType: null }, 'DIV', null],
  [{ linkageType: 'HOLOGRAM', linkageValue: 'x' }, 'DIV', null],
  [{ linkageType: 'ROUTE', linkageValue: 'help#rules' }, 'A', '/helpmc#rules'],
  [{ linkageType: 'PROMOTION', linkageValue: '7' }, 'A', '/promotions/7'],
  [{ linkageType: 'CS' }, 'BUTTON', null],
  [{ linkageType: 'GAME', linkageValue: 'RNG' }, 'BUTTON', null],
  [{ linkageType: 'URL', linkageValue: 'https://news.example' }, 'BUTTON', null],
])('%j is a %s', async (linkage, tag, href) => {
  await open([banner(1, linkage)]);
  await expect.poll(() => shown(1)?.tagName).toBe(tag);
  expect(shown(1)!.getAttribute('href')).toBe(href);
});

test.each([
  ['RNG/RNG/R1', '/game', [expect.objectContaining({ vassalage: 'RNG', gameId: 'R1' })]],
  ['RNG', '/rng?vendor=RNG', []],
  ['LOTT/LOTT/SPD5', '/lottery', [expect.objectContaining({ view: 'betting', gameCode: 'SPD5' })]],
  ['EMB/RNG', '/rng', []],
])('the game %s of a banner is launched by its kind (BAN-04, D-31)', async (name, path, asked) => {
  const lanes = ['RNG', 'LOTT'].map((gameCategory) => ({ gameCategory, cards: [{ vassalage: gameCategory, isHot: 0 }] }));
  lanes[0]!.cards.push({ vassalage: 'EMB', isHot: 0, isGame: 'VASSALAGE' } as never);
  const { portal, sent } = await openApp({
    member: {},
    announcements: { banners: [banner(1, { linkageType: 'GAME', linkageValue: name })] } as never,
    brand: { security: { hosts: { games: ['play.portal.example'] } } } as never,
    reply: (call) =>
      call.name === 'gameVendor'
        ? { data: { lanes } }
        : call.name === 'launchGame'
          ? { game_url: 'https://play.portal.example/g' }
          : null,
  });
  await expect.poll(() => shown(1)).toBeTruthy();
  await settle(() => (shown(1) as HTMLElement).click());
  await expect.poll(() => portal.router.path()).toBe(path);
  await expect.poll(() => sent('launchGame')).toEqual(asked);
  sessionStorage.removeItem('launch');
});

test('a game of an unknown vendor shows a message', async () => {
  await open([banner(1, { linkageType: 'GAME', linkageValue: 'NOBODY/RNG/1' })]);
  await expect.poll(() => shown(1)).toBeTruthy();
  await settle(() => (shown(1) as HTMLElement).click());
  await expect.element(page.getByText('The address is invalid. Please contact customer service.')).toBeVisible();
});

const paths = [
  '/',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/down',
  '/promotions',
  '/promotions/',
  '/pointMall',
  '/help',
  '/helpmc',
  '/register',
  '/inhouse',
];

test.each(paths.map((path) => [path, bannerGroupOf(path)]))(
  '%s shows the banners of its group %s only (BAN-01, BAN-02)',
  async (path, groupName) => {
    await open([banner(1, { groupName }), banner(2, { groupName: groupName === 'home' ? 'rng' : 'home' })], path);
    await expect.poll(() => shown(1)).toBeTruthy();
    expect(shown(2)).toBeNull();
  },
);
