import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { amount, button, confirm, dialog, openWallets } from './walletsHost.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test('an amount goes into a vendor after a question with all figures, and the result has its reference (TRF-01)', async () => {
  const { sent, states } = await openWallets();
  await expect.element(page.getByText('$135.50')).toBeVisible();
  expect(states.at(-1)).toBe('ready');
  await userEvent.click(button('Move money to Monsoon'));
  await expect.element(amount()).toHaveFocus();
  await userEvent.fill(amount(), '10');
  await userEvent.click(button('Transfer'));
  for (const figure of ['Main wallet', 'Monsoon', '$10.00', '$100.00'])
    await expect.element(dialog().getByText(figure, { exact: true })).toBeVisible();
  expect(sent('walletTransfer')).toHaveLength(0);
  await confirm();
  await expect.element(page.getByText(/\$10\.00 is now in: Monsoon\./)).toBeVisible();
  await expect.element(page.getByText('Reference WT000001')).toBeVisible();
  expect(sent('walletTransfer').map(({ request }) => request)).toEqual([
    { type: 'VENDOR_IN', from: 'MAIN', to: 'MSN', amount: '10' },
  ]);
  await expect.element(amount()).toHaveValue('');
  // balance and wallets are read again (TRF-04)
  await expect.poll(() => sent('balance').length).toBeGreaterThan(1);
  await expect.poll(() => sent('vendorWallets').length).toBeGreaterThan(1);
});

test.each([
  ['', 'Enter an amount.'],
  ['0', 'The amount must be above zero.'],
  ['-1', 'The amount must be above zero, without a minus sign.'],
  ['1e9', 'Use digits only, with “.” before the decimals.'],
  ['1,2,5', 'Write the decimals after “.” and check the separators.'],
  ['0.001', 'Use at most two decimals, after “.”.'],
  ['20.51', 'This is more than you have available: $20.50.'],
  ['7'.repeat(40), 'This amount has too many digits.'],
])('the amount %j is refused at its field, and nothing is asked or sent', async (typed, message) => {
  const { sent } = await openWallets();
  await userEvent.click(button('Take money out of Monsoon'));
  await userEvent.fill(amount(), typed);
  await userEvent.click(button('Transfer'));
  await expect.element(amount()).toHaveAccessibleDescription(message);
  expect(dialog().elements()).toEqual([]);
  expect(sent('walletTransfer')).toHaveLength(0);
});

test('the largest amount is that of the wallet it comes from', async () => {
  await openWallets();
  await userEvent.click(button('Take money out of Monsoon'));
  await userEvent.click(button('Max'));
  await expect.element(amount()).toHaveValue('20.50');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'From' }), 'Main wallet');
  await expect.element(page.getByRole('combobox', { name: 'To' })).toHaveValue('MSN');
  await userEvent.click(button('Max'));
  await expect.element(amount()).toHaveValue('100.00');
});

test('a vendor under maintenance cannot be chosen; empty wallets show on request, or from the start', async () => {
  await openWallets();
  await expect.element(button('Move money to Cinderbox')).toBeDisabled();
  await expect.element(button('Take money out of Cinderbox')).toBeDisabled();
  const option = page.getByRole('combobox', { name: 'To' }).getByRole('option', { name: 'Cinderbox – maintenance' });
  await expect.element(option).toBeDisabled();
  expect(button('Move money to Kingsrow').elements()).toEqual([]);
  await userEvent.click(button('Show 1 empty wallets'));
  await expect.element(button('Move money to Kingsrow')).toBeEnabled();
  await expect.element(button('Take money out of Kingsrow')).toBeDisabled();
  await openWallets({}, 'allWallets');
  await expect.element(button('Move money to Kingsrow')).toBeEnabled();
});

test('one wallet: an explanation, and no call for those of the vendors (WAL-06)', async () => {
  const { sent } = await openWallets({ isSingle: true });
  await expect.element(page.getByText(/^All games use one wallet/)).toBeVisible();
  await expect.element(page.getByText('$135.50')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
  expect(button('Recall all').elements()).toEqual([]);
  expect(sent('vendorWallets')).toHaveLength(0);
});

test('recall names what comes back and what stays, and says what came (TRF-01)', async () => {
  const row = {
    referenceNumber: 'WT000009',
    time: 1,
    type: 'VENDOR_OUT',
    from: 'Monsoon',
    to: 'MAIN',
    amount: '20.50',
    status: 'CREDITED',
  };
  const { sent } = await openWallets({ write: () => ({ rows: [row], amount: '20.50', balance: '120.50' }) });
  await userEvent.click(button('Recall all'));
  const question = page.getByRole('dialog', { name: 'Recall all' });
  await expect.element(question.getByText('$20.50', { exact: true })).toBeVisible();
  await expect.element(question.getByText(/^Studios under maintenance/)).toBeVisible();
  expect(sent('walletRecall')).toHaveLength(0);
  await userEvent.dblClick(question.getByRole('button', { name: 'Recall all' }));
  await expect.element(page.getByText(/^\$20\.50 from \d wallets? is back in your main wallet/)).toBeVisible();
  await expect.element(page.getByText('Reference WT000009')).toBeVisible();
  expect(sent('walletRecall')).toHaveLength(1);
});

test.each([
  ['insufficient_balance', 'Your balance is not sufficient.'],
  ['game_maintenance', 'This wallet is under maintenance. Try again later.'],
  ['in_function_not_open', 'This function is not open.'],
])('a refusal %s is said above the form, and the amount stays', async (code, message) => {
  await openWallets({ write: () => ({ ok: false, code, message: '' }) });
  await userEvent.click(button('Move money to Monsoon'));
  await userEvent.fill(amount(), '10');
  await userEvent.click(button('Transfer'));
  await confirm();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(amount()).toHaveValue('10');
});

test('a read that fails is an error with a retry', async () => {
  const { states } = await openWallets({ wallets: { ok: false, code: 'unknown', message: '' } });
  await expect.element(button('Try again')).toBeVisible();
  expect(states.at(-1)).toBe('error');
});

test.each([false, true])(
  'a press reads balance and wallets again, without a transfer (P-02; one wallet: %s)',
  async (isSingle) => {
    const { sent } = await openWallets({ isSingle });
    await expect.element(page.getByText('$135.50')).toBeVisible();
    const counts = () => ['balance', 'merchantWallet', 'vendorWallets'].map((name) => sent(name).length);
    const before = counts();
    await userEvent.click(button('Refresh the balance'));
    await expect.poll(counts).toEqual(before.map((count) => (count === 0 ? 0 : count + 1)));
    expect(before).toEqual([1, 1, isSingle ? 0 : 1]);
  },
);
