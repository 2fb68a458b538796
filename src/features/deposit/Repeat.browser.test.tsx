import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApplyDepositRequest, DepositOrder } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { openDeposit, rowsOf } from './depositHost.fixture.tsx';

beforeEach(() => page.viewport(390, 700));
afterEach(() => {
  sessionStorage.clear();
  document.body.style.removeProperty('padding-block');
});

const bank = { id: 'bank-1', type: 'BANK', name: 'Aurora Bank', min: '20.00', max: '5000.00', needPayer: true };
const wallet = { id: 'wallet-1', type: 'EWALLET', name: 'LumePay', min: '10', max: '900' };
const last: DepositOrder = {
  referenceNumber: 'DO000003',
  time: Date.UTC(2026, 4, 1),
  channel: 'Aurora Bank',
  channelId: 'bank-1',
  channelType: 'BANK',
  amount: '100.00',
  payerName: 'Ana Lima',
  status: 'CREDITED',
};

async function open(fee: string, credited: () => unknown = () => rowsOf(last)) {
  const requested: DepositOrder = { ...last, referenceNumber: 'DO000009', time: Date.now(), status: 'PENDING' };
  const { sent } = await openDeposit(({ name, request }) => {
    const asked = request as { status?: string; referenceNumber?: string };
    if (name === 'depositChannels') return { channels: [{ ...bank, fee }, wallet], bonuses: [] };
    if (name === 'applyDeposit') return requested;
    if (name !== 'depositRecords') return null;
    if (asked.status === 'CREDITED') return credited();
    return asked.referenceNumber === undefined ? rowsOf() : rowsOf(requested);
  });
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  return () => sent('applyDeposit').map(({ request }) => request as ApplyDepositRequest);
}

const again = () => page.getByRole('button', { name: 'Repeat $100.00' });
const next = () => page.getByRole('button', { name: 'Continue' });
const question = () => page.getByRole('dialog', { name: 'Confirm your deposit' });
const type = (amount: string) => userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), amount);

test('the last deposit is made again by one press, and what to pay stands at the head of the panel, with the focus', async () => {
  const sent = await open('0.00');
  await expect.element(page.getByRole('region', { name: '$100.00 by Aurora Bank again' })).toHaveTextContent('Last on May 1');
  await userEvent.click(again());
  await expect.element(page.getByRole('button', { name: 'I have paid' })).toBeVisible();
  expect(sent()).toEqual([{ channelId: 'bank-1', amount: '100.00', payerName: 'Ana Lima' }]);
  const panel = document.querySelector('[data-slot="panel/deposit"]')!;
  await expect.poll(() => document.activeElement).toBe(panel);
  const stops = [...panel.querySelectorAll('[data-stop]')].map((stop) => [stop.getAttribute('data-stop'), stop.ariaCurrent]);
  expect(stops).toEqual([
    ['requested', null],
    ['paid', 'step'],
    ['checked', null],
    ['credited', null],
  ]);
});

test('with a fee it is asked first, with all figures', async () => {
  const sent = await open('1.50');
  await userEvent.click(again());
  await expect.element(question()).toHaveTextContent(/Ana Lima.*101\.50/);
  expect(sent()).toEqual([]);
});

test('a usual amount is sent at once, a larger one is asked first; the payer is known', async () => {
  const sent = await open('0.00');
  // the page of a centre goes on above and below
  document.body.style.paddingBlock = '1200px';
  await userEvent.click(page.getByText('Aurora Bank', { exact: true }).first());
  await expect.element(page.getByRole('textbox', { name: 'Name of the payer' })).toHaveValue('Ana Lima');
  await type('100.01');
  await userEvent.click(next());
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await type('99');
  await userEvent.click(next());
  await expect.poll(sent).toEqual([{ channelId: 'bank-1', amount: '99', payerName: 'Ana Lima' }]);
  await expect.element(page.getByRole('button', { name: 'I have paid' })).toBeVisible();
  const panel = document.querySelector('[data-slot="panel/deposit"]')!;
  // below the bars and the tabs
  await expect.poll(() => Math.round(panel.getBoundingClientRect().top)).toBe(152);
});

test('without the records nothing is offered again, and everything is asked first', async () => {
  const sent = await open('0.00', () => {
    throw new CallError('unavailable', 'depositRecords');
  });
  expect(again().query()).toBeNull();
  await userEvent.click(page.getByText('LumePay', { exact: true }).first());
  await type('50');
  await userEvent.click(next());
  await expect.element(question()).toBeVisible();
  expect(sent()).toEqual([]);
});
