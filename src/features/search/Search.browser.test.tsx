import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import layout from '../../../brands/base/layout.json';
import menus from '../../../brands/base/menus.json';
import type { MadeCall } from '#state/forms/fieldHost.fixture.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.removeItem('searches:ana01');
});

const game = (nodeId: number, gameName: string, more: object = {}) => ({
  nodeId,
  gameName,
  gameCategory: 'RNG',
  vendor: 'Kestrel',
  ...more,
});
const hot = [game(1, 'Thunder Bolt'), game(2, 'Boto Encantado'), game(3, 'Tucano na Rede')];
const panels = { file: '/panels.json', member: ['bonusDetails'], agent: [], pages: [] } as never;
const announcements = { promotion: [{ id: 7, title: 'Bolder weekends', category: 'slots', summary: 'Twice the points' }] };
const answers =
  (found: (call: MadeCall) => object[] = () => []) =>
  (call: MadeCall) => {
    if (call.name === 'hotGames') return { list: hot };
    if (call.name === 'gameList') return { games: found(call), total: found(call).length, totalPages: 1 };
    if (call.name === 'helpCenter')
      return { sections: [{ key: 'bonus', title: 'How to clear a bonus', content: '<p>Play it through.</p>' }] };
    return null;
  };
const field = () => page.getByRole('combobox', { name: 'Search' });
const open = async () => {
  await expect.poll(() => slot('region/search')).not.toBe(null);
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
};
const titles = () =>
  [...document.querySelectorAll('[role=option]')].map((one) => one.querySelector('[data-title]')?.textContent ?? one.textContent);
const selected = () => document.querySelector('[role=option][aria-selected=true]')?.getAttribute('data-result') ?? null;
const settled = () => expect.poll(() => page.getByText(/^\d+ results?$/).query()?.textContent ?? null);

test('opens by its box, a slash, Ctrl or ⌘ K, once, and Escape gives the focus back', async () => {
  await openApp();
  const box = page.getByRole('button', { name: 'Search', exact: true });
  await userEvent.click(box);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(document.querySelectorAll('[data-slot="modal/searchModal"]').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
  for (const keys of ['/', '{Control>}k{/Control}', '{Meta>}K{/Meta}']) {
    await userEvent.keyboard(keys);
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => slot('modal/searchModal')).toBe(null);
  }
});

test('a slash that is typed is a slash, and no key opens it over a question', async () => {
  const { portal } = await openApp({ path: '/rng' });
  const box = page.getByRole('searchbox', { name: 'Search games' });
  await userEvent.click(box);
  await userEvent.keyboard('/');
  await expect.element(box).toHaveValue('/');
  expect(slot('modal/searchModal')).toBe(null);
  void portal.overlay.confirm({ title: { text: 'Really?' } });
  await expect.element(page.getByText('Really?')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(portal.overlayStore.getState().modals).toEqual([]);
});

test('finds games, promotions, pages, panels and help by the beginnings of their words, and marks them', async () => {
  await openApp({ panels, announcements: announcements as never, reply: answers() });
  await open();
  await userEvent.fill(field(), 'bo');
  await expect
    .poll(titles)
    .toEqual(['Boto Encantado', 'Thunder Bolt', 'Bolder weekends', 'Bonus details', 'How to clear a bonus']);
  const marks = [...document.querySelectorAll('[role=option] mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Bo', 'Bo', 'Bo', 'Bo', 'bo']);
  await settled().toBe('5 results');
  expect([...document.querySelectorAll('[role=group] > [role=presentation]')].map((head) => head.textContent)).toEqual([
    'Games',
    'Promotions',
    'Pages and panels',
    'Help',
  ]);
});

test('finds no games and studios of categories that the brand has taken away', async () => {
  const routes = { ...layout.routes, lobby: { ...layout.routes.lobby, paths: ['/sports'] } };
  const lanes = [
    { gameCategory: 'RNG', cards: [{ vassalage: 'BOL', name: 'Bolder Reels' }] },
    { gameCategory: 'SPORTS', cards: [{ vassalage: 'BOB', name: 'Bobsled', isGame: 'GAME' }] },
  ];
  const others = answers(() => [game(4, 'Boto da Lua'), game(5, 'Boxing Night', { gameCategory: 'SPORTS' })]);
  await openApp({
    member: {},
    brand: { layout: { ...layout, routes } } as never,
    reply: (call) => (call.name === 'gameVendor' ? { data: { lanes } } : others(call)),
  });
  await open();
  await userEvent.fill(field(), 'bo');
  await expect.poll(titles).toEqual(expect.arrayContaining(['Boxing Night', 'Bobsled']));
  expect(titles().filter((title) => /Boto|Bolt|Reels/.test(title ?? ''))).toEqual([]);
});

test('arrow keys go through the results, Tab through their groups, and Enter opens', async () => {
  const { portal } = await openApp({ panels, announcements: announcements as never, reply: answers() });
  const visited: string[] = [];
  portal.router.navigate = (path) => void visited.push(path);
  await open();
  await userEvent.fill(field(), 'bo');
  await expect.poll(selected).toBe('game/2');
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toBe('game/1');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe('help/bonus');
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  expect(selected()).toBe('promotion/7');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visited).toEqual(['/promotions/7']);
  expect(slot('modal/searchModal')).toBe(null);
});

