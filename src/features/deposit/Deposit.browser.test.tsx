import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DepositOrder } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openDeposit, rowsOf } from './depositHost.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const bank = {
  id: 'bank-1',
  type: 'BANK',
  name: 'Aurora Bank',
  min: '20.00',
  max: '5000.00',
  fee: '1.50',
  quickAmounts: ['50.00', '100.00'],
  needPayer: true,
};
const wallet = { id: 'wallet-1', type: 'EWALLET', name: 'LumePay', min: '10', max: '900' };
const card = { ...wallet, id: 'card-1', type: 'CARD', name: 'Nimbus Card' };
const offer = { channels: [card, wallet, bank], bonuses: [{ promotionId: 'first', title: '20% on top', min: '50.00' }] };
const order: DepositOrder = {
  referenceNumber: 'DO000007',
  time: Date.UTC(2026, 4, 1),
  channel: 'LumePay',
  channelType: 'EWALLET',
  amount: '100',
  toPay: '100.00',
  status: 'PENDING',
  payment: { qrCode: 'PAY1.DO000007', details: [{ key: 'code', value: 'PAY1.DO000007' }] },
};

interface Platform {
  channels?: () => unknown;
  apply?: (key: string) => unknown;
  records?: () => unknown;
  paid?: () => unknown;
  on?: boolean;
  type?: number;
}

const open = ({ channels, apply, records: rows, paid, ...as }: Platform = {}) =>
  openDeposit(({ name, key = '', request }) => {
    if (name === 'depositChannels') return channels?.() ?? offer;
    if (name === 'applyDeposit') return apply?.(key) ?? order;
    const { status } = { ...(request as { status?: string }) };
    if (name === 'depositRecords') return (status === 'CREDITED' ? null : rows?.()) ?? rowsOf();
    if (name === 'depositPaid') return paid?.() ?? { ...order, isPaid: true };
    return null;
  }, as);

const amount = () => page.getByRole('textbox', { name: 'Amount' });
const next = () => userEvent.click(page.getByRole('button', { name: 'Continue' }));
const dialog = () => page.getByRole('dialog', { name: 'Confirm your deposit' });
const choose = (name: string) => userEvent.click(page.getByText(name, { exact: true }).first());
const fill = async () => {
  await choose('LumePay');
  await userEvent.fill(amount(), '100');
  await next();
};

test('channels stand by type with bounds and fee; the confirmation shows every figure, and sends them (DEP-01)', async () => {
  const { sent, states } = await open();
  await expect.element(page.getByRole('radio', { name: /Aurora Bank/ })).toBeChecked();
  const names = [...document.querySelectorAll('[data-channel] b')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['Aurora Bank', 'LumePay', 'Nimbus Card']);
  await expect.element(page.getByText('$20.00 – $5,000.00')).toBeVisible();
  await expect.element(page.getByText('Fee $1.50')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '$100.00' }));
  await expect.element(page.getByRole('button', { name: '$100.00' })).toHaveAttribute('aria-pressed', 'true');
  await choose('20% on top');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the payer' }), ' Marina Duarte ');
  await next();
  const textsIn = (line: Element) => [...line.children].map(({ textContent }) => textContent?.trim());
  const figures = () => [...document.querySelectorAll('dialog dl > div')].map((line) => textsIn(line).join(': '));
  const all = [
    'Method: Aurora Bank',
    'Amount: $100.00',
    'Fee: $1.50',
    'Bonus: 20% on top',
    'Name of the payer: Marina Duarte',
    'You pay: $101.50',
  ];
  await expect.poll(figures).toEqual(all);
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  await expect
    .poll(() => sent('applyDeposit').map(({ request }) => request))
    .toEqual([{ channelId: 'bank-1', amount: '100.00', payerName: 'Marina Duarte', promotionId: 'first' }]);
  expect(states.at(-1)).toBe('ready');
});

test.each([
  ['0', 'The amount must be above zero.'],
  ['-1', 'The amount must be above zero, without a minus sign.'],
  ['1e9', 'Use digits only, with “.” before the decimals.'],
  ['1,2,5', 'Write the decimals after “.” and check the separators.'],
  ['0.001', 'Use at most two decimals, after “.”.'],
  ['9.99', 'The smallest amount is $10.00.'],
  ['900.01', 'The largest amount is $900.00.'],
  ['9'.repeat(40), 'This amount has too many digits.'],
])('the amount %s is refused at its field, and nothing is asked or sent', async (typed, message) => {
  const { sent } = await open();
  await choose('LumePay');
  await userEvent.fill(amount(), typed);
  await next();
  await expect.element(amount()).toHaveAccessibleDescription(message);
  expect(document.querySelector('dialog')).toBeNull();
  expect(sent('applyDeposit')).toEqual([]);
});

