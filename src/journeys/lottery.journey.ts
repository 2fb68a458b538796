// covers: elott, lottery, vnlottery, login, header
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { sendLogin } from './support/visitor.ts';

const seconds = (text: string) => {
  const [hours = 0, minutes = 0, rest = 0] = (text.match(/\d\d/g) ?? []).slice(-3).map(Number);
  return hours * 3_600 + minutes * 60 + rest;
};

forBrands(sampled(memberBrands, 2), () => {
  test('a lottery is found by its group, played in the lobby, and closed again', deepOnly, async ({ portal }) => {
    const { page, slot, say, sandbox } = portal;
    await portal.open('/elott', { as: 'member01' });
    const balance = slot('region/header').getByRole('group', { name: say('portal:balance') });
    await page.getByRole('tab', { name: say('lottery:all') }).click();
    const card = slot('page/elott').locator('[data-game="SPD5"]');
    await expect(card.getByRole('list')).toBeVisible();
    await card.locator('h3 button').click();
    await expect(page).toHaveURL(/\/lottery\?gameCode=SPD5&playType=STANDARD$/);
    const frame = slot('page/lottery').locator('iframe');
    const address = new URL((await frame.getAttribute('src')) ?? '', portal.origin);
    expect(address.origin).not.toBe(portal.origin);
    expect(address.searchParams.get('view')).toBe('betting');
    expect(address.searchParams.get('back')).toBe(`${portal.origin}/elott`);
    await expect(balance).toContainText(/\d/);

    const before = await balance.innerText();
    const lobby = page.frameLocator('[data-slot="page/lottery"] iframe');
    const left = lobby.locator('[data-balance]');
    const wallet = (await left.getAttribute('data-balance')) ?? '';
    // what stands between close and draw is not bet on
    await sandbox.clock((5 - ((Date.now() / 60_000) % 5)) * 60_000 + 1_000);
    await page.reload();
    const keyOf = (column: number, digit: string) =>
      lobby.locator('.column').nth(column).getByRole('button', { name: digit, exact: true });
    for (const column of [0, 1, 2, 3]) await keyOf(column, '3').click();
    // an incomplete slip bets nothing
    const place = lobby.locator('.panel .main');
    await expect(lobby.locator('[data-bets]')).toHaveAttribute('data-bets', '0');
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await keyOf(4, '4').click();
    await keyOf(4, '8').click();
    await expect(lobby.locator('[data-total]')).toHaveAttribute('data-total', '4.00');
    await place.click();
    await expect(lobby.locator('[data-bet="waiting"]')).toHaveCount(1);
    await expect(left).toHaveAttribute('data-balance', (Number(wallet) - 4).toFixed(2));
    await expect(balance).not.toHaveText(before);
    await sandbox.clock(300_000);
    await page.reload();
    await expect(lobby.locator('[data-bet="won"], [data-bet="lost"]')).toHaveCount(1);
    await slot('page/lottery')
      .getByRole('button', { name: say('lottery:back') })
      .first()
      .click();
    await expect(slot('page/elott')).toBeVisible();
  });
});

test.describe('mayloc', () => {
  test.use({ brand: 'mayloc' });

  test('a Vietnamese lottery is selected, shows its countdown, and is starred for one user', deepOnly, async ({ portal }) => {
    const { page, slot, sandbox } = portal;
    await portal.open('/vnlottery?gameCode=VN-1', { as: 'member01' });
    const hero = slot('page/vnlottery').locator('section[data-game="VN-1"]');
    const results = slot('page/vnlottery').locator('[aria-labelledby="vn-result"]').first();
    const issue = async () => /#(\S+)/.exec(await results.innerText())?.[1];
    await expect(hero.getByRole('timer')).toBeVisible();
    const first = seconds(await hero.getByRole('timer').innerText());
    expect(first).toBeLessThanOrEqual(60);
    await expect.poll(async () => seconds(await hero.getByRole('timer').innerText())).not.toBe(first);
    const drawn = await issue();
    await sandbox.clock(120_000);
    // the next reply has the time
    await page.reload();
    await portal.ready();
    await expect.poll(issue).not.toBe(drawn);
    await expect(slot('page/vnlottery').getByRole('table').first().getByRole('row')).toHaveCount(11);

    await hero.locator('button[aria-pressed="false"]').click();
    await expect(hero.locator('button[aria-pressed="true"]')).toBeVisible();
    expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('lottFav:')))).toEqual([
      ['lottFav:member01', '["VN-1"]'],
    ]);
    await portal.open('/vnlottery?gameCode=VN-1', { as: 'rank0004' });
    await expect(hero.locator('button[aria-pressed="false"]')).toBeVisible();
  });

  test('the sea lottery opens over the page and closes again', deepOnly, async ({ portal }) => {
    const { slot, say } = portal;
    await portal.open('/elott?group=SEA', { as: 'member01' });
    await slot('page/elott').locator('[data-game="SEA4"] h3 button').click();
    const modal = slot('modal/seaLotteryModal');
    await expect(modal.locator('iframe')).toHaveAttribute('src', /mode=SEA/);
    await modal.getByRole('button', { name: say('portal:close') }).click();
    await expect(modal).toHaveCount(0);
  });

  test('a visitor gets the login, and then the lobby', deepOnly, async ({ portal }) => {
    const { slot } = portal;
    await portal.open('/lottery');
    await expect(slot('modal/loginPopupModal')).toBeVisible();
    await sendLogin(portal, slot('modal/loginPopupModal'), 'member01', seedUser(portal.brand, 'member01').password ?? '');
    await expect(slot('page/lottery').locator('iframe')).toHaveAttribute('src', /view=lobby/);
  });
});
