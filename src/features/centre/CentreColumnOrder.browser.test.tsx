import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { history, many, openCentre, openRecords, pageOf, panel, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = async (records = history) => {
  await openRecords('', () => pageOf(many(2)), records);
  await settledAs('ready');
};
const choose = () => userEvent.click(page.getByRole('button', { name: 'Columns' }));
const heads = () => [...shown().querySelectorAll('thead th')].map(({ textContent }) => textContent).slice(0, -1);
const cells = () =>
  [...shown().querySelectorAll('tbody tr:first-child td[data-column]')].map((one) => one.getAttribute('data-column'));
const dialog = page.getByRole('dialog', { name: 'Columns shown' });
const handle = (name: string) => dialog.getByRole('button', { name: `Move “${name}”`, exact: true });
const said = () => dialog.getByRole('status').element().textContent;
const kept = () => JSON.parse(localStorage.getItem('lists:ana01') ?? 'null') as unknown;

test('arrow keys on a handle move its column, which is said, and the focus goes with it', async () => {
  await open();
  await choose();
  await expect.element(handle('Type')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(heads).toEqual(['Time', 'Reference', 'Type', 'Amount', 'Status']);
  await expect.element(handle('Type')).toHaveFocus();
  expect(said()).toBe('“Type” is at place 3 of 5.');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(heads).toEqual(['Time', 'Reference', 'Amount', 'Status', 'Type']);
  await expect.element(handle('Type')).toHaveFocus();
  expect(said()).toBe('“Type” is at place 5 of 5.');
  expect(cells()).toEqual(['time', 'referenceNumber', 'amount', 'status', 'type']);
  expect(kept()).toMatchObject({
    'member.transactionHistory main': { order: ['referenceNumber', 'amount', 'status', 'type'] },
  });
  // to the first place of those that move, and no further: then the order is the brand's, which needs no keeping
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.poll(heads).toEqual(['Time', 'Type', 'Reference', 'Amount', 'Status']);
  expect(said()).toBe('“Type” is at place 2 of 5.');
  expect(kept()).toEqual({});
});

test('a column that moves on stays in sight among many', async () => {
  const more = Array.from({ length: 20 }, (_, nth) => ({ ...history.columns[2]!, name: `more${nth}` }));
  await page.viewport(1280, 600);
  await open({ ...history, columns: [...history.columns, ...more] });
  await choose();
  await expect.element(handle('Type')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown>22/}');
  await expect.poll(said).toBe('“Type” is at place 24 of 25.');
  await expect.element(handle('Type')).toHaveFocus();
  const [row, box] = [handle('Type'), dialog].map((one) => one.element().getBoundingClientRect());
  expect(row!.bottom).toBeLessThanOrEqual(box!.bottom);
  expect(row!.top).toBeGreaterThanOrEqual(box!.top);
});

test('a dragged column stays where it was let go, in the next visit too, until the default is restored', async () => {
  await open();
  await choose();
  await userEvent.dragAndDrop(handle('Status'), handle('Type'));
  await expect.poll(heads).toEqual(['Time', 'Status', 'Type', 'Reference', 'Amount']);
  await expect.element(handle('Status')).toHaveFocus();
  expect(said()).toBe('“Status” is at place 2 of 5.');
  await dialog.getByRole('checkbox', { name: 'Reference' }).click();
  await expect.poll(heads).toEqual(['Time', 'Status', 'Type', 'Amount']);

  await leavePage();
  await open();
  expect(heads()).toEqual(['Time', 'Status', 'Type', 'Amount']);
  await choose();
  const reset = dialog.getByRole('button', { name: 'Restore the default' });
  await reset.click();
  await expect.poll(heads).toEqual(['Time', 'Type', 'Reference', 'Amount', 'Status']);
  expect(said()).toBe('Columns and row height are as at first.');
  await expect.element(reset).toHaveFocus();
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
  expect(kept()).toEqual({});
});

test('who neither drags nor has arrow keys moves a column by buttons that a press of its handle shows', async () => {
  await open();
  await choose();
  const step = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect.element(step('Move “Amount” up')).not.toBeInTheDocument();
  await handle('Amount').click();
  await expect.element(handle('Amount')).toHaveAttribute('aria-expanded', 'true');
  expect(heads()).toEqual(['Time', 'Type', 'Reference', 'Amount', 'Status']);
  await step('Move “Amount” up').click();
  await expect.poll(heads).toEqual(['Time', 'Type', 'Amount', 'Reference', 'Status']);
  await expect.element(step('Move “Amount” up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(heads).toEqual(['Time', 'Amount', 'Type', 'Reference', 'Status']);
  await expect.element(step('Move “Amount” up')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(heads()).toEqual(['Time', 'Amount', 'Type', 'Reference', 'Status']);
  await step('Move “Amount” down').click();
  await expect.poll(heads).toEqual(['Time', 'Type', 'Amount', 'Reference', 'Status']);
});

test('lines of a phone’s cards, and of a detail, have the order of the columns', async () => {
  const order = ['status', 'amount', 'type', 'referenceNumber'];
  localStorage.setItem('lists:ana01', JSON.stringify({ 'member.transactionHistory main': { order } }));
  await page.viewport(390, 844);
  await open({ ...history, columns: history.columns.map(({ name, label, format }) => ({ name, label, format })) });
  const tops = () =>
    [...shown().querySelectorAll('tbody tr:first-child td[data-column]')].map((one) => one.getBoundingClientRect().top);
  expect(cells()).toEqual(['time', ...order]);
  expect(tops()).toEqual(tops().toSorted((one, other) => one - other));
  await userEvent.click(page.getByRole('button', { name: 'Details of D1' }));
  const terms = () =>
    [...page.getByRole('dialog', { name: 'Details' }).element().querySelectorAll('dt')].map((one) => one.textContent);
  await expect.poll(terms).toEqual(['Time', 'Status', 'Amount', 'Type', 'Reference']);
});

const height = () => shown().querySelector('tbody tr')!.getBoundingClientRect().height;
const compact = dialog.getByRole('radio', { name: 'Compact' });

test('compact rows are lower in all lists of the member, and as before by the default', async () => {
  await open();
  const before = height();
  await choose();
  await userEvent.click(dialog.getByText('Compact'));
  await expect.poll(height).toBeLessThan(before - 12);
  for (const { width, height: high } of [...shown().querySelectorAll('tbody button')].map((one) => one.getBoundingClientRect())) {
    expect(Math.min(width, high)).toBeGreaterThanOrEqual(24);
  }
  const lower = height();

  await leavePage();
  await openCentre({ query: 'centre=member.personalHistoryCopy' });
  const other = () => panel('personalHistoryCopy')?.querySelector('tbody tr')?.getBoundingClientRect().height;
  await expect.poll(other).toBe(lower);
  await choose();
  await expect.element(compact).toBeChecked();
  await dialog.getByRole('button', { name: 'Restore the default' }).click();
  await expect.poll(other).toBe(before);
  expect(kept()).toEqual({});
});

const columns = history.columns.map((column) => (column.name === 'type' ? { ...column, below: 'status' } : column));
const twoLines = { ...history, columns };

test('compact rows change no card of a phone', async () => {
  await page.viewport(390, 844);
  await open(twoLines);
  const before = height();
  await leavePage();
  localStorage.setItem('lists:ana01', '{"density":"compact"}');
  await open(twoLines);
  expect(height()).toBe(before);
});

test('compact rows cut nothing where text is twice as large', async () => {
  localStorage.setItem('lists:ana01', '{"density":"compact"}');
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await open(twoLines);
  const row = shown().querySelector('tbody tr')!.getBoundingClientRect();
  const texts = [...shown().querySelectorAll('tbody tr:first-child td[data-column]')].map((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getBoundingClientRect();
  });
  expect(texts).toHaveLength(4);
  for (const { top, bottom, height: high } of texts) {
    expect(high).toBeGreaterThan(30);
    expect(top).toBeGreaterThanOrEqual(row.top);
    expect(bottom).toBeLessThanOrEqual(row.bottom);
  }
});
