// covers: withdraw, centre, security-centre
import { formatMoney } from '#engine/money/money.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { agentBrand, allBrands, expect, forBrands, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';

const moneyOf = ({ snapshot }: PortalUnderTest, amount: string) =>
  formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Requests a withdrawal in the open panel, and returns its reference number. */
async function request(portal: PortalUnderTest, amount: string): Promise<string> {
  const { page, slot, say } = portal;
  const panel = slot('panel/withdrawForm');
  await panel.locator('input[name="amount"]').fill(amount);
  await panel.locator('input[name="paymentPassword"]').fill('482913');
  await panel.locator('[data-action="applyWithdraw"]').click();
  await page.locator('[data-action="confirmApplyWithdraw"]').click();
  const done = panel.getByRole('status').filter({ hasText: say('withdraw:requested') });
  await expect(done).toBeVisible();
  const reference = /WX\d+/.exec((await done.textContent()) ?? '')?.[0] ?? 'no reference';
  const latest = panel.locator('section[data-status]');
  await expect(latest).toContainText(reference);
  await expect(latest).toHaveAttribute('data-status', 'PENDING');
  return reference;
}

/** From an empty security centre: transaction password, real name and a bank card. */
async function prepare({ page, origin, slot }: PortalUnderTest): Promise<void> {
  await page.goto(`${origin}/promotions?centre=member.securityCenter`);
  const rowOf = (name: string) => slot('panel/security').locator(`[data-row="${name}"]`);
  const save = (name: string) => rowOf(name).locator('[data-action="save"]').click();
  await rowOf('paymentPassword').locator('[data-action="paymentPassword"]').click();
  for (const field of ['newPassword', 'confirmNewPassword'])
    await rowOf('paymentPassword').locator(`input[name="${field}"]`).fill('482913');
  await save('paymentPassword');
  await rowOf('payeeName').locator('[data-action="payeeName"]').click();
  await rowOf('payeeName').locator('input[name="payeeName"]').fill('Bea Winter');
  await save('payeeName');
  await expect(rowOf('payeeName').locator('[data-action="payeeName"]')).toHaveCount(0);
  await rowOf('bankCards').locator('[data-action="bankCards"]').click();
  await rowOf('bankCards').locator('[data-action="addBankCard"]').click();
  await rowOf('bankCards').locator('select[name="bank"]').selectOption({ index: 1 });
  await rowOf('bankCards').locator('input[name="accountNumber"]').fill('5550001234');
  await save('bankCards');
  await expect(rowOf('bankCards').getByText('•••• 1234')).toBeVisible();
}

async function openPanel({ page, origin, slot }: PortalUnderTest, query = ''): Promise<void> {
  await page.goto(`${origin}/promotions?centre=member.withdraw${query}`);
  await expect(slot('panel/withdraw')).toHaveAttribute('data-state', query === '' ? 'ready' : /ready|empty/);
}

