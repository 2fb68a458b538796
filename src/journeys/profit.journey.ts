// covers: centre
import type { MemberProfitResponse } from '#contract/types.ts';
import { formatMoney } from '#engine/money/money.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';

test(
  'profit and loss has sums above, a row for each category or day, and a total that is theirs (REC-03)',
  deepOnly,
  async ({ portal }) => {
    const { page, say, slot, snapshot } = portal;
    const panel = slot('panel/personalProfit');
    await portal.open('/promotions', { as: 'member01' });
    const answer = page.waitForResponse((response) => response.url().includes('by=CATEGORY'));
    await page.goto(`${portal.origin}/promotions?centre=member.personalProfit`);
    const { totals, rows } = ((await (await answer).json()) as { value: MemberProfitResponse }).value;
    const money = (amount: string) =>
      formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';
    await expect(panel.locator('dl [data-total="deposit"]')).toHaveText(money(totals.deposit ?? ''));
    await expect(panel.locator('dl [data-total="betAmount"]')).toHaveText(money(totals.betAmount));
    await expect(panel.locator('tfoot [data-total="betAmount"]')).toContainText(money(totals.betAmount));
    await expect(panel.locator('tbody tr')).toHaveCount(Math.min(10, rows.length));
    await expect(panel.locator('tbody [data-column="category"]').first()).toContainText(
      say(`records:category_${rows[0]?.category ?? ''}`),
    );

    await panel.getByRole('tab', { name: say('records:by_day') }).click();
    await expect(panel.locator('tbody tr').first().locator('[data-column="time"]')).toContainText(/\d{4}-\d{2}-\d{2}/);
    // the same days, the same sums
    await expect(panel.locator('tfoot [data-total="betAmount"]')).toContainText(money(totals.betAmount));
    await panel.locator('select[name="category"]').selectOption('RNG');
    await expect(panel.locator('tfoot [data-total="betAmount"]')).not.toContainText(money(totals.betAmount));
  },
);
