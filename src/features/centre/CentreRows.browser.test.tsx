import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { history, many, openRecords, pageOf, row, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test('rows that are none are left out, which is said; a field that is no value breaks nothing', async () => {
  const noText = { toString: 1, valueOf: 2 };
  const actions = [
    { name: 'confirm', label: 'records:details', action: 'none', statuses: ['PENDING'] },
    { name: 'other', label: 'records:copied', action: 'none' },
  ];
  const wrong = [null, 'row', 7, [], [row(3)]];
  const fields = row(2, { id: noText, referenceNumber: noText, status: noText, amount: noText, time: noText, type: [noText] });
  await openRecords('', () => pageOf([...wrong, fields, row(1)]), { ...history, actions });
  await settledAs('ready');
  await expect.element(page.getByText('Records that cannot be shown, as their data is incomplete: 5')).toBeVisible();
  expect([...shown().querySelectorAll('[data-row]')].map((one) => one.getAttribute('data-row'))).toEqual(['1', 'D1']);
  expect(shown().querySelectorAll('[data-action="other"]')).toHaveLength(2);
  expect(shown().querySelectorAll('[data-action="confirm"]')).toHaveLength(0);
});

test.each([1280, 390])('a view of cards has a card for each row, with the hooks of a table, at %i px', async (width) => {
  await page.viewport(width, 844);
  await openRecords('', () => pageOf([row(1, { remark: '<b>x</b>' }), row(2)]), { ...history, layout: 'cards' });
  await settledAs('ready');
  await expect.poll(() => shown().querySelectorAll('li[data-row]').length).toBe(2);
  const card = shown().querySelector('[data-row="D1"]')!;
  expect([...card.querySelectorAll('[data-column]')].map((one) => one.getAttribute('data-column'))).toEqual([
    'type',
    'time',
    'status',
    'referenceNumber',
    'amount',
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await userEvent.click(card.querySelector('[data-column="status"]')!);
  await expect.element(page.getByRole('dialog').getByText('<b>x</b>')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog').getByText('<b>x</b>')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Details of D1' }));
  await expect.element(page.getByRole('dialog').getByText('<b>x</b>')).toBeVisible();
});

test('an open detail shows what its action has changed, and closes when its record has gone', async () => {
  let rows = [row(1, { status: 'PENDING' }), row(2)];
  const actions = [{ name: 'takeBack', label: 'records:details', action: 'none', statuses: ['PENDING'] }];
  const { portal } = await openRecords('', () => pageOf(rows), { ...history, actions });
  const after = (changed: typeof rows) => {
    rows = changed;
    portal.serverState.current()?.invalidateAfter('claimMission');
  };
  const detail = page.getByRole('dialog', { name: 'Details' });
  const action = () => detail.element().querySelector('[data-action="takeBack"]');
  await settledAs('ready');
  await userEvent.click(shown().querySelector('[data-row="D1"]')!);
  await expect.element(detail).toBeVisible();
  expect(action()).not.toBeNull();
  after([row(1, { status: 'CREDITED' }), row(2)]);
  await expect.poll(action).toBeNull();
  await expect.element(detail.getByText('D1')).toBeVisible();
  after([row(2)]);
  await expect.element(detail).not.toBeInTheDocument();
});

test('a phone has pages that a finger can press, beside the count and the export', async () => {
  await page.viewport(390, 844);
  await openRecords('', () => pageOf(many(10), 1190));
  await settledAs('ready');
  const pages = page.getByRole('navigation', { name: 'Pages' }).element();
  const widths = [...pages.querySelectorAll('button')].map((button) => button.getBoundingClientRect().width);
  expect(widths.length).toBe(6);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(36);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