forBrands(allWhenDeep(allBrands, 1), (brand) => {
  const account = brand === agentBrand ? 'agent001' : 'member01';
  test('withdrawals are received, in part, not received with proof, and counted as received when nobody answers', async ({
    portal,
  }) => {
    const { page, slot, say, sandbox } = portal;
    const panel = slot('panel/withdraw');
    const receipt = slot('modal/withdrawReceiptModal');
    const today = panel.locator('[data-total="available"]');
    const inBalance = panel.locator('[data-total="balance"]');
    const { balance = '' } = seedUser(brand, account);
    const left = (change: string) => moneyOf(portal, sumAmounts(balance, change) ?? '');
    // half an hour passes: where the brand has a reality check, it asks
    const check = slot('modal/realityCheckModal');
    await page.addLocatorHandler(check, () => check.getByRole('button', { name: say('reality-check:go_on') }).click());
    // to noon at the brand's: what is counted by days would begin anew half-way
    const now = Date.now();
    await sandbox.clock((36 * HOUR - (now - dayIn(portal.snapshot.brand.timeZone, now).start)) % (24 * HOUR));
    // the largest withdrawal is no limit of the day, also for an agent
    await sandbox.settings({ withdrawal: { daily: 4, max: '100000.00', requiredTurnover: '0.00' } });
    await portal.open('/promotions', { as: account });
    await openPanel(portal);
    await expect(today).toHaveText(left('0'));
    const references: string[] = [];
    for (const amount of ['100', '110', '120', '130']) references.push(await request(portal, amount));
    // the count of the day is used up
    await expect(today).toHaveText(moneyOf(portal, '0'));
    await expect(inBalance).toContainText(left('-466.00'));
    await sandbox.clock(2 * MINUTE);
    await openPanel(portal);
    await expect(panel.locator('section[data-status]')).toHaveAttribute('data-status', 'DISBURSED');
    await expect(panel.getByText(say('withdraw:to_confirm', { count: 4 }))).toBeVisible();
    await panel.locator('[data-action="showDisbursed"]').click();
    await expect(panel.locator('tbody tr')).toHaveCount(4);
    const badge = slot('modal/centre').locator('[data-badge="withdrawalsToConfirm"]');
    await expect(badge).toContainText('4');

    const open = async (reference: string, result: string) => {
      await panel.locator(`[data-row="${reference}"] [data-action="confirmReceipt"]`).click();
      await expect(receipt.getByRole('timer')).toBeVisible();
      await receipt.locator(`input[value="${result}"]`).check();
    };
    const declare = async (words: string) => {
      await receipt.locator('[data-action="confirmWithdraw"]').click();
      await page.locator('[data-action="confirmConfirmWithdraw"]').click();
      await expect(receipt.getByText(words)).toBeVisible();
      await receipt
        .getByRole('button', { name: say('portal:close') })
        .last()
        .click();
      await expect(receipt).toBeHidden();
    };
    await open(references[0]!, 'RECEIVED');
    await declare(say('records:message_withdrawRecords_RECEIVED'));
    await expect(badge).toContainText('3');

    await open(references[1]!, 'PARTIALLY_RECEIVED');
    await receipt.locator('input[name="receivedAmount"]').fill('60');
    await declare(say('records:message_withdrawRecords_PARTIALLY_RECEIVED'));

    await open(references[2]!, 'NOT_RECEIVED');
    await receipt.locator('[data-action="confirmWithdraw"]').click();
    await expect(receipt.getByText(say('errors:upload_proof'))).toBeVisible();
    await receipt.locator('input[type="file"]').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: png });
    await receipt.locator('textarea[name="remark"]').fill('The account shows nothing.');
    await declare(say('records:message_withdrawRecords_NOT_RECEIVED'));
    await expect(panel.locator('tbody tr')).toHaveCount(1);
    await expect(badge).toContainText('1');

    await sandbox.clock(30 * MINUTE);
    await openPanel(portal, '&c.view=records');
    const row = panel.locator(`[data-row="${references[3]!}"]`);
    await expect(row.locator('[data-column="status"]')).toContainText(say('records:status_FORCED_RECEIVED'));
    await expect(row.locator('[data-column="amount"]')).toContainText(moneyOf(portal, '130.00'));
    await expect(row.locator('[data-action="confirmReceipt"]')).toHaveCount(0);
    await row.locator('[data-column="time"]').click();
    await expect(portal.page.getByText(say('records:message_withdrawRecords_FORCED_RECEIVED'))).toBeVisible();
    // what is owed came back after the review: 50 of 110, and 120 with its fee
    await expect(inBalance).toContainText(left('-294.50'));
  });
});

test('from an empty security centre a withdrawal is requested', deepOnly, async ({ portal }) => {
  const { sandbox } = portal;
  await sandbox.settings({ withdrawal: { requiredTurnover: '0.00' } });
  await portal.open('/promotions', { as: 'bare0001' });
  await prepare(portal);
  await openPanel(portal);
  await request(portal, '100');
});

test('a lost answer is found in the records after a reload, and the money is taken once', deepOnly, async ({ portal }) => {
  const { page, slot, say, sandbox, problems } = portal;
  problems.expect(/Failed to load resource/);
  const panel = slot('panel/withdrawForm');
  await portal.open('/promotions', { as: 'member01' });
  await openPanel(portal);
  await sandbox.fault('applyWithdraw', 'lost', 1);
  await sandbox.fault('withdrawRecords', '500');
  await panel.locator('input[name="amount"]').fill('200');
  await panel.locator('input[name="paymentPassword"]').fill('482913');
  await panel.locator('[data-action="applyWithdraw"]').click();
  await page.locator('[data-action="confirmApplyWithdraw"]').click();
  await expect(panel.getByText(say('writes:unknown'))).toBeVisible();
  await sandbox.clearFaults();
  page.on('dialog', (dialog) => void dialog.accept());
  await openPanel(portal);
  await expect(panel.getByText(say('writes:earlier_done'))).toBeVisible();
  await expect(panel.locator('[data-total="available"]')).toHaveText(moneyOf(portal, '1049.00'));
});

test('without bank card and transaction password the security centre is one press away', deepOnly, async ({ portal }) => {
  const { slot } = portal;
  await portal.open('/promotions?centre=member.transactionHistory', { as: 'bare0001' });
  await slot('modal/centre').locator('[data-entry="withdraw"]').click();
  const panel = slot('panel/withdrawForm');
  await expect(panel.locator('[data-action="applyWithdraw"]')).toBeDisabled();
  await expect(panel.locator('[data-action="addBankCard"]')).toBeVisible();
  await expect(panel.locator('[data-action="setPaymentPassword"]')).toBeVisible();
});
