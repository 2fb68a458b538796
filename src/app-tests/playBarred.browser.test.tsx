import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlayRestriction } from '#contract/types.ts';
import { openBasePanels } from '#app/basePanels.fixture.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { startGame } from '#state/games/startGame.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { type AppSetup, slot } from './app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
});

const HOUR = 3_600_000;
const pause: PlayRestriction = { kind: 'PAUSE', from: 0, until: Date.UTC(2090, 0, 15, 12) };
const forEver: PlayRestriction = { kind: 'EXCLUSION', from: 0, until: null };
const announcements = {
  banners: [{ bannerId: 1, url: '/banner/1.webp', groupName: 'home', linkageType: null, title: 'Win big' }],
  promotion: [{ id: 7, category: 'daily', title: 'Free spins', status: 'join' }],
} as never;
const open = (setup: AppSetup & { restriction?: PlayRestriction | null } = {}) => {
  const { restriction = pause, ...rest } = setup;
  return openBasePanels({ member: { restriction }, announcements, ...rest });
};
const barred = () => document.querySelector('[data-barred]');
test.each([
  ['/promotions', 'promotions'],
  ['/promotions/7', 'an opened promotion'],
  ['/promoDetail?id=7', 'one promotion'],
])('at %s (%s) it says why there is none and until when, with the ways to withdrawal and help', async (path) => {
  const { portal } = await open({ path });
  await expect.poll(() => barred()?.textContent ?? '').toContain('You have paused play');
  expect(document.body.textContent).not.toContain('Free spins');
  expect(barred()!.textContent).toMatch(/Deposits, games and promotions are closed until Jan 15, 2090, \d\d:00\./);
  await expect.element(page.getByRole('button', { name: 'Withdrawal' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Help and advice' }));
  await expect.poll(() => portal.router.path()).toBe('/responsible');
});

test('banners and promotions of the home page are not shown, and come back with the end', async () => {
  const { portal } = await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Test' })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Win big|Free spins/);
  const { member } = portal.session.getState();
  await settle(() => portal.session.setState({ member: { ...member!, restriction: null } }));
  await expect.element(page.getByText('Win big')).toBeVisible();
});

test.each([
  [pause, 'paused', /until Jan 15, 2090/],
  [forEver, 'excluded', /for good\./],
])('a game that is started opens %j instead, and no launch is asked for', async (restriction, kind, text) => {
  const { portal, sent } = await open({ restriction });
  await settle(() => void startGame(portal, { vassalage: 'RNG', gameId: 'R1', gameName: 'Owls' }));
  await expect.poll(() => slot('modal/playBarredModal')?.querySelector('[data-barred]')?.getAttribute('data-barred')).toBe(kind);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(sent('launchGame')).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Help and advice' }));
  await expect.poll(() => slot('modal/playBarredModal')).toBeNull();
  expect(portal.router.path()).toBe('/responsible');
});

test.each(['/lottery', '/game'])('by its address %s no game starts', async (path) => {
  sessionStorage.setItem('launch', JSON.stringify({ game: { vassalage: 'RNG', gameId: 'R1', gameName: 'Owls' }, from: '/' }));
  const { sent } = await open({ path });
  await expect.poll(() => barred()?.textContent ?? '').toContain('You have paused play');
  expect(sent('launchGame')).toEqual([]);
});

test('a pause that began in another tab is found by the refused launch', async () => {
  const { portal } = await open({
    restriction: null,
    reply: ({ name }) => {
      if (name === 'launchGame') return { ok: false, code: 'play_paused', message: 'play_paused', value: null };
      return name === 'memberInfo' ? { id: 'm-1', account: 'ana01', type: 0, restriction: pause } : null;
    },
  });
  await settle(() => void startGame(portal, { vassalage: 'RNG', gameId: 'R1', gameName: 'Owls' }));
  await expect.poll(() => barred()?.textContent ?? '').toContain('You have paused play');
  expect(portal.session.getState().member?.restriction).toEqual(pause);
});

test('a pause that is over holds nobody', async () => {
  await open({ path: '/promotions', restriction: { kind: 'PAUSE', from: 0, until: Date.now() - HOUR } });
  await expect.element(page.getByText('Free spins')).toBeVisible();
  expect(barred()).toBeNull();
});

test.each(['depositv2', 'rewardCenter', 'missionLeaderboard'])(
  'the panel %s, by its address, says why it is closed, and leads to the withdrawal',
  async (panel) => {
    const { portal, sent } = await open({ path: `/helpmc?centre=member.${panel}` });
    await expect.poll(() => barred()?.textContent ?? '').toContain('You have paused play');
    expect(document.querySelector('[data-action="depositNext"]')).toBeNull();
    expect(sent('applyDeposit')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Withdrawal' }).last());
    await expect.poll(() => portal.router.path()).toContain('centre=member.withdraw');
    await expect.poll(() => slot('panel/withdraw')).not.toBeNull();
    expect(barred()).toBeNull();
  },
);

test('the deposit of the menu opens the same message', async () => {
  const { portal } = await open({ path: '/helpmc' });
  await settle(() => void runAction(portal, 'openPanel', { menu: 'member', panel: 'depositv2' }));
  await expect.poll(() => barred()?.textContent ?? '').toContain('You have paused play');
});
