// covers: wallets, transfers, centre, header
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { formatMoney } from '#engine/money/money.ts';
import { deepOnly } from './support/selection/depth.ts';
import { agentBrand, expect, type PortalUnderTest, test } from './support/portal.ts';

const moneyOf = ({ snapshot }: PortalUnderTest, amount: string) =>
  formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';

/** Opens a panel of the member centre for a seed user. */
async function openPanel(portal: PortalUnderTest, panel: string, as = 'member01') {
  await portal.open(`/promotions?centre=member.${panel}`, { as });
  const root = portal.slot(`panel/${panel}`);
  await expect(root).toHaveAttribute('data-state', 'ready');
  return {
    root,
    amount: root.locator('input[name="amount"]'),
    press: (action: string, scope = root) => scope.locator(`[data-action="${action}"]`).click(),
    confirm: (action: string) => portal.page.locator(`dialog [data-action="${action}"]`).click(),
    row: (vendor: string) => root.locator(`[data-row="${vendor}"]`),
    total: (name: string) => root.locator(`[data-total="${name}"]`),
  };
}

/** With the form of the open wallets: into a vendor, out of it, in again, and all of it back at once. */
async function moveToAndFro({ root, amount, press, confirm, total }: Awaited<ReturnType<typeof openPanel>>) {
  const vendor = await root.locator('select[name="to"]').inputValue();
  const before = await total('balance').innerText();
  for (const from of ['MAIN', vendor, 'MAIN']) {
    await root.locator('select[name="from"]').selectOption(from);
    await amount.fill('5');
    await press('transfer');
    await confirm('confirmTransfer');
    await expect(amount).toHaveValue('');
    await (from === 'MAIN' ? expect(total('balance')).not.toHaveText(before) : expect(total('balance')).toHaveText(before));
  }
  await press('recallAll');
  await confirm('confirmRecall');
  await expect(root.locator('[data-action="recallAll"]')).toBeDisabled();
}

test('money goes into a vendor, out of it and back at once; sums, header and records follow (TRF-01, TRF-04)', async ({
  portal,
}) => {
  const { page, say, slot } = portal;
  const money = (amount: string) => moneyOf(portal, amount);
  const { root, amount, press, confirm, row, total } = await openPanel(portal, 'transferFund');
  await expect(total('sumBalance')).toHaveText(money('1371.25'));
  // the reply is kept for the tab (WAL-05)
  expect(await page.evaluate(() => sessionStorage.getItem('merchantWallet'))).toContain('isSingle');

  await press('transferIn', row('KGR'));
  for (const [typed, fault] of [
    ['0', 'zero'],
    ['-1', 'negative'],
    ['1e9', 'characters'],
    ['0,001', 'decimals'],
    ['1250,51', 'above_balance'],
    ['9'.repeat(40), 'too_long'],
  ] as const) {
    await amount.fill(typed);
    await press('transfer');
    await expect(amount).toHaveAccessibleDescription(say(`writes:amount_${fault}`, { limit: money('1250.50'), decimal: ',' }));
  }
  await amount.fill('50,25');
  await press('transfer');
  await confirm('confirmTransfer');
  await expect(row('KGR').locator('[data-column="balance"]')).toContainText(money('51.00'));
  await expect(total('balance')).toHaveText(money('1200.25'));
  await expect(total('sumBalance')).toHaveText(money('1371.25'));

  await press('transferOut', row('IA'));
  await press('max');
  await press('transfer');
  await confirm('confirmTransfer');
  await expect(total('balance')).toHaveText(money('1320.25'));
  await expect(row('IA')).toHaveCount(0);
  await press('recallAll');
  await confirm('confirmRecall');
  await expect(total('balance')).toHaveText(money('1371.25'));
  await expect(slot('modal/centre').getByText(money('1371.25')).first()).toBeVisible();
  await expect(root.locator('[data-action="recallAll"]')).toBeDisabled();

  await root.getByRole('tab', { name: say('wallets:view_transfers') }).click();
  await expect(root.locator('tbody tr').first().locator('[data-column="amount"]')).toContainText(money('51.00'));
  await root.locator('select[name="type"]').selectOption('VENDOR_IN');
  await expect(root.locator('tbody tr').first().locator('[data-column="to"]')).toContainText('Kingsrow');
});

