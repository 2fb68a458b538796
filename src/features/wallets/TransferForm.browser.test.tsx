import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { amount, button, confirm, openWallets } from './walletsHost.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test('an outcome that is unknown is said, the same transfer goes again under its key, and no other one does', async () => {
  let isLost = true;
  const { sent } = await openWallets({
    write: () => {
      if (isLost) throw new CallError('timeout', 'walletTransfer');
      return undefined;
    },
  });
  await userEvent.click(button('Move money to Monsoon'));
  await userEvent.fill(amount(), '10');
  await userEvent.click(button('Transfer'));
  await confirm();
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  await userEvent.fill(amount(), '11');
  await userEvent.click(button('Send again'));
  await confirm();
  await expect.element(page.getByText(/^This is not the request that is still open/)).toBeVisible();
  expect(sent('walletTransfer')).toHaveLength(1);
  isLost = false;
  await userEvent.fill(amount(), '10');
  await userEvent.click(button('Send again'));
  await confirm();
  await expect.element(page.getByText('Reference WT000001')).toBeVisible();
  const keys = sent('walletTransfer').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('one that the records show is done, and is not sent again', async () => {
  let key: string | undefined;
  const { portal, sent } = await openWallets({
    write: () => {
      key = portal.calls.findLast(({ name }) => name === 'walletTransfer')?.key;
      throw new CallError('timeout', 'walletTransfer');
    },
    records: () => [{ requestKey: key }],
  });
  await userEvent.click(button('Move money to Monsoon'));
  await userEvent.fill(amount(), '10');
  await userEvent.click(button('Transfer'));
  await confirm();
  await expect.element(page.getByText(/\$10\.00 is now in: Monsoon\./)).toBeVisible();
  expect(sent('walletTransfer')).toHaveLength(1);
  expect(sessionStorage.getItem('pendingWrites') ?? '[]').toBe('[]');
});

test.each([
  ['by "Check the records"', () => userEvent.click(button('Check the records'))],
  [
    'by a press with another amount',
    async () => {
      await userEvent.fill(amount(), '11');
      await userEvent.click(button('Transfer'));
      await confirm();
    },
  ],
])('one that the records show later is told with what was sent: %s', async (_, readAgain) => {
  let key: string | undefined;
  let isDown = true;
  const { portal } = await openWallets({
    write: () => {
      key = portal.calls.findLast(({ name }) => name === 'walletTransfer')?.key;
      throw new CallError('timeout', 'walletTransfer');
    },
    records: () => {
      if (isDown) throw new CallError('unavailable', 'walletTransferRecords');
      return [{ requestKey: key }];
    },
  });
  await userEvent.click(button('Move money to Monsoon'));
  await userEvent.fill(amount(), '10');
  await userEvent.click(button('Transfer'));
  await confirm();
  await expect.element(button('Check the records')).toBeVisible();
  isDown = false;
  await readAgain();
  await expect.element(page.getByText('$10.00 is now in: Monsoon.')).toBeVisible();
  expect(portal.calls.filter(({ name }) => name === 'walletTransfer')).toHaveLength(1);
});

test('amount and direction come back together when the form is opened again', async () => {
  const platform = await openWallets();
  await userEvent.click(button('Take money out of Monsoon'));
  await userEvent.fill(amount(), '10');
  await platform.reopen();
  await expect.element(amount()).toHaveValue('10');
  await expect.element(page.getByRole('combobox', { name: 'From' })).toHaveValue('MSN');
  await expect.element(page.getByRole('combobox', { name: 'To' })).toHaveValue('MAIN');
  await userEvent.click(button('Transfer'));
  await confirm();
  await expect
    .poll(() => platform.sent('walletTransfer').map(({ request }) => request))
    .toEqual([{ type: 'VENDOR_OUT', from: 'MSN', to: 'MAIN', amount: '10' }]);
});
