import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Withdrawal } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { useRead } from '#state/reads/useRead.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { info, openWithdraw, pageOf, row } from './withdrawHost.fixture.tsx';
import { LATEST } from './LatestWithdrawal.tsx';
import { WithdrawPanel } from './WithdrawPanel.tsx';
import { WithdrawRecordsHead } from './WithdrawRecordsHead.tsx';

beforeEach(() => page.viewport(1100, 900));
afterEach(() => sessionStorage.clear());

/** What the header shows meanwhile. */
function Wallet() {
  return <p data-total="balance">{useRead('balance').data?.balance ?? ''}</p>;
}
const balance = () => document.querySelector('[data-total="balance"]')?.textContent;

const panel = (
  <>
    <Wallet />
    <WithdrawPanel slotProps={{ 'data-slot': 'panel/withdrawForm' }} name="withdrawForm" />
  </>
);

test.each<[string, Partial<Withdrawal>, Partial<Withdrawal>]>([
  ['rejected', { status: 'PENDING' }, { status: 'REJECTED', refund: '201.50' }],
  ['failed', { status: 'APPROVED' }, { status: 'FAILED', refund: '201.50' }],
  ['refunded after a review', { status: 'NOT_RECEIVED' }, { status: 'NOT_RECEIVED', refund: '201.50' }],
])('once a withdrawal is %s, the money is back everywhere (WDR-02)', async (_, before, after) => {
  let isBack = false;
  const { portal, sent } = await openWithdraw(panel, {
    withdrawRecords: () => pageOf([row(isBack ? after : before)]),
    balance: () => ({ sumBalance: '0', balance: isBack ? '1000.00' : '798.50' }),
  });
  const latest = () => document.querySelector('section[data-status]')?.getAttribute('data-status');
  await expect.poll(latest).toBe(before.status);
  await expect.poll(balance).toBe('798.50');
  const reads = sent('withdrawInfo').length;
  isBack = true;
  await settle(() => portal.serverState.current()?.queries.invalidateQueries({ queryKey: ['withdrawRecords'] }));
  await expect.poll(latest).toBe(after.status);
  await expect.poll(balance).toBe('1000.00');
  expect(sent('withdrawInfo').length).toBeGreaterThan(reads);
});

test('when the time for an answer is over, the records are read again, too (WDR-08)', async () => {
  let isOver = false;
  const records = <WithdrawRecordsHead slotProps={{ 'data-slot': 'panel/withdrawHead' }} name="withdrawHead" />;
  const { sent } = await openWithdraw(
    <>
      <Rows />
      {records}
    </>,
    {
      withdrawInfo: () => ({ ...info, confirmCount: isOver ? 0 : 1, confirmBy: isOver ? null : Date.now() + 900 }),
      withdrawRecords: () => pageOf([row({ status: isOver ? 'FORCED_RECEIVED' : 'DISBURSED' })]),
    },
  );
  await expect.element(page.getByText('1 withdrawal waits for your answer')).toBeVisible();
  await expect.element(page.getByText('DISBURSED')).toBeVisible();
  isOver = true;
  await expect.element(page.getByText('FORCED_RECEIVED')).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  expect(sent('withdrawRecords')).toHaveLength(2);
});

/** The records below the head. */
function Rows() {
  return <p>{useRead('withdrawRecords', { pageNo: 1, pageSize: 10 }).data?.rows[0]?.status}</p>;
}

test.each([
  ['turnover', { completedTurnover: '7500.00' }, 'Bet another $2,500.00 before you can withdraw.'],
  ['withdrawals of the day', { dailyLeft: 0 }, 'You have used all withdrawals of today. Try again tomorrow.'],
])('without %s nothing can be sent, and the button says why', async (_, lacks, words) => {
  let isMet = false;
  const { portal } = await openWithdraw(panel, { withdrawInfo: () => (isMet ? info : { ...info, ...lacks }) });
  const button = page.getByRole('button', { name: 'Withdraw', exact: true });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription(words);
  isMet = true;
  await settle(() => portal.serverState.current()?.invalidateAfter('launchGame'));
  await expect.element(button).toBeEnabled();
});

