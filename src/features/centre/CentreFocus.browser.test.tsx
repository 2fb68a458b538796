import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { many, openRecords, pageOf, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('lists:ana01');
});

const press = async (button: Locator) => {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const isKept = () => expect.poll(() => shown().contains(document.activeElement)).toBe(true);

test('a reset, whose button goes with it, leaves the focus in the panel', async () => {
  await openRecords('&c.status=PENDING', () => pageOf(many(3)));
  await settledAs('ready');
  const reset = page.getByRole('search').getByRole('button', { name: 'Reset' });
  await press(reset);
  await expect.element(reset).not.toBeInTheDocument();
  await isKept();
});

test('a reset of filters that find nothing leaves the focus in the panel', async () => {
  await openRecords('&c.status=PENDING', ({ status }) => pageOf(status === 'PENDING' ? [] : many(3)));
  await settledAs('empty');
  await press(page.getByRole('button', { name: 'Reset' }).last());
  await settledAs('ready');
  await isKept();
});

test('filters that are saved have the focus', async () => {
  await openRecords('&c.status=PENDING', () => pageOf(many(3)));
  await settledAs('ready');
  await press(page.getByRole('button', { name: 'Save these filters' }));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Waiting{Enter}');
  await expect.element(page.getByRole('button', { name: 'Waiting', exact: true })).toHaveFocus();
});

test('a page that is turned leaves the focus in the panel, also at the last one', async () => {
  await openRecords('', ({ pageNo }) => pageOf(many(10, 10 * pageNo), 20));
  await settledAs('ready');
  await press(page.getByRole('button', { name: 'Next page' }));
  await expect.element(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await isKept();
});

test('a column that is sorted leaves the focus in the panel', async () => {
  const { asked } = await openRecords('', () => pageOf(many(3)));
  await settledAs('ready');
  const count = asked().length;
  await press(page.getByRole('columnheader').getByRole('button').first());
  await expect.poll(() => asked().length).toBeGreaterThan(count);
  await settledAs('ready');
  await isKept();
});
