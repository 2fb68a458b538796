import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DrawnNumbers, Game } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

const DAY = 86_400_000;
const lottery = (code: string, gameName: string, drawIn: number, more: Partial<Game> = {}): Game => ({
  nodeId: `LOTT-${code}`,
  gameCode: code,
  gameName,
  gameType: 'LOTT',
  gameCategory: 'LOTT',
  vassalage: 'TCG_LOTTO_VN',
  accountTypeName: 'TCG_LOTTO_VN',
  draw: { issue: `${code}-7`, closeTime: Date.now() + drawIn - 60_000, drawTime: Date.now() + drawIn },
  ...more,
});
const menu = [
  {
    gameGroupCode: 'NORTH',
    labelName: 'North',
    gameMenus: [lottery('HN', 'Ha Noi', 3 * 3_600_000), lottery('HP', 'Hai Phong', 2 * DAY, { weekdays: [2] })],
  },
  { gameGroupCode: 'SOUTH', labelName: 'South', gameMenus: [lottery('HCM', 'Ho Chi Minh', DAY, { weekdays: [1] })] },
];
const results = (gameCode: string): DrawnNumbers[] =>
  Array.from({ length: 100 }, (_, index) => ({
    gameCode,
    issue: `${gameCode}-${1000 - index}`,
    numbers: [String(10_000 + index)],
    drawTime: Date.UTC(2026, 4, 1) - index * DAY,
    prizes: [
      { name: 'SPECIAL', numbers: [String(10_000 + index)] },
      { name: 'SEVENTH', numbers: ['07', '18'] },
    ],
  }));

type Reply = (name: string, request: unknown) => unknown;
const usual: Reply = (name, request) => {
  if (name === 'vnMenu') return menu;
  if (name === 'vnNumeros') return results((request as { gameCode: string }).gameCode);
  if (name === 'nextDraws') return [];
  if (name === 'vnRecent') return [menu[1]!.gameMenus[0]];
  return null;
};
const open = async (path = '/vnlottery', setup: { member?: object; reply?: Reply } = {}) => {
  const app = await openApp({
    path,
    ...(setup.member ? { member: setup.member } : {}),
    reply: ({ name, request }) => setup.reply?.(name, request) ?? usual(name, request),
  });
  await expect.poll(() => slot('page/vnlottery')?.querySelector('section[data-game], [role="alert"]')).toBeTruthy();
  return app;
};
const chosen = () => slot('page/vnlottery')?.querySelector('section[data-game]')?.getAttribute('data-game');
const games = () => [...slot('page/vnlottery')!.querySelectorAll('a[data-game]')].map((one) => one.getAttribute('data-game'));
const star = (name: string) => page.getByRole('button', { name: `Favourite: ${name}` });

test('the query selects the lottery, its region and its results; requests a hundred (LOT-09, LOT-11)', async () => {
  const { sent } = await open('/vnlottery?gameCode=HCM');
  await expect.poll(chosen).toBe('HCM');
  await expect.element(page.getByRole('radio', { name: 'South' })).toBeChecked();
  await expect.element(page.getByRole('table', { name: 'Ho Chi Minh results' })).toHaveTextContent('10000');
  expect(sent('vnNumeros')).toEqual([{ count: 100, gameCode: 'HCM' }]);
  expect(sent('vnMenu')).toEqual([{ language: 'EN' }]);
  expect(sent('vnRecent'), 'nothing of a member is asked for').toEqual([]);
});

test('a lottery in maintenance cannot be played', async () => {
  const menus = [
    { ...menu[0]!, gameMenus: menu[0]!.gameMenus.map((game) => ({ ...game, maintenance: game.gameCode === 'HN' })) },
  ];
  await open('/vnlottery?gameCode=HN', { reply: (name) => (name === 'vnMenu' ? menus : null) });
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect.element(play).toBeDisabled();
  await userEvent.click(page.getByRole('link', { name: /Hai Phong/ }));
  await expect.element(play).toBeEnabled();
});