test(
  'a transfer whose reply is lost is found in the records, and was carried out once (TRF-01)',
  deepOnly,
  async ({ portal }) => {
    const { page, say, sandbox, problems } = portal;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(endpoints.walletTransfer.path)) keys.push(request.headers()['idempotency-key']);
    });
    const { root, amount, press, confirm, row, total } = await openPanel(portal, 'transferFund');
    problems.expect(/Failed to load resource/);
    await sandbox.fault('walletTransfer', 'lost', 1);
    await sandbox.fault('walletTransferRecords', '500');
    await press('transferIn', row('KGR'));
    await amount.fill('50');
    await press('transfer');
    await confirm('confirmTransfer');
    await expect(root.getByText(say('writes:unknown'))).toBeVisible();
    // the question stays over a reload
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(root.getByText(say('writes:unknown'))).toBeVisible();
    await sandbox.clearFaults();
    await root.getByRole('button', { name: say('writes:check_again') }).click();
    await expect(root.getByText(say('writes:earlier_done'))).toBeVisible();
    await expect(total('balance')).toHaveText(moneyOf(portal, '1200.50'));
    await expect(row('KGR').locator('[data-column="balance"]')).toContainText(moneyOf(portal, '50.75'));
    expect(keys).toHaveLength(1);
  },
);

test(
  'money goes to the upline with the transaction password, and stands in the records (TRF-02)',
  deepOnly,
  async ({ portal }) => {
    const { say } = portal;
    const { root, amount, press, confirm } = await openPanel(portal, 'transferUpline');
    const password = root.locator('input[name="paymentPassword"]');
    await expect(root.locator('input[name="account"]')).toHaveValue('agent001');
    await amount.fill('20');
    await root.locator('input[name="remark"]').fill('Obrigada');
    await password.fill('000000');
    await press('transferUpline');
    await confirm('confirmUpline');
    await expect(password).toHaveAccessibleDescription(say('errors:payment_password_wrong'));
    await password.fill('482913');
    await press('transferUpline');
    await confirm('confirmUpline');
    await expect(root.getByText(/WT\d{6}/)).toBeVisible();
    await expect(root.getByText(say('transfers:available', { amount: moneyOf(portal, '1230.50') }))).toBeVisible();
    await root.getByRole('tab', { name: say('transfers:view_records') }).click();
    await expect(root.locator('tbody tr')).toHaveCount(1);
    await expect(root.locator('tbody [data-column="to"]')).toContainText('agent001');
  },
);

test('a member without a transaction password is led to the security centre', deepOnly, async ({ portal }) => {
  const { slot } = portal;
  const { press } = await openPanel(portal, 'transferUpline', 'default1');
  await press('setPaymentPassword');
  await expect(slot('panel/securityCenter')).toBeVisible();
  await expect(slot('panel/securityCenter').locator('input[name="newPassword"]')).toBeVisible();
});

test('one wallet for all vendors is explained (WAL-06)', deepOnly, async ({ portal }) => {
  const { say, sandbox } = portal;
  await sandbox.scenario('single-wallet');
  const { root } = await openPanel(portal, 'transferFund', 'rank0004');
  await expect(root.getByText(say('wallets:single'))).toBeVisible();
  await expect(root.locator('[data-action]')).toHaveCount(0);
});

test.describe('orvane', () => {
  test.use({ brand: 'orvane' });
  test('moves money, has no transfer to the upline, and wallets without its filter', deepOnly, async ({ portal }) => {
    const opened = await openPanel(portal, 'transferFund');
    const { root } = opened;
    await expect(portal.page.locator('[data-entry="transferUpline"]')).toHaveCount(0);
    await moveToAndFro(opened);
    await root.getByRole('tab', { name: portal.say('wallets:view_transfers') }).click();
    await expect(root.locator('select[name="status"]')).toBeVisible();
    await expect(root.locator('select[name="type"]')).toHaveCount(0);
  });
});

test.describe(agentBrand, () => {
  test.use({ brand: agentBrand });
  test('an agent moves money to vendors and back', deepOnly, async ({ portal }) => {
    await moveToAndFro(await openPanel(portal, 'transferFund', 'agent001'));
  });
});

test.describe('mayloc', () => {
  test.use({ brand: 'mayloc' });
  test(
    'moves money to vendors and to the upline; wallets without money show from the start, one under maintenance is closed',
    deepOnly,
    async ({ portal }) => {
      const opened = await openPanel(portal, 'transferFund');
      const { row } = opened;
      await expect(row('MSN').locator('[data-action="transferIn"]')).toBeEnabled();
      await expect(row('MSN').locator('[data-action="transferOut"]')).toBeDisabled();
      await expect(row('CIN').locator('[data-action="transferIn"]')).toBeDisabled();
      await moveToAndFro(opened);
      await portal.slot('modal/centre').locator('[data-entry="transferUpline"]').click();
      const upline = portal.slot('panel/transferUpline');
      await upline.locator('input[name="amount"]').fill('20');
      await upline.locator('input[name="paymentPassword"]').fill('482913');
      await opened.press('transferUpline', upline);
      await opened.confirm('confirmUpline');
      await expect(upline.getByText(/WT\d{6}/)).toBeVisible();
    },
  );
});
