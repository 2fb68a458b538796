import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pass, usePassingTime } from '#ui/dom/timers.fixture.ts';
import { history, openRecords, pageOf, row, settledAs, shown } from './centre.fixture.ts';

usePassingTime({ clocks: true });
beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

/** The records are read again that often. */
const FOLLOWED_MS = 10_000;

test.each([
  ['every status', ''],
  ['the old status alone', '&c.status=PENDING'],
])('a row that waits is followed, and a change of it is told to the balance; listed: %s (P-03, P-04)', async (_, query) => {
  let isPaid = false;
  const reply = () => (!isPaid ? pageOf([row(1, { status: 'PENDING' })]) : pageOf(query === '' ? [row(1)] : []));
  const { sent } = await openRecords(query, reply, { ...history, follow: ['PENDING'] });
  await settledAs('ready');
  const status = () => shown().querySelector('[data-row] [data-column="status"]')?.textContent;
  expect(status()).toBe('In process');
  const balances = sent('balance').length;
  isPaid = true;
  await pass(FOLLOWED_MS);
  await expect.poll(status).toBe(query === '' ? 'Credited' : undefined);
  await expect.poll(() => sent('balance').length).toBeGreaterThan(balances);
});

test('other filters and pages are no change of a row', async () => {
  const { sent } = await openRecords(
    '',
    ({ status }) => pageOf(status === 'CREDITED' ? [row(2)] : [row(1, { status: 'PENDING' })]),
    {
      ...history,
      follow: ['PENDING'],
    },
  );
  await settledAs('ready');
  const balances = sent('balance').length;
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('CREDITED');
  await expect.poll(() => shown().querySelector('[data-row="D2"]')).not.toBeNull();
  expect(sent('balance').length).toBe(balances);
});
