import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { lottery } from '#state/lottery/lotteryGame.fixture.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

const menus: Record<string, unknown> = {
  ZY: [],
  Elott: [{ gameGroupCode: 'ELOTT', labelName: 'Quick', gameMenus: [lottery('E1', { gameType: 'ELOTT' })] }],
  Lott: [{ gameGroupCode: 'FAST', labelName: 'Fast', gameMenus: [lottery('F1', { defaultPlayType: 'STD' }), lottery('F2')] }],
  SEA: [{ gameGroupCode: 'SEA', labelName: 'Sea', gameMenus: [lottery('S1', { accountTypeName: 'TCG_SEA' })] }],
};
const studioGame = {
  nodeId: 'QBL-1',
  gameName: 'Night Ticket',
  gameType: 'ELOTT',
  gameCategory: 'ELOTT',
  vassalage: 'QBL',
  code: 'QBL1',
  gameCode: null,
};
const lanes: object[] = [];
const refusal = { ok: false, code: 'x', message: 'x', value: null };
beforeEach(() => void (lanes.length = 0));
const open = (path: string, { member, menu = menus }: { member?: object; menu?: Record<string, unknown> } = {}) =>
  openApp({
    path,
    ...(member ? { member } : {}),
    reply: ({ name, request }) => {
      if (name === 'gameMenus') return menu[(request as { prizeMode: string }).prizeMode];
      if (name === 'openedNumero') return [{ gameCode: 'F1', issue: '6', numbers: ['1', '2', '9'] }];
      if (name === 'gameVendor') return { data: { lanes } };
      if (name === 'gameList') return { games: [studioGame], totalPages: 1 };
      return name === 'nextDraws' ? [] : null;
    },
  });
const cards = () =>
  [...(slot('page/elott')?.querySelectorAll('article[data-game]') ?? [])].map((one) => one.getAttribute('data-game'));

