import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Game, VendorCard } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { playButton, slotGame, vendorCard } from './lobby.fixture.ts';

beforeEach(() => page.viewport(1280, 800));

const lanes = [
  { gameCategory: 'RNG', cards: [vendorCard('LUM'), vendorCard('KES')] },
  { gameCategory: 'LIVE', cards: [vendorCard('SAL'), vendorCard('MRB', { isGame: 'GAME', nodeId: 'M-1' })] },
];

function open(path: string, setup: { member?: object; cards?: VendorCard[]; list?: Game[] } = {}) {
  const { member, cards, list = [slotGame(900, { isHot: 1 })] } = setup;
  const shown = cards === undefined ? lanes : [{ gameCategory: 'LIVE', cards }];
  return openApp({
    path,
    ...(member === undefined ? {} : { member }),
    reply: ({ name }) => (name === 'gameVendor' ? { data: { lanes: shown } } : name === 'hotGames' ? { list } : null),
  });
}

test("a visitor's search covers the popular games, and says what requires an account (P-29)", async () => {
  const list = [
    slotGame(1, { gameName: 'Ouro do Ipê', vendor: 'Aroeira' }),
    slotGame(2, { gameName: 'Rio Dourado' }),
    slotGame(3, { gameName: 'Moonlit Koi', vendor: 'Pitanga' }),
  ];
  const { portal, sent } = await open('/rng?name=IPE', { list });
  const names = () => [...slot('page/lobby')!.querySelectorAll('article')].map((one) => one.querySelector('p')?.textContent);
  await expect.poll(names).toEqual(['Ouro do Ipê']);
  await expect.element(page.getByText('1 found among the popular games')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Log in to search all games' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await expect.element(search).toHaveValue('IPE');
  await userEvent.fill(search, 'pitanga koi');
  await expect.poll(names).toEqual(['Moonlit Koi']);
  await userEvent.fill(search, 'unicorn');
  await expect.element(page.getByText('No match for “unicorn”')).toBeVisible();
  await expect.element(page.getByText('Without an account only the popular games are searched.')).toBeVisible();
  await userEvent.click(slot('page/lobby')!.querySelector<HTMLElement>('[role="status"] button')!);
  await expect.poll(names).toEqual(['Ouro do Ipê', 'Rio Dourado', 'Moonlit Koi']);
  await expect.poll(() => portal.router.path()).toBe('/rng');
  expect(sent('gameList')).toEqual([]);
});

test("a visitor's search finds a vendor of one game by its name", async () => {
  const { portal } = await open('/live?name=mrb');
  await expect.element(playButton('Studio MRB')).toBeVisible();
  expect(playButton('Game 900').query()).toBeNull();
  await settle(() => portal.router.navigate('/live'));
  await expect.element(playButton('Game 900')).toBeVisible();
});

test('the hot games of a member are filtered by the search', async () => {
  await open('/rng?tab=hot&name=nothing', { member: {} });
  await expect.element(page.getByText('No match for “nothing”')).toBeVisible();
  expect(playButton('Game 900').query()).toBeNull();
});

test('a hot game and a hot vendor of live tables have both badges (LOB-04)', async () => {
  const cards = [
    vendorCard('SAL'),
    vendorCard('MRB', { isGame: 'GAME', nodeId: 'M-1', isHot: 1 }),
    vendorCard('PLN', { isGame: 'GAME', nodeId: 'P-1' }),
  ];
  const list = [slotGame(1, { gameCategory: 'LIVE', isHot: 1 }), slotGame(2, { gameCategory: 'LIVE', isHot: 0 })];
  await open('/live', { cards, list });
  await expect.element(playButton('Studio MRB')).toBeVisible();
  const badges = (name: string) =>
    playButton(name).element().closest('article')!.querySelector('span > span')?.parentElement?.textContent;
  expect(badges('Studio MRB')).toBe('LiveHot');
  expect(badges('Studio PLN')).toBe('Live');
  expect(badges('Game 1')).toBe('LiveHot');
  expect(badges('Game 2')).toBe('Live');
});

test('a search in a lobby of single games narrows its vendors', async () => {
  const { portal } = await open('/live?name=mrb', {
    cards: [vendorCard('MRB', { isGame: 'GAME', nodeId: 'M-1' }), vendorCard('PLN', { isGame: 'GAME', nodeId: 'P-1' })],
  });
  await expect.element(playButton('Studio MRB')).toBeVisible();
  expect(playButton('Studio PLN').query()).toBeNull();
  await settle(() => portal.router.navigate('/live?name=unicorn'));
  await expect.element(page.getByText('No match for “unicorn”')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear the search' }));
  await expect.element(playButton('Studio PLN')).toBeVisible();
});
