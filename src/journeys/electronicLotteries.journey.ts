// covers: elott, lottery, side-menu, popular-lottery, game
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { pathOf } from './support/visitor.ts';

/** Expects the lottery in its frame, in its own prize mode, ready for a bet. */
async function expectOpen({ slot }: PortalUnderTest, game: string, mode: string): Promise<void> {
  const frame = slot('page/lottery').locator('iframe');
  await expect(frame).toHaveAttribute('src', new RegExp(`[?&]view=betting&mode=${mode}&game=${game}&`));
  const lobby = frame.contentFrame();
  await expect(lobby.locator('[data-balance]')).toHaveAttribute('data-balance', /^\d+\.\d\d$/);
  await expect(lobby.locator('.column').getByRole('button').first()).toBeVisible();
  await expect(lobby.locator('[data-issue]')).toHaveAttribute('data-issue', /^\d{8}(-\d{4})?$/);
}

const card = ({ slot }: PortalUnderTest, game: string) => slot('page/elott').locator(`[data-game="${game}"] h3 button`);

forBrands(allWhenDeep(memberBrands, 0), () => {
  test('every e-lottery opens with and without a play type, and stays after a reload', deepOnly, async ({ portal }) => {
    const { page } = portal;
    await portal.open('/elott', { as: 'member01' });
    for (const [game, mode, path] of [
      ['EL1', 'Elott', '/lottery?gameCode=EL1&playType=STANDARD'],
      ['EL3', 'Elott', '/lottery?gameCode=EL3&playType=STANDARD'],
      ['EL5', 'Elott', '/lottery'],
      ['ELB', 'Elott', '/lottery'],
      ['ZY5', 'ZY', '/lottery?gameCode=ZY5&playType=STANDARD'],
      ['ZY10', 'ZY', '/lottery'],
      ['DICE3', 'Lott', '/lottery'],
    ] as const) {
      await navigateInApp(portal, '/elott');
      await card(portal, game).click();
      await expectOpen(portal, game, mode);
      expect(pathOf(portal)).toBe(path);
    }
    await page.reload();
    await expectOpen(portal, 'DICE3', 'Lott');
    // a shared address contains only the lottery
    await portal.open('/lottery?gameCode=EL1&playType=STANDARD');
    await expectOpen(portal, 'EL1', 'Elott');
  });

  test('the side menu opens the lotteries of a vendor, and the games of its list', deepOnly, async ({ portal }) => {
    const { say, slot } = portal;
    await portal.open('/', { as: 'member01' });
    const menu = slot('region/sideMenu');
    await menu.locator('[data-entry="lott"]').click();
    await menu.locator('[data-entry="lott-TCG_LOTTO"]').click();
    await expect.poll(() => pathOf(portal)).toBe('/elott?vendor=TCG_LOTTO');
    await expect(card(portal, 'SPD5')).toBeVisible();
    await expect(card(portal, 'EL1')).toHaveCount(0);

    await menu.locator('[data-entry="elott"]').click();
    await menu.locator('[data-entry="elott-QBL"]').click();
    await expect.poll(() => pathOf(portal)).toBe('/elott?vendor=QBL');
    await expect(card(portal, 'EL1')).toBeVisible();
    await expect(card(portal, 'SPD5')).toHaveCount(0);
    const games = slot('page/elott').getByRole('list', { name: say('game-list:title', { vendor: 'Quickball' }) });
    const asked = portal.page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
    await games.locator('article').first().getByRole('button').first().click();
    const { gameCode, prizeMode } = (await asked).postDataJSON() as { gameCode: string; prizeMode: string };
    expect(gameCode).toMatch(/^QBLELOTT\d+$/);
    expect(prizeMode).toBe('Elott');
    await expectOpen(portal, gameCode, 'Elott');
  });

  test("the e-lottery vendor's tile opens its games, with a login button for a visitor", deepOnly, async ({ portal }) => {
    const { say, slot } = portal;
    await portal.open('/elott');
    await slot('page/elott')
      .getByRole('button', { name: say('portal:play_game', { name: 'Quickball' }) })
      .click();
    await expect.poll(() => pathOf(portal)).toBe('/elott?vendor=QBL');
    await expect(card(portal, 'EL1')).toBeVisible();
    await slot('page/elott')
      .getByRole('button', { name: say('portal:login'), exact: true })
      .click();
    await expect(slot('modal/loginPopupModal')).toBeVisible();
  });
});