test('an unknown lottery in the query selects the first one', async () => {
  await open('/vnlottery?gameCode=__proto__');
  await expect.poll(chosen).toBe('HN');
});

test('another region has its own lotteries', async () => {
  await open();
  await expect.poll(games).toEqual(['HN', 'HP']);
  await userEvent.click(page.getByText('South', { exact: true }));
  await expect.poll(games).toEqual(['HCM']);
  expect(chosen()).toBe('HCM');
});

test('the draws are paged by ten, and the selected one shows its prizes', async () => {
  await open();
  const rows = () => page.getByRole('table').first().getByRole('row').all().length;
  await expect.poll(rows).toBe(11);
  const prizes = page.getByRole('table', { name: 'Ha Noi results' });
  await userEvent.click(page.getByRole('button', { name: 'Earlier draw' }));
  await expect.element(prizes).toHaveTextContent('10001');
  await userEvent.click(page.getByRole('button', { name: 'Page 10' }));
  await userEvent.click(page.getByRole('button', { name: /#HN-901$/ }));
  await expect.element(prizes).toHaveTextContent('10099');
  await expect.element(page.getByRole('button', { name: 'Earlier draw' })).toHaveAttribute('aria-disabled', 'true');
});

test('stars are stored by user name (LOT-12)', async () => {
  const first = await open('/vnlottery', { member: { account: 'ana01' } });
  first.portal.session.setState({ username: 'ana01' });
  await userEvent.click(star('Ha Noi'));
  await expect.element(star('Ha Noi')).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('lottFav:ana01')).toBe('["HN"]');
  first.portal.session.setState({ username: 'bob02' });
  await expect.element(star('Ha Noi')).toHaveAttribute('aria-pressed', 'false');
  first.portal.session.setState({ username: 'ana01' });
  await expect.element(star('Ha Noi')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('navigation', { name: 'Recently played' })).toHaveTextContent('Ho Chi Minh');
});

test('a visitor who stars or plays gets the login', async () => {
  const { portal } = await open();
  const popup = () => portal.overlayStore.getState().modals.map((modal) => modal.name);
  await userEvent.click(star('Ha Noi'));
  expect(popup()).toEqual(['loginPopupModal']);
  portal.overlay.closeModals('loginPopupModal');
  await userEvent.click(page.getByRole('button', { name: 'Play', exact: true }));
  expect(popup()).toEqual(['loginPopupModal']);
});

test.each([
  ['vnMenu', 'The lotteries could not be loaded'],
  ['vnNumeros', 'The results could not be loaded'],
])('without %s a message is shown and a retry is possible', async (failing, words) => {
  let broken = true;
  const refusal = { ok: false, code: 'x', message: 'x', value: null };
  await open('/vnlottery', { reply: (name) => (name === failing && broken ? refusal : null) });
  await expect.element(page.getByText(words)).toBeVisible();
  broken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('table', { name: 'Ha Noi results' })).toBeVisible();
});

test('on a phone the names of lotteries stay in one line, and one long word in the page', async () => {
  await page.viewport(390, 844);
  const many = ['HN', 'TB', 'BN', 'HP'].map((code) => lottery(code, `Province ${code}`, DAY));
  const long = lottery('XX', 'W'.repeat(300), DAY);
  await open('/vnlottery', {
    reply: (name) => (name === 'vnMenu' ? [{ gameGroupCode: 'NORTH', labelName: 'North', gameMenus: [...many, long] }] : null),
  });
  const chips = [...document.querySelectorAll<HTMLElement>('[data-slot="page/vnlottery"] li > [data-game]')];
  expect(chips).toHaveLength(5);
  for (const chip of chips.slice(0, 4)) expect(chip.offsetHeight).toBeLessThan(60);
  expect(document.documentElement.scrollWidth).toBe(390);
});
