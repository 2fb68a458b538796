import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameListRequest } from '#contract/types.ts';
import { type AppSetup, openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { playButton, slotGame, vendorCard } from './lobby.fixture.ts';

beforeEach(() => page.viewport(1280, 800));

const lanes = [
  { gameCategory: 'RNG', gameClassify: 'VIDEO,CLASSIC', cards: [vendorCard('LUM', { isHot: 1 }), vendorCard('KES')] },
  { gameCategory: 'LIVE', cards: [vendorCard('SAL'), vendorCard('MRB', { isGame: 'GAME', nodeId: 'M-1' })] },
  { gameCategory: 'SPORTS', cards: [vendorCard('PIT', { isGame: 'GAME' }), vendorCard('TF')] },
];
const member: AppSetup = { member: {} };

function open(path: string, setup: AppSetup = {}) {
  return openApp({
    path,
    ...setup,
    reply: (call) => {
      const own = setup.reply?.(call);
      if (own !== undefined && own !== null) return own;
      if (call.name === 'gameVendor') return { data: { lanes } };
      if (call.name === 'hotGames') return { list: [slotGame(900, { isHot: 1 })] };
      if (call.name === 'favouriteIds') return ['G-2'];
      if (call.name === 'vassGameType') return [{ code: 'REELS', name: 'Reels' }];
      if (call.name === 'gameList') {
        const { pageNo, gameName = '' } = call.request as GameListRequest;
        if (gameName === 'nothing') return { games: [], totalPages: 0, total: 0 };
        const games = Array.from({ length: 42 }, (_, index) => slotGame((pageNo - 1) * 42 + index + 1));
        return { games: gameName === '' ? games : [slotGame(7, { gameName })], totalPages: 3, total: 120 };
      }
      return null;
    },
  });
}
const heart = (name: string) => page.getByRole('button', { name: `Favourite: ${name}`, exact: true });

test('a visitor sees vendors and hot games, and a login for the rest; the list is not requested', async () => {
  const { portal, sent } = await open('/rng');
  await expect.element(playButton('Game 900')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  expect(slot('page/lobby')!.textContent).toContain('Nearly 10,000 slot games');
  expect(sent('gameList')).toEqual([]);
  expect(sent('hotGames')).toMatchObject([
    { isPlatform: 2, merchantCode: 'base', platform: 'flash,html5-desktop', language: 'EN' },
  ]);
  await userEvent.click(page.getByText('Favourites', { exact: true }));
  expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
  expect(document.title).toContain('Slots');
});

test('a member gets pages of 42, and all filters are in the address', async () => {
  const { portal, sent } = await open('/rng', member);
  await expect.element(playButton('Game 42')).toBeInTheDocument();
  expect(sent('gameList')).toEqual([
    {
      clientType: 1,
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'base',
      gameType: 'RNG',
      language: 'EN',
      pageNo: 1,
      pageSize: 42,
    },
  ]);
  expect(document.querySelectorAll('body *').length).toBeLessThan(1500);
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  await expect.element(playButton('Game 126')).toBeInTheDocument();
  await expect.poll(() => portal.router.path()).toBe('/rng?page=3');
  await userEvent.click(page.getByRole('button', { name: 'Studio LUM' }));
  await expect.poll(() => portal.router.path()).toBe('/rng?vendor=LUM');
  await userEvent.click(page.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(page.getByLabelText('Group'), 'VIDEO');
  await userEvent.selectOptions(page.getByLabelText('Game type'), 'REELS');
  await userEvent.selectOptions(page.getByLabelText('Minimum bet up to'), '1.00');
  await userEvent.selectOptions(page.getByLabelText('At least this many lines'), '20');
  await expect
    .poll(() => sent('gameList'))
    .toContainEqual(
      expect.objectContaining({
        vassalage: 'LUM',
        gameClassify: 'VIDEO',
        gameType: 'REELS',
        minBet: '1.00',
        minLineNum: 20,
        pageNo: 1,
      }),
    );
  await settle(() => portal.router.navigate('/rng?page=2'));
  await expect.element(playButton('Game 43')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => portal.router.path()).toBe('/rng');
});

test('filters that change before the page has drawn the ones before all count', async () => {
  const { portal } = await open('/rng?vendor=LUM', member);
  await expect.element(playButton('Game 42')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Filters' }));
  const choose = (label: string, value: string) => {
    const control = page.getByLabelText(label).element() as HTMLSelectElement;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await expect.element(page.getByLabelText('Group')).toBeVisible();
  choose('Group', 'VIDEO');
  choose('At least this many lines', '20');
  await expect.poll(() => portal.router.path()).toBe('/rng?vendor=LUM&classify=VIDEO&lines=20');
});

test('the next page is prefetched once when the end of this one comes near', async () => {
  await page.viewport(1280, 500);
  const { portal, sent } = await open('/rng', member);
  await expect.element(playButton('Game 42')).toBeInTheDocument();
  expect(sent('gameList').map((request) => (request as GameListRequest).pageNo)).toEqual([1]);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => sent('gameList').map((request) => (request as GameListRequest).pageNo)).toEqual([1, 2]);
  await userEvent.click(page.getByRole('button', { name: 'Page 2', exact: true }));
  await expect.element(playButton('Game 84')).toBeInTheDocument();
  await expect.poll(() => portal.router.path()).toBe('/rng?page=2');
  expect(sent('gameList').filter((request) => (request as GameListRequest).pageNo === 2)).toHaveLength(1);
});

test('games are requested in parallel with the vendors where they do not depend on them', async () => {
  let answer = (): void => undefined;
  const vendors = new Promise<unknown>((resolve) => (answer = () => resolve({ data: { lanes } })));
  const { sent } = await open('/pvp', { ...member, reply: ({ name }) => (name === 'gameVendor' ? vendors : undefined) });
  await expect.poll(() => sent('gameList')).toMatchObject([{ gameType: 'PVP', pageNo: 1 }]);
  expect(sent('hotGames')).toMatchObject([{ gameType: 'PVP' }]);
  answer();
});

test('of two searches the newer one wins, whatever the order of the answers', async () => {
  const late: (() => void)[] = [];
  const { portal, sent } = await open('/rng', {
    ...member,
    reply: ({ name, request }) => {
      const wanted = name === 'gameList' ? (request as GameListRequest).gameName : undefined;
      if (wanted !== 'sam') return undefined;
      return new Promise((resolve) =>
        late.push(() => resolve({ games: [slotGame(1, { gameName: 'Old answer' })], totalPages: 1 })),
      );
    },
  });
  const search = page.getByRole('searchbox');
  await userEvent.fill(search, 'sam');
  await expect.poll(() => late.length).toBe(1);
  await userEvent.fill(search, 'samba');
  await expect.element(playButton('samba')).toBeVisible();
  await settle(() => late[0]!());
  await expect.element(playButton('samba')).toBeVisible();
  expect(playButton('Old answer').query()).toBeNull();
  await expect.poll(() => portal.router.path()).toBe('/rng?name=samba');
  // typing is debounced
  expect(sent('gameList').filter((request) => (request as GameListRequest).pageNo === 1).length).toBe(3);
});

test('an empty result shows a message and popular games; clearing restores the list', async () => {
  await open('/rng?name=nothing', member);
  await expect.element(page.getByText('No match for “nothing”')).toBeVisible();
  await expect.element(playButton('Game 900')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear the search' }).last());
  await expect.element(playButton('Game 1')).toBeVisible();
});

test('a star changes at once, reverts on failure, and renders no other tile', async () => {
  let fail = false;
  const { portal, sent } = await open('/rng', {
    ...member,
    reply: ({ name }) => {
      if (fail && name === 'favouriteAdd') throw new CallError('offline', name);
      return undefined;
    },
  });
  await expect.element(heart('Game 2')).toHaveAttribute('aria-pressed', 'true');
  const touched = new Set<string>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) touched.add((target as Element).closest?.('article')?.textContent ?? 'elsewhere');
  });
  watch.observe(slot('page/lobby')!.querySelector('ul')!, {
    subtree: true,
    attributes: true,
    childList: true,
    characterData: true,
  });
  await userEvent.click(heart('Game 3'));
  await expect.element(heart('Game 3')).toHaveAttribute('aria-pressed', 'true');
  expect([...touched].filter((text) => !text.startsWith('Game 3Studio'))).toEqual([]);
  watch.disconnect();
  expect(sent('favouriteAdd')).toEqual([{ nodeId: 'G-3', vendor: 'LUM', gameType: 'RNG' }]);
  fail = true;
  await userEvent.click(heart('Game 4'));
  await expect.poll(() => portal.overlayStore.getState().toasts.length).toBe(1);
  await expect.element(heart('Game 4')).toHaveAttribute('aria-pressed', 'false');
});

test('a failed list can be retried, and failed vendors too', async () => {
  let broken = true;
  const reply = ({ name }: { name: string }) => {
    if (broken && name === 'gameList') throw new CallError('unavailable', name);
    return undefined;
  };
  await open('/rng', { ...member, reply });
  await expect.element(page.getByText('The games could not be loaded')).toBeVisible();
  broken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(playButton('Game 1')).toBeVisible();
});

test('e-sports are requested by their vendors; a vendor with one game is a card', async () => {
  const esports = await open('/esports', member);
  await expect.element(playButton('Game 1')).toBeVisible();
  expect(esports.sent('gameList')[0]).not.toHaveProperty('gameType');
  expect(esports.sent('gameList')[0]).toMatchObject({ vassalage: 'TF' });
  await settle(() => esports.portal.router.navigate('/sports'));
  await expect.element(playButton('Studio PIT')).toBeVisible();
  await settle(() => esports.portal.router.navigate('/live'));
  await expect.element(playButton('Studio MRB')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible();
});

test.each([
  ['rng', 'Slots'],
  ['pvp', 'PVP'],
  ['live', 'Live casino'],
  ['fish', 'Fishing'],
  ['sports', 'Sports'],
  ['esports', 'E-sports'],
  ['inhouse', 'House games'],
])('/%s is titled %s', async (path, title) => {
  await open(`/${path}`);
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${title} · Test`);
});

test('a stored vendor opens its games once, in a list that loads on scroll', async () => {
  sessionStorage.setItem('vassalage', 'KES');
  const { portal, sent } = await open('/rng', member);
  await expect.poll(() => portal.overlayStore.getState().modals.map(({ name }) => name)).toEqual(['gameListModal']);
  expect(sessionStorage.getItem('vassalage')).toBeNull();
  const dialog = page.getByRole('dialog', { name: 'Games of Studio KES' });
  await expect.element(dialog.getByRole('button', { name: 'Play Game 42' })).toBeInTheDocument();
  const asked = sent('gameList').filter((body) => (body as { vassalage?: string }).vassalage === 'KES');
  expect(asked[0]).toMatchObject({ pageNo: 1 });
  await dialog.getByRole('button', { name: 'Play Game 42' }).element().scrollIntoView();
  await expect.element(dialog.getByRole('button', { name: 'Play Game 84' })).toBeInTheDocument();
});