test('a missing payer is asked for at its field; a bonus raises the least amount', async () => {
  await open();
  await userEvent.fill(amount(), '20');
  await next();
  const payer = page.getByRole('textbox', { name: 'Name of the payer' });
  await expect.element(payer).toHaveAccessibleDescription('Enter the name of the payer.');
  await expect.element(payer).toHaveFocus();
  await choose('20% on top');
  await next();
  await expect.element(amount()).toHaveAccessibleDescription('The smallest amount is $50.00.');
});

test('without their flags there is neither a card nor a bonus', async () => {
  await open({ on: false });
  await expect.element(page.getByRole('radio', { name: /LumePay/ })).toBeVisible();
  expect(document.querySelectorAll('[data-channel]')).toHaveLength(2);
  expect(document.querySelector('[data-step="bonus"]')).toBeNull();
});

test('no channel leads to customer service', async () => {
  const none = await open({ channels: () => ({ channels: [] }) });
  await expect.element(page.getByText('No deposit method is open')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  expect(none.states.at(-1)).toBe('empty');
});

test.each([
  ['CREDITED', 'The money is in your wallet.'],
  ['APPROVED', 'Your payment is approved and will be credited shortly.'],
  ['REJECTED', 'Your deposit was rejected and nothing was credited. Contact customer service if you have paid.'],
  ['FAILED', 'The payment failed and nothing was credited. Please try again.'],
  ['EXPIRED', 'The time for the payment is over. Do not pay this deposit; request a new one.'],
] as const)('a deposit that is %s says so, and shows nothing to pay any more (DEP-02)', async (status, message) => {
  let now: DepositOrder = order;
  await open({
    records: () => rowsOf(now),
    paid() {
      const { payment: _, ...rest } = order;
      now = { ...rest, status };
      return now;
    },
  });
  await fill();
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  await expect.element(page.getByRole('img', { name: 'QR code for the payment' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy PAY1.DO000007' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'I have paid' }));
  await expect.element(page.getByRole('status').getByText(message)).toBeVisible();
  expect(document.querySelector('[data-action="depositPaid"]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'New deposit' }));
  await expect.element(amount()).toHaveValue('');
});

test('how to pay stands before the way of the deposit until it is paid, and after it from then on', async () => {
  let now: DepositOrder = order;
  await open({
    records: () => rowsOf(now),
    paid: () => (now = { ...order, isPaid: true }),
  });
  await fill();
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  const heads = () =>
    [...document.querySelectorAll('[data-detail="code"], [data-stop="paid"]')].map(
      (one) => Object.keys((one as HTMLElement).dataset)[0],
    );
  await expect.poll(heads).toEqual(['detail', 'stop']);
  await userEvent.click(page.getByRole('button', { name: 'I have paid' }));
  await expect.poll(heads).toEqual(['stop', 'detail']);
  await expect.element(page.getByRole('button', { name: 'Cancel the deposit' })).toBeVisible();
});

test('a refusal returns to the form with its reason, and keeps what was typed', async () => {
  await open({ apply: () => ({ ok: false, code: 'deposit_channel_closed', message: '' }) });
  await fill();
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/./);
  await expect.element(amount()).toHaveValue('100');
  expect(document.querySelector('dialog')).toBeNull();
});

test('an unknown outcome is told, and the same deposit goes out again under its key only (T18)', async () => {
  let isLost = true;
  const { sent } = await open({
    apply() {
      if (isLost) throw new CallError('timeout', 'applyDeposit');
      return order;
    },
  });
  await fill();
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  await expect.element(page.getByText(/^The records do not show it yet/).first()).toBeVisible();
  isLost = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Send again' }));
  await expect.element(page.getByText('DO000007', { exact: true })).toBeVisible();
  const keys = sent('applyDeposit').map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a pay link that may not be opened is refused in words', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open({ apply: () => ({ ...order, payment: { payUrl: 'javascript:alert(1)' } }) });
  await fill();
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  await userEvent.click(page.getByRole('button', { name: 'Open the payment page' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/./);
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});

test('an unsaved deposit holds the tab, and a sent one does not', async () => {
  const isHeld = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await open();
  await fill();
  expect(isHeld()).toBe(true);
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  await expect.element(page.getByText('DO000007', { exact: true })).toBeVisible();
  await settle(() => new Promise((resolve) => setTimeout(resolve)));
  expect(isHeld()).toBe(false);
});

test('a demo account sends nothing (ROL-09)', async () => {
  const { portal, sent } = await open({ type: 4 });
  await fill();
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $100.00' }));
  await expect
    .poll(() => portal.overlayStore.getState().dialogs.map(({ title }) => title))
    .toEqual([{ key: 'portal:in_need_true_account' }]);
  expect(sent('applyDeposit')).toEqual([]);
});