test('the platform finds games by name for a member; what was typed before is not asked for', async () => {
  const asked: unknown[] = [];
  const { portal } = await openApp({
    member: {},
    reply: answers(({ request }) => {
      asked.push((request as { gameName?: string }).gameName);
      return [game(9, 'Royal Owls'), game(1, 'Thunder Bolt')];
    }),
  });
  const started: unknown[] = [];
  portal.registry.find = (
    (find) => (kind: never, name: never) =>
      (kind as string) === 'launch' ? (_: unknown, one: { nodeId: number }) => void started.push(one.nodeId) : find(kind, name)
  )(portal.registry.find) as never;
  await open();
  await userEvent.fill(field(), 'owl');
  await expect.poll(titles).toContain('Royal Owls');
  // also what the platform finds by another of its names
  await expect.poll(titles).toContain('Thunder Bolt');
  expect(new Set(asked)).toEqual(new Set(['owl']));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => started).toEqual([9]);
});

test('a misspelt name finds the nearest ones, and nothing leads on', async () => {
  await openApp({ reply: answers() });
  await open();
  await userEvent.fill(field(), 'tucannu');
  await expect.element(page.getByText('Nothing for “tucannu”')).toBeVisible();
  await expect.element(page.getByText('Nearest names')).toBeVisible();
  expect(titles()[0]).toBe('Tucano na Rede');
  await userEvent.fill(field(), 'zzqqxx');
  await expect.element(page.getByText('Nothing for “zzqqxx”')).toBeVisible();
  await expect.poll(titles).toEqual(['Live casino', 'Customer service']);
});

test('a failed search for games is told with a way to retry, and the rest is found', async () => {
  let isDown = true;
  await openApp({
    panels,
    member: {},
    reply: (call) => {
      if (call.name === 'gameList' && isDown) throw new TypeError('offline');
      return answers(() => [game(9, 'Bonanza')])(call);
    },
  });
  await open();
  await userEvent.fill(field(), 'bon');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The games could not be searched.');
  expect(titles()).toContain('Bonus details');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(titles).toContain('Bonanza');
  await expect.poll(() => page.getByRole('alert').query()).toBe(null);
});

test('a visitor finds panels, and signs in for them first', async () => {
  const { portal } = await openApp({ panels, reply: answers() });
  await open();
  await userEvent.fill(field(), 'bonus det');
  await expect.poll(() => document.querySelector('[role=option]')?.textContent).toMatch(/Bonus details.*Member centre.*Log in/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => portal.overlayStore.getState().modals.map(({ name }) => name)).toEqual(['loginPopupModal']);
});

test('a member’s searches are kept, newest first, chosen again and forgotten', async () => {
  const { portal } = await openApp({ member: {}, announcements: announcements as never, reply: answers() });
  portal.router.navigate = () => undefined;
  for (const query of ['bold', 'points', 'BOLD']) {
    await open();
    await userEvent.fill(field(), query);
    await expect.poll(selected).toBe('promotion/7');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => slot('modal/searchModal')).toBe(null);
  }
  await open();
  const recent = () => [...document.querySelectorAll('[role=group][aria-label=Recent] button')].map((one) => one.textContent);
  expect(recent()).toEqual(['BOLD', 'points', 'Clear recent']);
  await userEvent.click(page.getByRole('button', { name: 'points' }));
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('points');
  for (const name of ['Clear the search', 'Clear recent']) await userEvent.click(page.getByRole('button', { name }));
  expect(recent()).toEqual([]);
  await expect.element(field()).toHaveFocus();
  expect(localStorage.getItem('searches:ana01')).toBe('[]');
});

test('chips show one group whole on a phone', async () => {
  await page.viewport(390, 800);
  const many = Array.from({ length: 9 }, (_, nth) => game(20 + nth, `Bolt ${nth}`));
  const { portal } = await openApp({
    announcements: announcements as never,
    reply: (call) => (call.name === 'hotGames' ? { list: many } : answers()(call)),
  });
  await portal.registry.find('action', 'openSearch')?.(portal as never, {});
  await userEvent.fill(field(), 'bol');
  await expect.poll(titles).toEqual([...many.slice(0, 5).map(({ gameName }) => gameName), '4 more', 'Bolder weekends']);
  await userEvent.click(page.getByText('4 more'));
  await expect.poll(() => titles().length).toBe(10);
  await userEvent.click(page.elementLocator(slot('modal/searchModal')!).getByText('Promotions', { exact: true }).first());
  await expect.poll(titles).toEqual(['Bolder weekends']);
});

test('a brand without the region has neither box nor keys', async () => {
  const { portal } = await openApp({ path: '/register', on: ['DIRECTREG3'] });
  await expect.poll(() => slot('page/register')).not.toBe(null);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(slot('region/search')).toBe(null);
  expect(portal.overlayStore.getState().modals).toEqual([]);
  expect(menus.side.entries.search.action).toBe('openSearch');
});

test('the box is an icon alone where the header leaves no room for its words', async () => {
  await openApp();
  await expect.poll(() => slot('region/search')).not.toBe(null);
  const box = slot('region/search')! as HTMLElement;
  const shown = () => [...box.children].map((part) => getComputedStyle(part).display !== 'none');
  expect(shown()).toEqual([true, true, true]);
  box.style.flexShrink = '0';
  box.style.width = '76px';
  expect(shown()).toEqual([true, false, false]);
  const [icon, whole] = [box.firstElementChild!.getBoundingClientRect(), box.getBoundingClientRect()];
  expect(Math.abs(icon.left + icon.width / 2 - whole.left - whole.width / 2)).toBeLessThan(4);
});
