import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { history, many, openRecords, pageOf, settledAs } from './centre.fixture.ts';

afterEach(() => sessionStorage.clear());

const choice = () => page.getByRole('combobox', { name: 'Sort by' });

test('a phone, which shows no heads of columns, sorts by a list', async () => {
  await page.viewport(390, 844);
  const { asked } = await openRecords('', () => pageOf(many(3)));
  await settledAs('ready');
  await expect.element(choice()).toHaveDisplayValue('Newest first');
  await userEvent.selectOptions(choice(), 'Amount, ascending');
  await expect.poll(() => asked().at(-1)).toMatchObject({ sort: 'amount', order: 'asc', pageNo: 1 });
  await expect.element(choice()).toHaveDisplayValue('Amount, ascending');
  expect([...choice().element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Time, descending',
    'Time, ascending',
    'Amount, descending',
    'Amount, ascending',
  ]);
});

test('the order of a list that has no time is not called the newest', async () => {
  await page.viewport(390, 844);
  await openRecords('', () => pageOf(many(3)), { ...history, sortable: ['amount'] });
  await settledAs('ready');
  await expect.element(choice()).toHaveDisplayValue('Usual order');
});

test('a desktop sorts by its heads of columns alone', async () => {
  await page.viewport(1280, 900);
  await openRecords('', () => pageOf(many(3)));
  await settledAs('ready');
  await expect.element(page.getByRole('button', { name: 'Amount' })).toBeVisible();
  expect(choice().query()).toBeNull();
});