test('groups of all menus are tabs; the address keeps the selected one (LOT-01, LOT-06)', async () => {
  const { sent } = await open('/elott?group=SEA');
  await expect.element(page.getByRole('tab', { name: 'Sea' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(cards).toEqual(['S1']);
  await userEvent.click(page.getByRole('tab', { name: 'All' }));
  await expect.poll(cards).toEqual(['E1', 'F1', 'F2', 'S1']);
  expect(sent('gameMenus')).toEqual(
    ['Elott', 'Lott', 'ZY', 'SEA'].map((prizeMode) => ({ prizeMode, device: 'WEB', language: 'EN' })),
  );
  expect(sent('openedNumero'), 'a token call is not made for a visitor (D-49)').toEqual([]);
});

test('a member sees the last numbers, and launches a lottery with its play type (LCH-06)', async () => {
  const { portal } = await open('/elott', { member: { account: 'ana01' } });
  await expect.element(page.getByRole('list', { name: 'Last numbers: Lottery F1' })).toHaveTextContent('129');
  const paths: string[] = [];
  portal.router.navigate = (path) => void paths.push(path);
  await userEvent.click(page.getByRole('button', { name: 'Play Lottery F1' }));
  // its code is fetched at the first press, and may come after the next
  await expect.poll(() => paths).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Play Lottery F2' }));
  await expect.poll(() => paths).toEqual(['/lottery?gameCode=F1&playType=STD', '/lottery']);
});

test('one failed menu keeps the others; if all fail a message is shown', async () => {
  await open('/elott', { menu: { ...menus, SEA: refusal } });
  await expect.poll(cards).toEqual(['E1', 'F1', 'F2']);
});

test('a failed read of all menus can be retried', async () => {
  const broken: Record<string, unknown> = { Elott: refusal, Lott: refusal, SEA: refusal };
  await open('/elott', { menu: broken });
  await expect.element(page.getByText('The lotteries could not be loaded')).toBeVisible();
  Object.assign(broken, menus);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(cards).toHaveLength(4);
});

test('favourites lists the starred ones, or explains how to star one', async () => {
  const { portal } = await open('/elott?group=favourites', { member: { account: 'ana01' } });
  await expect.element(page.getByText('No favourites yet')).toBeVisible();
  expect(portal.session.getState().username).toBe('ana01');
  await userEvent.click(page.getByRole('tab', { name: 'Fast' }));
  await userEvent.click(page.getByRole('button', { name: 'Favourite: Lottery F2' }));
  await userEvent.click(page.getByRole('tab', { name: 'Favourites' }));
  await expect.poll(cards).toEqual(['F2']);
});

test('a vendor shows its lotteries, and the games that only its list has (P-30, SID-04)', async () => {
  lanes.push({ gameCategory: 'ELOTT', cards: [{ vassalage: 'QBL', name: 'Quickball', isHot: 0 }] });
  const quick = { gameType: 'ELOTT', vassalage: 'QBL' };
  const menu = { ...menus, Elott: [{ gameGroupCode: 'ELOTT', labelName: 'Quick', gameMenus: [lottery('E1', quick)] }] };
  const { portal, sent } = await open('/elott', { member: { account: 'ana01' }, menu });
  await expect.poll(cards).toEqual(['E1', 'F1', 'F2', 'S1']);
  await userEvent.click(page.getByRole('button', { name: 'Play Quickball' }));
  await expect.poll(() => portal.router.path()).toBe('/elott?vendor=QBL');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quickball' })).toBeVisible();
  await expect.poll(cards).toEqual(['E1']);
  expect(sent('launchGame')).toEqual([]);
  const list = page.getByRole('list', { name: 'Games of Quickball' });
  await expect.element(list.getByRole('button', { name: 'Play Night Ticket' })).toBeVisible();
  expect(sent('gameList')).toMatchObject([{ vassalage: 'QBL', gameType: 'ELOTT', pageNo: 1 }]);
  await userEvent.click(list.getByRole('button', { name: 'Play Night Ticket' }));
  await expect
    .poll(() => sent('launchGame'))
    .toMatchObject([{ launchMode: 'LOTT', prizeMode: 'Elott', view: 'betting', gameCode: 'QBL1' }]);
});

test.each([
  ['E1', { prizeMode: 'Elott', view: 'betting', gameCode: 'E1' }],
  ['F2', { prizeMode: 'Lott', view: 'betting', gameCode: 'F2' }],
  ['Z1', { prizeMode: 'ZY', view: 'betting', gameCode: 'Z1' }],
])('%s opens in the lobby, in the mode of its menu, also without a play type (LOT-04, LOT-06)', async (code, asked) => {
  const menu = { ...menus, ZY: [{ gameGroupCode: 'FAST', labelName: 'Fast', gameMenus: [lottery('Z1')] }] };
  const { portal, sent } = await open('/elott', { member: { account: 'ana01' }, menu });
  await userEvent.click(page.getByRole('button', { name: `Play Lottery ${code}` }));
  await expect.poll(() => sent('launchGame')).toMatchObject([asked]);
  // an address names a lottery only together with its play type (LCH-06)
  await expect.poll(() => portal.router.path()).toBe('/lottery');
});

test('the query never sets the page title', async () => {
  await open('/elott?vendor=Call%20this%20number');
  await expect.element(page.getByRole('heading', { level: 1, name: 'E-lottery' })).toBeVisible();
  await expect.element(page.getByText('No lotteries right now')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'All lotteries' }));
  await expect.poll(cards).toHaveLength(4);
});

test('a visitor sees that the list of a vendor requires an account', async () => {
  lanes.push({ gameCategory: 'ELOTT', cards: [{ vassalage: 'QBL', name: 'Quickball', isHot: 0 }] });
  const { sent } = await open('/elott?vendor=QBL');
  const section = page.getByRole('region', { name: 'Games of Quickball' });
  await expect.element(section.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(sent('gameList')).toEqual([]);
});
