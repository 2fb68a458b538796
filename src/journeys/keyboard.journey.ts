// covers: deposit, withdraw, centre, home, side-menu, lobby, promotions, promotion, notices
import type { Locator, Page } from '@playwright/test';
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';
import { pathOf } from './support/visitor.ts';

const MOST_TABS = 90;

/** Presses Tab until the element has the focus, which must be visible all the way. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_TABS; step += 1) {
    await page.keyboard.press(key);
    const here = await target.evaluate((element) => element === document.activeElement);
    if (!here) continue;
    expect(await ringed(page), `the focus on ${String(target)}`).toBe(true);
    return;
  }
  throw new Error(`${String(target)} is not reached by ${key}.`);
}

/** Whether the focused element, or an ancestor, is rendered differently than without focus. */
const ringed = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const shown = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const element = document.activeElement;
    return (
      element?.matches(':focus-visible') === true &&
      [element, element.parentElement, element.parentElement?.parentElement ?? null, element.firstElementChild].some((one) =>
        shown(one),
      )
    );
  });

test('by keyboard only: browse, search, star, read a promotion, open and close a dialog', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open('/', { as: 'member01' });
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  const menu = slot('region/sideMenu');
  await tabTo(page, slot('section/categories').locator('a[href="/rng"]'));
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(portal)).toBe('/rng');

  const search = page.getByRole('searchbox');
  await tabTo(page, search);
  const tiles = slot('page/lobby').locator('article');
  await expect(tiles).toHaveCount(42);
  const name = (await tiles.first().locator('p').first().textContent()) ?? '';
  await page.keyboard.type(name);
  await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(name);
  await expect(search).toBeFocused();
  const star = tiles.first().locator('button[aria-pressed]');
  await expect(tiles.first().locator('p').first()).toContainText(name);
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeFocused();

  await tabTo(page, menu.locator('[data-entry="promotions"]'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(portal)).toBe('/promotions');
  await expect(menu.locator('[data-entry="promotions"]')).toHaveAttribute('aria-current', 'page');
  await tabTo(page, slot('page/promotions').locator('li:has(h2) a').first());
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(portal)).toMatch(/^\/promotions\/./);
  await expect(slot('page/promotionDetail').getByRole('heading', { level: 1 })).toBeVisible();

  const support = menu.locator('[data-entry="support"]');
  await tabTo(page, support, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const announcements = menu.locator('[data-entry="announcements"]');
  await tabTo(page, announcements);
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(announcements).toBeFocused();
});

test('by keyboard only: a deposit, a withdrawal, and the confirmation of its receipt', deepOnly, async ({ portal }) => {
  const { page, say, slot, sandbox } = portal;
  const action = (name: string) => page.locator(`[data-action="${name}"]`);
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await portal.open('/?centre=member.depositv2', { as: 'member01' });
  const deposit = slot('panel/deposit');
  await tabTo(page, deposit.locator('[data-channel] input:checked'));
  await page.keyboard.press('ArrowDown');
  await expect(deposit.locator('[data-channel="lume-pay"] input')).toBeChecked();
  await tabTo(page, deposit.locator('input[name="amount"]'));
  // more than was ever deposited: it is asked first
  await page.keyboard.type('4000');
  await page.keyboard.press('Enter');
  await press(action('applyDeposit'));
  await press(action('depositPaid'));
  await expect(deposit.getByText(say('deposit:message_PAID'))).toBeVisible();

  const entry = slot('modal/centre').locator('[data-entry="withdraw"]');
  await tabTo(page, entry, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const withdraw = slot('panel/withdrawForm');
  await tabTo(page, withdraw.locator('input[name="amount"]'));
  await page.keyboard.type('100');
  await tabTo(page, withdraw.locator('input[name="paymentPassword"]'));
  await page.keyboard.type('482913');
  await page.keyboard.press('Enter');
  await press(action('confirmApplyWithdraw'));
  await expect(withdraw.getByText(say('withdraw:requested'))).toBeVisible();

  await sandbox.clock(120_000);
  await page.reload();
  await press(action('showDisbursed'));
  await press(slot('panel/withdraw').locator('tbody [data-action="confirmReceipt"]'));
  const receipt = slot('modal/withdrawReceiptModal');
  await tabTo(page, receipt.locator('input[type="radio"]').first());
  await page.keyboard.press('Space');
  await press(receipt.locator('[data-action="confirmWithdraw"]'));
  await press(action('confirmConfirmWithdraw'));
  await expect(receipt.getByText(say('records:message_withdrawRecords_RECEIVED'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(slot('panel/withdraw').locator('tbody tr')).toHaveCount(0);
});
