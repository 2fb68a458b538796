import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { history, many, openRecords, pageOf, row, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const columns = history.columns.map((column) => (column.name === 'type' ? { ...column, below: 'status' } : column));
const twoLines: PublishedRecords = { ...history, columns };
const heads = () => [...shown().querySelectorAll('thead th')].map(({ textContent }) => textContent);
const item = (name: string) => page.getByRole('checkbox', { name });

test('a value stands below another in one cell, and a card of a phone shows both in their places', async () => {
  await openRecords('', () => pageOf([row(1), row(2, { status: undefined })]), twoLines);
  await settledAs('ready');
  expect(heads()).toEqual(['Time', 'Type', 'Reference', 'Amount', 'Details']);
  const [first, second] = shown().querySelectorAll('td[data-column="type"]');
  const below = first!.querySelector('div')!.getBoundingClientRect();
  const above = document.createRange();
  above.selectNode(first!.firstChild!);
  expect(first!.textContent).toBe('DepositCredited');
  expect(below.top).toBeGreaterThanOrEqual(above.getBoundingClientRect().bottom - 1);
  expect(second!.textContent).toBe('Deposit');
  await page.viewport(390, 844);
  await expect.poll(() => shown().querySelector('td[data-column="status"]')?.textContent).toBe('Credited');
  expect(shown().querySelector('td[data-column="type"] div')).toBeNull();
});

const KEPT = JSON.stringify({ 'member.transactionHistory main': { hidden: ['referenceNumber'], order: [], saved: [] } });

test('columns are chosen by keyboard in a dialog that stays open, are kept for the member, and the first always stays', async () => {
  await openRecords('', () => pageOf(many(2)));
  await settledAs('ready');
  const button = page.getByRole('button', { name: 'Columns' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Columns shown' });
  await expect.element(dialog.getByRole('button', { name: 'Move “Type”' })).toHaveFocus();
  expect(dialog.getByRole('listitem').elements()[0]!.textContent).toBe('TimeAlways shown');
  await expect.element(item('Time')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Tab}{Tab} ');
  await expect.element(item('Reference')).not.toBeChecked();
  await expect.element(item('Reference')).toHaveFocus();
  await expect.element(page.getByText('4 of 5')).toBeVisible();
  expect(heads()).toEqual(['Time', 'Type', 'Amount', 'Status', 'Details']);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(localStorage.getItem('lists:ana01')).toBe(KEPT);
});

test('the kept choice of columns holds in the next visit, and all of them come back', async () => {
  localStorage.setItem('lists:ana01', KEPT);
  await openRecords('', () => pageOf(many(2)));
  await settledAs('ready');
  expect(heads()).not.toContain('Reference');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Restore the default' }).click();
  await expect.poll(heads).toContain('Reference');
  expect(localStorage.getItem('lists:ana01')).toBe('{}');
});

test('a phone has no choice of columns, and its cards none of its results', async () => {
  await openRecords('', () => pageOf(many(1)));
  await settledAs('ready');
  await page.getByRole('button', { name: 'Columns' }).click();
  await item('Status').click();
  await expect.poll(heads).not.toContain('Status');
  await page.viewport(390, 844);
  await expect.poll(() => shown().querySelector('td[data-column="status"]')?.textContent).toBe('Credited');
  await expect.element(page.getByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
});

test('filters are saved under a name', async () => {
  await openRecords('&c.status=PENDING', () => pageOf(many(2)));
  await settledAs('ready');
  const save = page.getByRole('button', { name: 'Save these filters' });
  await save.click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Give the filter a name.')).toBeVisible();
  await name.fill('Waiting');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const chip = page.getByRole('button', { name: 'Waiting', exact: true });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.element(save).not.toBeInTheDocument();
});

test('a saved filter applies with a press, with the defaults of all others, and can be removed', async () => {
  const saved = [{ name: 'Waiting', values: { status: 'PENDING' } }];
  localStorage.setItem('lists:ana01', JSON.stringify({ 'member.transactionHistory main': { hidden: [], saved } }));
  const chip = page.getByRole('button', { name: 'Waiting', exact: true });
  const save = page.getByRole('button', { name: 'Save these filters' });
  const { asked } = await openRecords('&c.date=today', () => pageOf(many(2)));
  await settledAs('ready');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  await chip.click();
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked().at(-1)).toMatchObject({ status: 'PENDING' });
  await expect.poll(() => page.getByRole('combobox', { name: 'Dates' }).element()).toHaveProperty('value', 'last7');
  await page.getByRole('button', { name: 'Remove the saved filter “Waiting”' }).click();
  await expect.element(chip).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

const long: PublishedRecords = {
  ...history,
  columns: [...history.columns, ...Array.from({ length: 20 }, (_, nth) => ({ ...history.columns[2]!, name: `more${nth}` }))],
};

test('heads and the first column stay while a list of many rows and columns scrolls', async () => {
  await openRecords('', () => pageOf(many(40)), long);
  await settledAs('ready');
  const frame = shown().querySelector('table')!.parentElement!;
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  const box = (selector: string) => shown().querySelector(selector)!.getBoundingClientRect();
  const before = { head: box('thead th'), first: box('tbody td') };
  frame.scrollTo(300, 400);
  await expect.poll(() => box('tbody td').top).toBeLessThan(before.first.top - 300);
  expect(box('thead th').top).toBe(before.head.top);
  expect(box('thead th').left).toBe(before.head.left);
  expect(box('tbody td').left).toBe(before.first.left);
  expect(box('tbody td:nth-child(2)').left).toBeLessThan(before.first.right);
});

const many7: PublishedRecords = {
  ...history,
  filters: [
    ...history.filters,
    ...['type', 'vendor', 'level', 'state'].map((name) => ({ ...history.filters[1]!, name, label: `records:${name}` })),
  ],
};

test.each([768, 1024, 1280, 1440])('buttons stay in the row of many filters at %i px; the rest is asked for', async (width) => {
  await page.viewport(width, 900);
  await openRecords('', () => pageOf(many(2)), many7);
  await settledAs('ready');
  const bar = page.getByRole('search').element();
  const visible = () =>
    [...bar.querySelectorAll('select, input, button')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
  const middles = new Set(visible().map(({ top, height }) => Math.round((top + height / 2) / 12)));
  expect(middles.size).toBe(1);
  for (const { right } of visible()) expect(right).toBeLessThanOrEqual(bar.getBoundingClientRect().right + 1);
  const more = page.getByRole('button', { name: /^More/ });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  const count = visible().length;
  await more.click();
  await expect.poll(() => visible().length).toBeGreaterThan(count);
});

test('a text that is typed and not searched for outlives its field’s move out of the row', async () => {
  await page.viewport(1440, 900);
  await openRecords('', () => pageOf(many(2)));
  await settledAs('ready');
  const field = page.getByRole('search').getByRole('textbox', { name: 'Order number' });
  await field.fill('D77');
  await page.getByRole('combobox', { name: 'Dates' }).selectOptions('own');
  await page.viewport(800, 900);
  await page.getByRole('button', { name: /^More/ }).click();
  await expect.element(field).toHaveValue('D77');
});
