// covers: game, lobby, side-menu, login
import type { Page } from '@playwright/test';
import { gameOf, openWithGame } from './support/states/launch.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, pathOf, sendLogin } from './support/visitor.ts';

const LAUNCH = '/wps/game/launchGame';
const gamesOrigin = ({ session, origin }: PortalUnderTest) => `http://${session}.games.localhost:${new URL(origin).port}`;
const frame = ({ page }: PortalUnderTest) => page.locator('iframe');
/** A playable tile; games under maintenance are grey. */
const tile = ({ slot, say }: PortalUnderTest, place = 'page/lobby') =>
  slot(place)
    .locator('article')
    .filter({ hasNotText: say('portal:under_maintenance') })
    .first()
    .getByRole('button')
    .first();
const launches = (page: Page): unknown[] => {
  const made: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LAUNCH) made.push(request.postDataJSON());
  });
  return made;
};
const back = ({ page, say }: PortalUnderTest) => page.getByRole('button', { name: say('launch:back_to_games') }).first();

forBrands(sampled(memberBrands, 1), (brand) => {
  test("a room, a modal, a vendor's list: each plays and leads back", deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    const made = launches(page);
    await portal.open('/live?vendor=TAV', { as: 'member01' });
    await tile(portal).click();
    const rooms = slot('modal/gameRoomsModal');
    await rooms
      .getByRole('button')
      .filter({ hasText: say('launch:room_open') })
      .first()
      .click();
    await expect(rooms).toHaveCount(0);
    await expect(frame(portal)).toHaveAttribute('src', /[?&]room=\w/);
    expect(made).toMatchObject([{ vassalage: 'TAV', roomId: expect.any(String) }]);
    await back(portal).click();
    await expect.poll(() => pathOf(portal)).toBe('/live?vendor=TAV');

    await page.goBack();
    await portal.open('/live?vendor=LTL');
    await tile(portal).click();
    const popup = slot('modal/gamePopupModal');
    await expect(page.frameLocator('[data-slot="modal/gamePopupModal"] iframe').locator('[data-balance]')).toHaveText(/\d/);
    const asked = page.waitForResponse((response) => response.url().includes('alance') && response.ok());
    await popup.getByRole('button', { name: say('portal:close') }).click();
    await expect(popup).toHaveCount(0);
    await asked;
    expect(pathOf(portal)).toBe('/live?vendor=LTL');

    const menu = slot('region/sideMenu');
    await menu.locator('[data-entry="rng"]').click();
    await menu.locator('[data-entry="rng-EMB"]').click();
    await expect.poll(() => pathOf(portal)).toBe('/rng');
    await expect(slot('modal/gameListModal').locator('article')).toHaveCount(42);
    await tile(portal, 'modal/gameListModal').click();
    await expect(frame(portal)).toBeVisible();
    expect(made.at(-1)).toMatchObject({ vassalage: 'EMB', gameId: expect.any(String) });
    expect(made).toHaveLength(3);
  });

  test(
    'money moves to another wallet only with consent; a game under maintenance is not launched',
    deepOnly,
    async ({ portal }) => {
      const { page, say } = portal;
      const made = launches(page);
      await portal.open('/rng?vendor=MSN', { as: 'member01' });
      await tile(portal).click();
      const question = page.getByRole('dialog', { name: say('launch:transfer_title') });
      await question.getByRole('button', { name: say('portal:cancel') }).click();
      await expect(question).toHaveCount(0);
      expect(pathOf(portal)).toBe('/rng?vendor=MSN');
      await tile(portal).click();
      await question.getByRole('button', { name: say('launch:transfer_confirm') }).click();
      // the game plays with the money of that wallet
      await expect(page.frameLocator('iframe').locator('[data-balance]')).toHaveAttribute(
        'data-balance',
        seedUser(brand, 'member01').balance ?? '',
      );
      expect(made).toMatchObject([{ confirmTrans: false }, { confirmTrans: false }, { confirmTrans: true }]);

      await portal.open('/rng?vendor=CIN', { as: 'member01' });
      await portal.slot('page/lobby').locator('article').first().getByRole('button').first().click();
      await expect(page.getByRole('dialog', { name: say('errors:game_maintenance') })).toBeVisible();
      expect(made).toHaveLength(3);
    },
  );
});

test(
  'an expired token at launch opens one login, after which the game launches; nothing is sent twice',
  deepOnly,
  async ({ portal }) => {
    const { page, slot, sandbox, problems } = portal;
    const made = launches(page);
    problems.expect(/Failed to load resource.*401/);
    await portal.open('/rng?vendor=INH', { as: 'member01' });
    await expect(tile(portal)).toBeVisible();
    await sandbox.fault('launchGame', '401', 1);
    await tile(portal).click();
    const popup = slot('modal/loginPopupModal');
    await expect(popup).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    const { password = '', nickname = '' } = seedUser('folia', 'member01');
    await sendLogin(portal, popup, 'member01', password);
    await expect(popup).toBeHidden();
    await expectMember(portal, nickname);
    expect(pathOf(portal)).toBe('/rng?vendor=INH');
    expect(made).toHaveLength(1);
    await tile(portal).click();
    await expect(frame(portal)).toBeVisible();
  },
);

test(
  'a game that refuses frames, never loads, or loads late shows a message and can be retried',
  deepOnly,
  async ({ portal }) => {
    const { page, say, slot } = portal;
    const games = gamesOrigin(portal);
    const made = launches(page);
    portal.problems.expect(/Refused to (display|frame)|frame-ancestors|violates the following/);
    let path = '/refuse';
    await page.route(`**${LAUNCH}`, (route) =>
      route.fulfill({
        json: {
          success: true,
          message: null,
          value: { game_url: games + path, game_url2: null, content: null, launchId: 't_1' },
        },
      }),
    );
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`${games}/hang`, async (route) => {
      await answered;
      await route.abort().catch(() => undefined);
    });
    await page.clock.install();
    await openWithGame(portal, gameOf('INH', 'RNG'));
    await expect(slot('page/game').locator('iframe')).toBeVisible();
    await expect(slot('page/game').getByText(say('launch:starting'))).toHaveCount(0);
    await page.clock.runFor(6_500);
    const hint = slot('page/game').getByText(say('launch:nothing_shown'));
    await expect(hint).toBeVisible();
    await expect(slot('page/game').getByRole('button', { name: say('launch:open_window') })).toBeVisible();

    path = '/hang';
    await slot('page/game')
      .getByRole('button', { name: say('portal:retry') })
      .click();
    await expect(slot('page/game').getByText(say('launch:starting'))).toBeVisible();
    await expect.poll(() => made.length).toBe(2);
    await expect(frame(portal)).toHaveAttribute('src', /hang$/);
    await page.clock.runFor(6_000);
    await expect(slot('page/game').getByText(say('launch:still_loading'))).toBeVisible();
    await expect(slot('page/game').getByText(say('launch:starting'))).toHaveCount(0);
    await page.clock.runFor(25_000);
    await expect(slot('page/game').getByRole('alert')).toContainText(say('errors:page_timeout'));
    await expect(frame(portal)).toHaveCount(0);
    answer();

    await page.unroute(`**${LAUNCH}`);
    await slot('page/game')
      .getByRole('alert')
      .getByRole('button', { name: say('portal:retry') })
      .click();
    await expect(page.frameLocator('iframe').locator('[data-balance]')).toHaveText(/\d/);
  },
);
