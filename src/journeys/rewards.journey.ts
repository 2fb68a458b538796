// covers: reward-centre, centre, promotion
import { readFileSync } from 'node:fs';
import { formatMoney } from '../engine/money/money.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';
import { pathOf } from './support/visitor.ts';

/** Leads to another panel by the centre's menu. */
async function show({ slot }: PortalUnderTest, entry: string): Promise<void> {
  await slot('modal/centre').locator(`[data-entry="${entry}"]`).click();
}

test.describe('rewards and bonuses', () => {
  test.use({ brand: 'mayloc' });

  test(
    'a claimed reward is in the balance, the bonus details, their export and the account record (RWD-01, RWD-02, MCO-10, MCO-11)',
    deepOnly,
    async ({ portal }) => {
      const { page, say, slot } = portal;
      await portal.open('/promotions?centre=member.bonusDetails', { as: 'member01' });
      await show(portal, 'rewardCenter');
      const panel = slot('panel/rewardCenter');
      const card = panel.locator('[data-reward="regular"]');
      await card.locator('[data-action="claimReward"]').click();
      const confirm = page.getByRole('dialog', { name: say('reward-centre:claimReward_title') });
      await confirm.locator('[data-action="claimReward"]').dblclick();
      const done = page.getByRole('dialog', { name: say('reward-centre:claimReward_done') });
      const reference = (/BX\d+/.exec((await done.textContent()) ?? '') ?? [''])[0];
      expect(reference).not.toBe('');
      await done
        .getByRole('button', { name: say('portal:close') })
        .last()
        .click();
      await expect(done).toBeHidden();
      await expect(card).toHaveAttribute('data-status', 'claimed');
      await expect(card.getByRole('button')).toBeDisabled();
      await panel.getByRole('tab', { name: say('reward-centre:group_claimable') }).click();
      await expect(card).toHaveCount(0);

      await show(portal, 'bonusDetails');
      const bonuses = slot('panel/bonusDetails');
      await bonuses.locator('select[name="type"]').selectOption('PROMOTION');
      await bonuses.locator('select[name="status"]').selectOption('claimed');
      const row = bonuses.locator(`[data-row="${reference}"]`);
      await expect(row.locator('[data-column="amount"]')).toContainText('15,00');
      await expect(bonuses.locator('tbody tr')).toHaveCount(1);
      await expect.poll(() => pathOf(portal)).toContain('c.status=claimed');
      const saved = page.waitForEvent('download');
      await bonuses.getByRole('button', { name: say('records:export') }).click();
      const file = readFileSync(await (await saved).path(), 'utf8');
      expect(file.trimEnd().split('\r\n')).toHaveLength(3);
      expect(file).toMatch(new RegExp(`[,;]'?${reference}[,;]`));

      await show(portal, 'accountRecord');
      const moved = slot('panel/transactionHistory').locator(`[data-row="${reference}"]`);
      await expect(moved.locator('[data-column="balanceAfter"]')).toContainText('12.515,00');
    },
  );

  test(
    'red envelopes are opened until none is left, and stand in their history and the bonus details (RWD-06)',
    deepOnly,
    async ({ portal }) => {
      const { page, say, slot } = portal;
      await portal.open('/promotions?centre=member.rewardCenter', { as: 'member01' });
      await slot('panel/rewardCenter').locator('[data-kind="redEnvelope"]').getByRole('button').click();
      const modal = slot('modal/redEnvelope');
      const open = modal.locator('[data-action="openRedEnvelope"]');
      for (const left of ['2', '1', '0']) {
        await open.click();
        await expect(modal.locator('[data-remaining]')).toHaveAttribute('data-remaining', left);
        await expect(modal.locator('[data-sealed="false"]')).toBeVisible();
        // a second click of the same press opens nothing, so the next press has to be one of its own
        await page.waitForTimeout(600);
      }
      await expect(open).toBeDisabled();
      await modal.getByRole('tab', { name: say('reward-centre:envelope_history_tab') }).click();
      await expect(modal.locator('tbody tr')).toHaveCount(3);
      await expect(modal.locator('tfoot')).toContainText('11,44');
      await page.keyboard.press('Escape');
      await show(portal, 'bonusDetails');
      await slot('panel/bonusDetails').locator('select[name="type"]').selectOption('RED_ENVELOPE');
      await expect(slot('panel/bonusDetails').locator('tbody tr')).toHaveCount(3);
    },
  );

  test('a Zalo reward asks for the number and gives up to the brand’s amount (RWD-05)', deepOnly, async ({ portal }) => {
    const { page, say, slot, snapshot } = portal;
    await portal.open('/promotions?centre=member.rewardCenter', { as: 'member01' });
    const card = slot('panel/rewardCenter').locator('[data-kind="zalo"]');
    const { currency, constants } = snapshot.brand;
    const most = formatMoney(constants.zaloRewardMax, { ...currency, language: snapshot.texts.language }) ?? 'no amount';
    await expect(card).toContainText(most);
    await card.locator('[data-action="claimReward"]').click();
    const confirm = page.getByRole('dialog', { name: say('reward-centre:claimReward_title') });
    await confirm.locator('input[name="socialId"]').fill('12ab');
    await confirm.locator('[data-action="claimReward"]').click();
    await expect(confirm.getByText(say('promotion:contact_wrong'))).toBeVisible();
    await confirm.locator('input[name="socialId"]').fill('84912000001');
    await confirm.locator('[data-action="claimReward"]').click();
    await expect(page.getByRole('dialog', { name: say('reward-centre:claimReward_done') })).toContainText('58,00');
  });
});

test.describe('where offers to new players are forbidden', () => {
  test.use({ brand: 'folia' });

  test(
    'a raffle is drawn once from the reward centre, and no red envelope is offered (RWD-03, RWD-06)',
    deepOnly,
    async ({ portal }) => {
      const { page, say, slot } = portal;
      await portal.open('/promotions?centre=member.rewardCenter', { as: 'member01' });
      const panel = slot('panel/rewardCenter');
      const card = panel.locator('[data-reward="wheel"]');
      await card.locator('[data-action="claimRaffle"]').click();
      const won = page.getByRole('dialog', { name: say('promotion:raffle_won', { prize: '' }) });
      await expect(won).toBeVisible();
      await won.getByRole('button', { name: say('portal:confirm'), exact: true }).click();
      await expect(card).toHaveAttribute('data-status', 'claimed');
      await expect(panel.locator('[data-kind="redEnvelope"]')).toHaveCount(0);
      await expect(panel.locator('[data-reward="hello"]')).toHaveCount(0);
    },
  );

  test(
    'every status has its button, and without rewards the panel leads to the promotions (RWD-04)',
    deepOnly,
    async ({ portal }) => {
      const { say, slot, sandbox, page } = portal;
      await portal.open('/', { as: 'member01' });
      await sandbox.scenario('every-reward-status');
      await page.goto(`${portal.origin}/promotions?centre=member.rewardCenter`);
      const panel = slot('panel/rewardCenter');
      for (const [status, isEnabled] of Object.entries({
        join: true,
        claim: true,
        applying: false,
        rejected: false,
        closed: false,
      })) {
        const button = panel.locator(`[data-reward="status-${status}"]`).getByRole('button');
        await (isEnabled ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
      }
      await sandbox.scenario('no-rewards');
      await page.reload();
      await expect(panel).toHaveAttribute('data-state', 'empty');
      await panel.getByRole('link', { name: say('reward-centre:to_promotions') }).click();
      await expect.poll(() => pathOf(portal)).toBe('/promotions');
    },
  );
});
