import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const member = { account: 'ana01' };
const refusal = { ok: false, code: 'game_maintenance', message: 'x', value: null };
const open = (path: string, setup: { member?: object; answer?: () => unknown } = {}) =>
  openApp({
    path,
    ...(setup.member ? { member: setup.member } : {}),
    reply: ({ name }) => (name === 'launchGame' ? (setup.answer?.() ?? { game_url: null }) : null),
  });
const common = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  prizeMode: 'Lott',
  device: 'WEB',
  backUrl: `${location.origin}/elott`,
  language: 'EN',
};

test.each([
  ['/lottery', { view: 'lobby' }],
  ['/lottery?gameCode=SPD5', { view: 'betting', gameCode: 'SPD5' }],
  ['/lottery?gameCode=SPD5&playType=STD', { view: 'betting', gameCode: 'SPD5', playType: 'STD' }],
  ['/lottery?backUrl=https%3A%2F%2Fevil.example', { view: 'lobby' }],
])('%s requests the lobby with %j (LOT-04, LOT-05, T11)', async (path, asked) => {
  const { sent } = await open(path, { member });
  await expect.poll(() => sent('launchGame')).toMatchObject([{ ...common, ...asked }]);
  expect(Object.keys(sent('launchGame')[0] as object).sort()).toEqual(
    [...Object.keys(common), ...Object.keys(asked), 'merchantCode'].sort(),
  );
});

test.each([
  ['EL1', 'Elott'],
  ['ZY5', 'ZY'],
  ['SEA4', 'SEA'],
  ['NONE', 'Lott'],
])('an address with %s opens it in the mode of its menu: %s (LOT-04)', async (gameCode, prizeMode) => {
  const listed: Record<string, string> = { Elott: 'EL1', ZY: 'ZY5', SEA: 'SEA4', Lott: 'SPD5' };
  const app = await openApp({
    path: `/lottery?gameCode=${gameCode}`,
    member,
    reply: ({ name, request }) => {
      if (name !== 'gameMenus') return name === 'launchGame' ? { game_url: null } : null;
      const code = listed[(request as { prizeMode: string }).prizeMode];
      return [{ gameGroupCode: 'G', labelName: 'G', gameMenus: [{ nodeId: code, gameCode: code, gameType: 'LOTT' }] }];
    },
  });
  await expect.poll(() => app.sent('launchGame')).toMatchObject([{ ...common, prizeMode, view: 'betting', gameCode }]);
});

test('a visitor gets the login, and nothing is launched (P-28)', async () => {
  const { portal, sent } = await open('/lottery');
  await expect.poll(() => portal.overlayStore.getState().modals.map((modal) => modal.name)).toEqual(['loginPopupModal']);
  expect(sent('launchGame')).toEqual([]);
  portal.session.setState({ token: 'st_1', username: 'ana01', memberType: 0 });
  await expect.poll(() => sent('launchGame')).toHaveLength(1);
  expect(portal.overlayStore.getState().modals).toEqual([]);
});

test('a lobby without an address, or refused, shows a message and can be retried', async () => {
  let answer: unknown = refusal;
  const { sent } = await open('/lottery', { member, answer: () => answer });
  await expect.element(slot('page/lottery')!.querySelector<HTMLElement>('[role="alert"]')).toBeVisible();
  answer = { game_url: 'javascript:alert(1)' };
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => sent('launchGame')).toHaveLength(2);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(document.querySelector('iframe[src^="javascript"]')).toBeNull();
});

test('a lottery of the sea is requested with its prize mode (LCH-03, D-38)', async () => {
  const app = await open('/', { member });
  await app.modal('seaLotteryModal', { gameCode: 'SEA4' });
  await expect
    .poll(() => app.sent('launchGame'))
    .toMatchObject([{ ...common, prizeMode: 'SEA', view: 'betting', gameCode: 'SEA4' }]);
  await expect.element(page.getByRole('dialog', { name: 'Sea lottery' })).toBeVisible();
});

test.each([
  [{ vassalage: 'TCG_LOTTO_VN', accountTypeName: 'TCG_LOTTO_VN', gameCode: 'VN-HN' }, '/vnlottery?gameCode=VN-HN'],
  [{ vassalage: 'TCG_LOTTO_VN', accountTypeName: 'TCG_LOTTO_VN' }, '/vnlottery'],
  [{ vassalage: 'TCG_LOTTO', gameType: 'LOTT', gameCode: 'SPD5', defaultPlayType: 'STD' }, '/lottery?gameCode=SPD5&playType=STD'],
  [{ vassalage: 'QBL', gameType: 'ELOTT', gameCode: 'EL1' }, '/lottery'],
])('%j opens %s (LCH-02..06)', async (game, path) => {
  const { portal } = await open('/', { member });
  const paths: string[] = [];
  portal.router.navigate = (to) => void paths.push(to);
  const { startGame } = await import('#state/games/startGame.ts');
  await startGame(portal, game);
  expect(paths).toEqual([path]);
});
