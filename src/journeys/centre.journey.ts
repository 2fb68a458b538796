// covers: centre, header, login
import { readFileSync } from 'node:fs';
import type { TransactionsResponse } from '#contract/types.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';
import { openAccountMenu, pathOf, sendLogin } from './support/visitor.ts';

test('the account record is filtered, paged, opened, exported, and stands in the address', deepOnly, async ({ portal }) => {
  const { page, say, slot } = portal;
  const centre = slot('modal/centre');
  const panel = slot('panel/transactionHistory');
  await portal.open('/promotions', { as: 'member01' });
  const menu = await openAccountMenu(portal);
  await menu.locator('[data-entry="accountRecord"]').click();
  await expect(centre).toHaveAttribute('data-menu', 'member');
  await expect(centre.locator('[data-entry="accountRecord"]')).toHaveAttribute('aria-current', 'page');

  const rows = panel.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await panel.locator('select[name="type"]').selectOption('PAYOUT');
  await expect(rows.first().locator('[data-column="type"]')).toContainText(say('records:type_PAYOUT'));
  await expect(panel.locator('[data-column="type"]', { hasText: say('records:type_BET') })).toHaveCount(0);
  const before = await rows.first().getAttribute('data-row');
  await panel.getByRole('button', { name: say('portal:page_number', { number: 2 }) }).click();
  await expect.poll(() => pathOf(portal)).toBe('/promotions?centre=member.transactionHistory&c.type=PAYOUT&c.page=2');
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(rows.first()).not.toHaveAttribute('data-row', before ?? '');
  const shown = await rows.first().getAttribute('data-row');
  await page.reload();
  await expect(rows.first()).toHaveAttribute('data-row', shown ?? '');

  await rows.first().locator('[data-column="time"]').click();
  const detail = page.getByRole('dialog', { name: say('records:details') });
  await expect(detail.getByText(shown ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  const count = Number((await panel.getByText(say('records:row_count', { count: '' }).trim()).textContent())?.match(/\d+/)?.[0]);
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: say('records:export') }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(file.trimEnd().split('\r\n')).toHaveLength(count + 2);
  expect(file).toMatch(new RegExp(`[,;]'?${shown}[,;]`));

  // on A4, from a dark theme: the table in black, its heads on each sheet, and nothing to press
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(centre.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(slot('page/promotions')).toBeHidden();
  for (const root of ['html', 'body']) await expect(page.locator(root)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(panel.locator('button:visible:not(th button)')).toHaveCount(0);
  await expect(panel.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(rows.first().locator('[data-column="amount"]')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await panel.locator('table').evaluate((table) => getComputedStyle(table.parentElement!).overflowX)).toBe('visible');
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  expect(pathOf(portal)).toBe('/promotions');
});

test('sums over all pages equal their rows, and bets are found by game', deepOnly, async ({ portal }) => {
  const { page, say, slot } = portal;
  await portal.open('/', { as: 'member01' });
  const panel = slot('panel/personalHistoryCopy');
  await page.goto(`${portal.origin}/?centre=member.personalHistoryCopy&c.date=yesterday`);
  const game = panel.locator('tbody tr').first().locator('[data-column="gameName"]');
  // the studio stands in the second line
  const [name = ''] = (await game.innerText()).split('\n');
  const field = panel.locator('input[name="gameName"]');
  if (!(await field.isVisible())) await panel.getByRole('button', { name: say('records:more_filters') }).click();
  await field.fill(name);
  const answer = page.waitForResponse((response) => response.url().includes('gameName='));
  await page.keyboard.press('Enter');
  const { value } = (await (await answer).json()) as { value: TransactionsResponse };
  await expect(panel.locator('tbody tr')).toHaveCount(Math.min(10, value.total));
  for (const cell of await panel.locator('tbody [data-column="gameName"]').all()) await expect(cell).toContainText(name);
  // what is typed stays out of the address
  expect(pathOf(portal)).not.toContain(name.split(' ')[0]);
});

test('a link into the centre asks a visitor to log in, and opens then; Back leaves it', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open('/promotions');
  await page.goto(`${portal.origin}/promotions?centre=member.transactionHistory&c.status=REJECTED`);
  const popup = slot('modal/loginPopupModal');
  await expect(popup).toBeVisible();
  await sendLogin(portal, popup, 'member01', 'River27Stone');
  const panel = slot('panel/transactionHistory');
  await expect(panel.locator('select[name="status"]')).toHaveValue('REJECTED');
  await page.goBack();
  await expect(slot('modal/centre')).toBeHidden();
});

test('closing goes back to the page as it was, however many panels were shown (MCO-17)', deepOnly, async ({ portal }) => {
  const { page, say, slot } = portal;
  await portal.open('/promotions', { as: 'member01' });
  const menu = await openAccountMenu(portal);
  await menu.locator('[data-entry="bettingRecord"]').click();
  const centre = slot('modal/centre');
  await expect(slot('panel/personalHistoryCopy')).toBeVisible();
  await centre.locator('[data-entry="accountRecord"]').click();
  await expect(slot('panel/transactionHistory')).toBeVisible();
  await expect(centre.locator('[data-entry="accountRecord"]')).toHaveAttribute('aria-current', 'page');
  await centre.getByRole('button', { name: say('portal:close') }).click();
  await expect(centre).toBeHidden();
  expect(pathOf(portal)).toBe('/promotions');
  // the entries of the centre are ahead, and none is behind
  await page.goForward();
  await expect(slot('panel/personalHistoryCopy')).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 834, height: 1112 }, hasTouch: true });

  test('targets for a finger are 44 px high in compact rows and in the choice of columns', deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    await portal.open('/?centre=member.transactionHistory', { as: 'member01' });
    const panel = slot('panel/transactionHistory');
    await expect(panel.locator('tbody tr')).toHaveCount(10);
    await panel.getByRole('button', { name: say('records:columns'), exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: say('records:columns_shown') });
    await dialog.getByText(say('records:density_compact'), { exact: true }).tap();
    // a tap on a handle shows the two buttons that move its column
    const steps = dialog.locator('[data-step]');
    await dialog.locator('li button').first().tap();
    await expect(steps).toHaveCount(2);
    for (const targets of [panel.locator('table button'), dialog.locator('button, label')]) {
      expect(await targets.count()).toBeGreaterThan(11);
      const low = await targets.evaluateAll((found) => {
        // an area around a target counts
        const heightOf = (target: Element) =>
          Math.max(target.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(target, '::after').height) || 0);
        return found.flatMap((target) => (heightOf(target) < 44 ? [target.outerHTML.slice(0, 160)] : []));
      });
      expect(low).toEqual([]);
    }
  });
});

test('a demo account is told what it needs, and nothing opens (ROL-08, ROL-09)', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open('/?centre=member.transactionHistory', { as: 'demo0001' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(slot('modal/centre')).toBeHidden();
  await expect.poll(() => pathOf(portal)).toBe('/');
});

test('a session that ends closes the centre behind the login, and it comes back where it was', deepOnly, async ({ portal }) => {
  const { sandbox, slot, problems } = portal;
  problems.expect(/401/);
  await portal.open('/?centre=member.transactionHistory&c.type=DEPOSIT', { as: 'member01' });
  const panel = slot('panel/transactionHistory');
  await expect(panel.locator('select[name="type"]')).toHaveValue('DEPOSIT');
  await expect(panel.locator('tbody tr').first()).toBeVisible();
  await sandbox.fault('memTransDet', '401', 1);
  await panel.locator('select[name="type"]').selectOption('BONUS');
  const popup = slot('modal/loginPopupModal');
  await expect(popup).toBeVisible();
  await expect(panel).toBeHidden();
  await sendLogin(portal, popup, 'member01', 'River27Stone');
  await expect(panel.locator('select[name="type"]')).toHaveValue('BONUS');
});
