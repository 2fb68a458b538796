import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { many, openRecords, pageOf, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

const said = () => shown().querySelector('[role="status"]:not([class*="skeleton" i])');
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is saved from now on, as lines. */
function saving() {
  let saved: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((saved = blob as Blob), 'blob:none'));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return { times: () => click.mock.calls.length, lines: async () => (await saved!.text()).trimEnd().split('\r\n') };
}

/** The texts of an element as a screen reader is told of them, from now on. */
function told(element: Element): string[] {
  const texts: string[] = [];
  new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return texts;
}

test('10,000 records are exported page by page, told by quarters, and it says what is missing', async () => {
  const { asked } = await openRecords('', async ({ pageNo, pageSize }) => {
    // each page in a task of its own, as from a network
    await sleep(0);
    return pageOf(many(pageSize, pageNo * pageSize), 12_345, { totalPages: 124 });
  });
  await settledAs('ready');
  const file = saving();
  const before = asked().length;
  expect(said()!.closest('button')).toBeNull();
  const texts = told(said()!);
  await press('Export CSV');
  await expect.element(page.getByText('The file has the first 10,000 of 12,345 records.')).toBeVisible();
  expect(asked().length - before).toBe(100);
  const lines = await file.lines();
  expect(lines).toHaveLength(10_003);
  expect(lines.at(-2)).toBe('"Total of all 12,345 records, not only of the 10,000 in this file",,,,10.00,,,');
  expect(lines.at(-1)).toBe('"The file has the first 10,000 of 12,345 records. Narrow the filter for the others.",,,,,,,');
  expect(texts).toEqual(['The export has begun.', 'Export: 25%', 'Export: 50%', 'Export: 75%', 'The export is done.']);
  expect(said()!.textContent).toBe('The export is done.');
});

