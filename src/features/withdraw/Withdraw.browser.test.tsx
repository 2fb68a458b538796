import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PanelState } from '#engine/registry.ts';
import { CallError } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { card, info, openWithdraw, pageOf, panelWith, row } from './withdrawHost.fixture.tsx';

beforeEach(() => page.viewport(1100, 900));
afterEach(() => sessionStorage.clear());

const states: PanelState[] = [];
const panel = panelWith(states);
const amount = () => page.getByRole('textbox', { name: 'Amount' });
const password = () => page.getByRole('textbox', { name: 'Transaction password' });
const withdraw = () => userEvent.click(page.getByRole('button', { name: 'Withdraw', exact: true }));
const confirm = () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }));
const fill = async (typed: string, secret = '482913') => {
  await userEvent.fill(amount(), typed);
  await userEvent.fill(page.getByPlaceholder('Transaction password *'), secret);
};

test('asks with all figures, sends once, and shows the reference (WDR-01)', async () => {
  const app = await openWithdraw(panel, { applyWithdraw: () => row() });
  await expect.element(page.getByText('$1,000.00', { exact: true })).toBeVisible();
  await fill('200');
  await expect.element(page.getByRole('complementary', { name: 'Summary' })).toHaveTextContent('$201.50');
  await withdraw();
  const dialog = page.getByRole('dialog', { name: 'Check your withdrawal' });
  for (const words of ['Banco Aurora •••• 4821', 'Ana Lima', '$200.00', '$1.50', '$201.50', '$798.50'])
    await expect.element(dialog.getByText(words, { exact: true })).toBeVisible();
  // the number stays in one line
  expect(document.querySelector('dialog')!.textContent).toContain('••••\u00A04821');
  expect(app.sent('applyWithdraw')).toEqual([]);
  await confirm();
  await expect.element(page.getByText('Your withdrawal was requested.')).toBeVisible();
  await expect.element(page.getByRole('form').getByText('Reference WX000001')).toBeVisible();
  await expect.element(amount()).toHaveValue('');
  expect(app.sent('applyWithdraw')).toEqual([{ cardId: 'c1', amount: '200', paymentPassword: '482913' }]);
});

test.each([
  ['', 'Enter an amount.'],
  ['0', 'The amount must be above zero.'],
  ['-1', 'The amount must be above zero, without a minus sign.'],
  ['1e9', 'Use digits only, with “.” before the decimals.'],
  ['1,2,5', 'Write the decimals after “.” and check the separators.'],
  ['0.001', 'Use at most two decimals, after “.”.'],
  ['19.99', 'The smallest amount is $20.00.'],
  ['998.51', 'This is more than you have available: $998.50.'],
  ['1'.repeat(40), 'This amount has too many digits.'],
])('the amount "%s" is refused at its field, and nothing is sent', async (typed, words) => {
  const app = await openWithdraw(panel);
  await fill(typed);
  await withdraw();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(app.sent('applyWithdraw')).toEqual([]);
});

test('the largest amount leaves the fee, and stays within the limits', async () => {
  await openWithdraw(panel);
  const most = () => userEvent.click(page.getByRole('button', { name: 'Max' }));
  await most();
  await expect.element(amount()).toHaveValue('998.50');
});

test.each([
  ['payment_password_wrong', 'The transaction password is wrong.'],
  ['payment_password_unset', 'Set a transaction password first.'],
  ['turnover_missing', 'The required turnover is not reached yet.'],
  ['withdrawal_limits', 'The amount is outside the limits of a withdrawal.'],
  ['withdrawal_daily_limit', 'You have used all withdrawals of today. Try again tomorrow.'],
  ['bank_card_unknown', 'This bank card is no longer in your account. Choose another one.'],
  ['insufficient_balance', 'Your balance is not sufficient.'],
])('a refusal with %s is explained, and the amount stays', async (code, words) => {
  const app = await openWithdraw(panel, { applyWithdraw: () => ({ ok: false, code, message: '' }) });
  await fill('200');
  await withdraw();
  await confirm();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(amount()).toHaveValue('200');
  expect(app.sent('applyWithdraw')).toHaveLength(1);
});