test('above the records a failed read is told, with a retry; they stay as they are', async () => {
  let isBroken = true;
  await openWithdraw(<WithdrawRecordsHead slotProps={{ 'data-slot': 'panel/withdrawHead' }} name="withdrawHead" />, {
    withdrawInfo: () => {
      if (isBroken) throw new CallError('unavailable', 'withdrawInfo');
      return { ...info, confirmCount: 2 };
    },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/withdrawals waiting for your answer, could not be loaded/);
  isBroken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('2 withdrawals wait for your answer')).toBeVisible();
  await expect.poll(() => document.querySelector('[role="alert"]')).toBeNull();
});

const DAY = 86_400_000;
const latest = () => document.querySelector('section[data-status]');

/** Tells when the records have been checked, as the panel does before it shows the latest. */
function Checked() {
  const records = useRead('withdrawRecords', LATEST);
  return <p data-checked={useCheckedRows('withdrawRecords', records.data)?.rows.length} />;
}

test.each<[string, Partial<Withdrawal>, boolean]>([
  ['ended days ago', { status: 'RECEIVED', time: Date.now() - 2 * DAY }, false],
  ['was paid back days ago', { status: 'NOT_RECEIVED', refund: '1.00', time: Date.now() - 2 * DAY }, false],
  ['is open since days', { status: 'PENDING', time: Date.now() - 2 * DAY }, true],
  ['ended today', { status: 'RECEIVED', time: Date.now() - DAY / 2 }, true],
  [
    'was requested days ago and ended today',
    { status: 'REJECTED', time: Date.now() - 2 * DAY, steps: [{ status: 'REJECTED', time: Date.now() - DAY / 2 }] },
    true,
  ],
])('a withdrawal that %s stands above the form or not', async (_, change, isShown) => {
  const checked = (
    <>
      {panel}
      <Checked />
    </>
  );
  await openWithdraw(checked, { withdrawRecords: () => pageOf([row(change)]) });
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect.poll(() => document.querySelector('[data-checked="1"]')).not.toBeNull();
  await expect.poll(() => latest() !== null).toBe(isShown);
});

test('its way is told: what was when, whose turn it is and until when', async () => {
  const now = Date.now();
  const steps = [{ status: 'APPROVED', time: now - 1000 }];
  await openWithdraw(panel, {
    withdrawRecords: () => pageOf([row({ status: 'APPROVED', time: now - 2000, steps, expectedBy: now + 2 * DAY })]),
  });
  const way = page.getByRole('list', { name: 'Progress' });
  await expect.element(way).toBeVisible();
  const stops = [...way.element().querySelectorAll('[data-stop]')];
  expect(stops.map((stop) => stop.getAttribute('data-stop'))).toEqual(['requested', 'checked', 'sent', 'received']);
  const current = stops.filter((stop) => stop.getAttribute('aria-current') === 'step');
  expect(current.map((stop) => stop.textContent)).toEqual([
    expect.stringMatching(/^Sent to the bankNow with Banco Aurora ?by (?:\w+ \d+, )?\d\d:\d\d$/),
  ]);
  expect(stops[1]!.querySelector('time')!.dateTime).toBe(new Date(now - 1000).toISOString());
});

test('its way says of each step whether it is done, and of an end what it was; a time that is over is not promised', async () => {
  const now = Date.now();
  let one = row({ status: 'PENDING', time: now - 2000, expectedBy: now - 1000 });
  const { portal } = await openWithdraw(panel, { withdrawRecords: () => pageOf([one]) });
  const said = () => [...document.querySelectorAll('[data-stop] b')].map((stop) => stop.textContent);
  await expect.poll(said).toEqual(['Requested, done', 'Checked', 'Sent to the bank, still to come', 'Received, still to come']);
  expect(document.querySelector('[aria-current="step"]')!.textContent).not.toContain('by ');
  one = { ...one, status: 'REJECTED' };
  await settle(() => portal.serverState.current()?.queries.invalidateQueries({ queryKey: ['withdrawRecords'] }));
  await expect.poll(said).toEqual(['Requested, done', 'Rejected, the end']);
});