test('a file is for spreadsheets, or for programs by a choice that the next press keeps', async () => {
  await openRecords('', ({ pageSize }) => pageOf(many(pageSize === 100 ? 2 : 1), 2, { totalPages: 1 }));
  await settledAs('ready');
  const file = saving();
  await press('Export CSV');
  await expect.poll(file.times).toBe(1);
  const sheet = await file.lines();
  expect(sheet[0]).toMatch(/^\uFEFF?Time \([\w/]+\),Type,Type \(code\),Reference,Amount,Status,Status \(code\),Remark$/);
  expect(sheet[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Deposit,DEPOSIT,D1,10\.00,Credited,CREDITED,$/);
  expect(sheet.at(-1)).toBe('Total,,,,10.00,,,');

  // by keys alone: to the choice, to its second entry
  const choice = page.getByRole('button', { name: 'Choose what the file is for' });
  await expect.element(page.getByRole('button', { name: 'Export CSV', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(choice).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemradio', { name: 'For spreadsheets' })).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByRole('menuitemradio', { name: 'For spreadsheets' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(file.times).toBe(2);
  const program = await file.lines();
  expect(program[0]).toMatch(/^\uFEFF?time,type,referenceNumber,amount,status,remark$/);
  expect(program[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000[+-]\d\d:\d\d,DEPOSIT,D1,10\.00,CREDITED,$/);
  expect(program).toHaveLength(3);
  expect(page.getByRole('menuitemradio').elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Export CSV', exact: true })).toHaveFocus();

  await press('Export CSV');
  await expect.poll(file.times).toBe(3);
  expect(await file.lines()).toEqual(program);
  await userEvent.click(choice);
  await expect.element(page.getByRole('menuitemradio', { name: 'For programs' })).toHaveAttribute('aria-checked', 'true');
});

test('a file has its columns in the order of the table, for both readers', async () => {
  const kept = { hidden: ['type'], order: ['status', 'amount', 'type', 'referenceNumber'], saved: [] };
  localStorage.setItem('lists:ana01', JSON.stringify({ 'member.transactionHistory main': kept }));
  await openRecords('', ({ pageSize }) => pageOf(many(pageSize === 100 ? 2 : 1), 2, { totalPages: 1 }));
  await settledAs('ready');
  const file = saving();
  await press('Export CSV');
  await expect.poll(file.times).toBe(1);
  expect((await file.lines())[0]).toMatch(/,Status,Status \(code\),Amount,Type,Type \(code\),Reference,Remark$/);
  await press('Choose what the file is for');
  await userEvent.click(page.getByRole('menuitemradio', { name: 'For programs' }));
  await expect.poll(file.times).toBe(2);
  expect((await file.lines())[0]).toMatch(/^\uFEFF?time,status,amount,type,referenceNumber,remark$/);
});

test('that an export has begun is seen until its first page has come', async () => {
  const asked: (() => void)[] = [];
  await openRecords('', async ({ pageNo, pageSize }) => {
    if (pageSize === 100 && pageNo < 3) await new Promise<void>((resolve) => asked.push(resolve));
    return pageOf(many(pageSize, pageNo * pageSize), 300, { totalPages: 3 });
  });
  // the code that reads pages comes after the words
  const arrive = async () => {
    await expect.poll(() => asked.length).toBe(1);
    asked.pop()!();
  };
  await settledAs('ready');
  saving();
  const width = () => said()!.getBoundingClientRect().width;
  await press('Export CSV');
  await expect.element(page.getByText('The export has begun.')).toBeVisible();
  expect(width()).toBeGreaterThan(50);
  await arrive();
  await expect.element(page.getByText('100 of 300')).toBeVisible();
  expect(width()).toBeLessThan(2);
  await arrive();
  await expect.element(page.getByText('The export is done.')).toBeInTheDocument();
});

test('an export is cancelled, and nothing is saved', async () => {
  const { asked } = await openRecords('', async ({ pageNo, pageSize }) => {
    if (pageSize === 100 && pageNo > 3) await sleep(60);
    return pageOf(many(pageSize, pageNo * pageSize), 12_345, { totalPages: 124 });
  });
  await settledAs('ready');
  const file = saving();
  await press('Export CSV');
  await expect.poll(() => shown().textContent).toContain('300 of 10,000');
  await press('Cancel');
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  expect(said()!.textContent).toBe('');
  const sent = asked().length;
  await sleep(300);
  expect(asked().length - sent).toBeLessThan(2);
  expect(file.times()).toBe(0);
});

test('an export whose page in the middle fails keeps the others, and goes on with it', async () => {
  let fails = true;
  const { asked } = await openRecords('', ({ pageNo, pageSize }) => {
    if (pageSize === 100 && pageNo === 3 && fails) throw new CallError('unavailable', 'memTransDet');
    return pageOf(many(pageSize, pageNo * pageSize), 500, { totalPages: 5 });
  });
  await settledAs('ready');
  const file = saving();
  await press('Export CSV');
  await expect.poll(() => said()!.textContent).toBe('The export did not finish.');
  expect(shown().textContent).toContain('200 of 500');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(file.times()).toBe(0);
  fails = false;
  const before = asked().length;
  await press('Try again');
  await expect.poll(file.times).toBe(1);
  expect(
    asked()
      .slice(before)
      .map(({ pageNo }) => pageNo),
  ).toEqual([3, 4, 5]);
  expect(new Set(await file.lines()).size).toBe(502);
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
});

test('an export that failed is cancelled, and the next begins anew; so does one of another filter', async () => {
  let fails = true;
  const { asked } = await openRecords('', ({ pageNo, pageSize }) => {
    if (pageSize === 100 && pageNo === 2 && fails) throw new CallError('unavailable', 'memTransDet');
    return pageOf(many(pageSize, pageNo * pageSize), 200, { totalPages: 2 });
  });
  const pages = () => asked().flatMap(({ pageNo, pageSize }) => (pageSize === 100 ? [pageNo] : []));
  await settledAs('ready');
  const file = saving();
  await press('Export CSV');
  await press('Cancel');
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  expect(said()!.textContent).toBe('');
  await press('Export CSV');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(pages().slice(-2)).toEqual([1, 2]);

  await userEvent.selectOptions(shown().querySelector('select[name="status"]')!, 'CREDITED');
  await expect.poll(() => asked().at(-1)!['status']).toBe('CREDITED');
  fails = false;
  await press('Export CSV');
  await expect.poll(file.times).toBe(1);
  expect(pages().slice(-2)).toEqual([1, 2]);
  expect(asked().at(-1)!['status']).toBe('CREDITED');
});

test('an export goes on while the filters change, with what it was asked for', async () => {
  const isFiltered = ({ status }: Record<string, unknown>) => status !== undefined;
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  const { asked } = await openRecords('', async ({ pageNo, pageSize, ...filters }) => {
    if (pageSize === 100 && pageNo === 2) await delivered;
    if (isFiltered(filters)) return pageOf([], 0, { totalPages: 0 });
    return pageOf(many(pageSize, pageNo * pageSize), 300, { totalPages: 3 });
  });
  await settledAs('ready');
  const file = saving();
  await press('Export CSV');
  await expect.poll(() => shown().textContent).toContain('100 of 300');
  await userEvent.selectOptions(shown().querySelector('select[name="status"]')!, 'CREDITED');
  await settledAs('empty');
  expect(shown().textContent).toContain('100 of 300');
  deliver();
  await expect.poll(file.times).toBe(1);
  expect(await file.lines()).toHaveLength(302);
  expect(asked().filter((request) => request['pageSize'] === 100 && isFiltered(request))).toEqual([]);
  expect(page.getByRole('button', { name: 'Export CSV' }).elements()).toEqual([]);
});

test('rows that are added while pages are read are not exported twice', async () => {
  await openRecords('', ({ pageNo, pageSize }) =>
    pageOf(many(pageSize, (pageNo - 1) * pageSize - (pageNo - 1) * 5), 300, { totalPages: 3 }),
  );
  await settledAs('ready');
  const file = saving();
  await press('Export CSV');
  await expect.poll(file.times).toBe(1);
  const lines = await file.lines();
  expect(lines).toHaveLength(293);
  expect(new Set(lines).size).toBe(293);
});

test.each([[[]], [[null, 'row', [], 7]]])(
  'a platform that promises pages without rows, %j, ends no export',
  async (none: unknown[]) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { asked } = await openRecords('', ({ pageSize }) =>
      pageOf(pageSize === 100 ? none : many(1), 1, { totalPages: pageSize === 100 ? 1e9 : 1 }),
    );
    await settledAs('ready');
    await press('Export CSV');
    await expect.poll(() => click.mock.calls.length).toBe(1);
    expect(asked()).toHaveLength(2);
  },
);