test('a missing password is asked for at its field, before the figures', async () => {
  const app = await openWithdraw(panel);
  await fill('200', '');
  await withdraw();
  await expect.element(page.getByText('Enter your transaction password.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(app.sent('applyWithdraw')).toEqual([]);
});

test('an unknown outcome is looked up, and the same request is sent again under its key (T18)', async () => {
  const keys: string[] = [];
  let isLost = true;
  await openWithdraw(panel, {
    applyWithdraw: (_, key) => {
      keys.push(key);
      if (isLost) throw new CallError('timeout', 'applyWithdraw');
      return row({ requestKey: key });
    },
  });
  await fill('200');
  await withdraw();
  await confirm();
  await expect.element(page.getByText(/The records do not show it yet/)).toBeVisible();
  await expect.element(amount()).toHaveValue('200');
  isLost = false;
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await confirm();
  await expect.element(page.getByText('Your withdrawal was requested.')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('without bank card or transaction password the security centre is one press away, and nothing can be sent', async () => {
  const security = { menu: 'member', panel: 'securityCenter' };
  const app = await openWithdraw(panel, {
    bankCards: () => ({ rows: [], max: 5 }),
    withdrawInfo: () => ({ ...info, hasPaymentPassword: false }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Add a bank card' }));
  await userEvent.click(page.getByRole('button', { name: 'Security centre' }));
  expect(app.opened).toEqual([
    { ...security, row: 'bankCards' },
    { ...security, row: 'paymentPassword' },
  ]);
  await expect.element(password()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
});

test('the missing turnover is named with its bar', async () => {
  await openWithdraw(panel, { withdrawInfo: () => ({ ...info, available: '0.00', completedTurnover: '7500.00' }) });
  await expect.element(page.getByText('Bet another $2,500.00 before you can withdraw.').first()).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Required turnover' })).toHaveAttribute('value', '75');
});

test.each([
  ['PENDING', 'We are checking your request. The amount is held.'],
  ['APPROVED', 'Your withdrawal is approved and on its way to the bank.'],
  ['DISBURSED', 'The money was sent. Check your bank account and confirm the receipt.'],
  ['RECEIVED', 'Credited: the money is in your bank account.'],
  ['PARTIALLY_RECEIVED', /^Under review: we are looking for the rest/],
  ['NOT_RECEIVED', /^Under review: we are checking your proof/],
  ['FORCED_RECEIVED', /No refund of the deposit follows/],
  ['REJECTED', 'Your withdrawal was rejected. Amount and fee are back in your balance.'],
  ['FAILED', 'The bank could not carry it out. Amount and fee are back in your balance.'],
] as const)('a withdrawal that is %s has a message (WDR-02, WDR-09)', async (status, words) => {
  const app = await openWithdraw(panel, { withdrawRecords: () => pageOf([row({ status, time: Date.now() - 60_000 })]) });
  await expect.element(page.getByRole('region', { name: 'Latest withdrawal' }).getByText(words)).toBeVisible();
  expect(app.sent('withdrawInfo')).toHaveLength(1);
});

test('a requested withdrawal is the latest at once, also while the records are read or fail', async () => {
  let isRequested = false;
  const time = Date.now() - 60_000;
  const before = row({ referenceNumber: 'WX000000', time, amount: '750.00', status: 'REJECTED' });
  await openWithdraw(panel, {
    withdrawRecords: () => {
      if (isRequested) throw new CallError('unavailable', 'withdrawRecords');
      return pageOf([before]);
    },
    applyWithdraw: () => {
      isRequested = true;
      return row({ time: Date.now() });
    },
  });
  const latest = page.getByRole('region', { name: 'Latest withdrawal' });
  await expect.element(latest).toHaveTextContent('Reference WX000000');
  await fill('200');
  await withdraw();
  await confirm();
  await expect.element(page.getByText('Your withdrawal was requested.')).toBeVisible();
  await expect.element(latest).toHaveTextContent('Reference WX000001');
  await expect.element(latest).toHaveAttribute('data-status', 'PENDING');
});

test('withdrawals that wait for an answer are counted, with the time of the first', async () => {
  const app = await openWithdraw(panel, {
    withdrawInfo: () => ({ ...info, confirmCount: 2, confirmBy: Date.now() + 119_500 }),
  });
  await expect.element(page.getByText('2 withdrawals wait for your answer')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/counts as received in (2:00|1:5\d)/);
  await userEvent.click(page.getByRole('button', { name: 'Show', exact: true }));
  expect(app.opened).toEqual([{ menu: 'member', panel: 'withdraw', view: 'records', status: 'DISBURSED' }]);
});

test('tells its state; a failed read is repeated, and a demo account asks nothing', async () => {
  let isDown = true;
  states.length = 0;
  await openWithdraw(panel, {
    withdrawInfo: () => {
      if (isDown) throw new CallError('unavailable', 'withdrawInfo');
      return info;
    },
  });
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  expect([states[0], states.at(-1)]).toEqual(['loading', 'error']);
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(amount()).toBeVisible();
  expect(states.at(-1)).toBe('ready');
  const demo = await openWithdraw(panel, {}, { type: 4 });
  await expect.element(page.getByText('This needs a real account.').first()).toBeVisible();
  expect(states.at(-1)).toBe('forbidden');
  expect(demo.portal.calls.map(({ name }) => name)).not.toContain('withdrawInfo');
});

test('a real account that the platform forbids to withdraw is not told to register', async () => {
  states.length = 0;
  await openWithdraw(panel, {
    withdrawInfo: () => {
      throw new CallError('forbidden', 'withdrawInfo');
    },
  });
  await expect.poll(() => states.at(-1)).toBe('forbidden');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(page.getByText('This needs a real account.').elements()).toEqual([]);
});

test.each([null, 'row', {}, { ...row(), status: {} }, { ...row(), amount: [] }, { ...row(), bankName: { html: 'x' } }])(
  'a latest withdrawal that is %j is not shown, and the form stays',
  async (hostile) => {
    await openWithdraw(panel, { withdrawRecords: () => pageOf([hostile]) });
    await expect.element(amount()).toBeVisible();
    await settle(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await expect.element(amount()).toBeVisible();
    expect(document.querySelector('[data-status]')).toBeNull();
  },
);

test('chooses among several cards by keyboard', async () => {
  const second = { ...card, id: 'c2', bankName: 'Riverside Bank', maskedNumber: '•••• 1936' };
  const app = await openWithdraw(panel, { bankCards: () => ({ rows: [card, second], max: 5 }), applyWithdraw: () => row() });
  await userEvent.click(page.getByRole('radio', { name: /Banco Aurora/ }));
  await userEvent.keyboard('{ArrowDown}');
  await fill('20');
  await withdraw();
  await confirm();
  await expect.poll(() => app.sent('applyWithdraw')).toEqual([{ cardId: 'c2', amount: '20', paymentPassword: '482913' }]);
});
