import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { history, many, openRecords, pageOf, panel, row, settledAs, shown, stateOf } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('rows, cells, sums and filters have the hooks that tools rely on', async () => {
  await openRecords('', () => pageOf(many(3)));
  await settledAs('ready');
  const root = shown();
  const named = (attribute: string, scope = root as ParentNode) =>
    [...scope.querySelectorAll(`[${attribute}]`)].map((one) => one.getAttribute(attribute));
  expect(named('data-row')).toEqual(['D1', 'D2', 'D3']);
  expect(named('data-column', root.querySelector('[data-row]')!)).toEqual([
    'time',
    'type',
    'referenceNumber',
    'amount',
    'status',
  ]);
  expect(named('data-total')).toEqual(['in', 'amount', 'amount']);
  expect([...root.querySelectorAll('select, input')].map((one) => one.getAttribute('name'))).toEqual([
    'date',
    'status',
    'account',
  ]);
});

test('a column is sorted by the platform, in both orders, and the address says so', async () => {
  const { asked } = await openRecords('', () => pageOf(many(3), 30));
  await settledAs('ready');
  const head = () => [...shown().querySelectorAll('th[aria-sort]')].map((one) => one.getAttribute('aria-sort'));
  expect(head()).toEqual(['none', 'none']);
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await userEvent.click(page.getByRole('button', { name: 'Amount' }));
  await expect.poll(() => asked().at(-1)).toMatchObject({ sort: 'amount', order: 'desc', pageNo: 1 });
  expect(head()).toEqual(['none', 'descending']);
  await userEvent.click(page.getByRole('button', { name: 'Amount' }));
  await expect.poll(() => asked().at(-1)).toMatchObject({ sort: 'amount', order: 'asc' });
  expect(head()).toEqual(['none', 'ascending']);
});

test.each([
  ['&c.sort=remark&c.order=asc', {}],
  ['&c.sort=constructor', {}],
  ['&c.sort=amount&c.order=sideways', { sort: 'amount', order: 'desc' }],
])('the sorting %s of an address asks for %j', async (query, wanted) => {
  const { asked } = await openRecords(query, () => pageOf(many(1)));
  await settledAs('ready');
  const { sort, order } = asked()[0]!;
  expect(JSON.parse(JSON.stringify({ sort, order }))).toEqual(wanted);
});

test('a row has the actions of its status, told to the registry with the row', async () => {
  const ran: unknown[] = [];
  const actions = [{ name: 'withdrawBack', label: 'records:details', action: 'openPanel', statuses: ['PENDING'] }];
  const app = await openRecords('', () => pageOf([row(1, { status: 'PENDING' }), row(2)]), { ...history, actions });
  await settledAs('ready');
  vi.spyOn(app.portal.registry, 'find').mockReturnValue(((_: unknown, params: unknown) => void ran.push(params)) as never);
  const buttons = shown().querySelectorAll<HTMLElement>('[data-action="withdrawBack"]');
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0]!);
  expect(ran).toMatchObject([{ referenceNumber: 'D1', status: 'PENDING' }]);
  // a press on an action opens no detail
  await expect.element(page.getByRole('dialog', { name: 'Details' })).not.toBeInTheDocument();
});

test('a column, a card and a filter whose conditions do not hold are not shown', async () => {
  const when = { role: 'agent' } as const;
  const hide = <Item extends { name: string }>(items: readonly Item[], name: string) =>
    items.map((item) => (item.name === name ? { ...item, when } : item));
  await openRecords('', () => pageOf(many(2)), {
    ...history,
    columns: hide(history.columns, 'status'),
    cards: hide(history.cards, 'in'),
    filters: hide(history.filters, 'status'),
  });
  await settledAs('ready');
  expect(shown().querySelector('[data-column="status"], [data-total="in"], [name="status"]')).toBeNull();
});

test('a record of unknown status, with missing fields or with wrong ones stays readable', async () => {
  await openRecords('', () =>
    pageOf([
      row(1, { status: 'HELD_BY_BANK' }),
      { referenceNumber: 'D2' },
      row(3, { amount: { a: 1 }, time: 'soon', status: ['x'] }),
      row(3),
      null,
      'row',
      {},
    ]),
  );
  await settledAs('ready');
  const texts = [...shown().querySelectorAll('tbody tr')].map((one) =>
    [...one.querySelectorAll('[data-column]')].map((cell) => cell.textContent),
  );
  expect(texts).toHaveLength(5);
  expect(texts[0]!.at(-1)).toBe('HELD_BY_BANK');
  expect(texts[1]).toEqual(['–', '–', 'D2', '–', '–']);
  expect(texts[2]).toEqual(['–', 'Deposit', 'D3', '–', '–']);
  await userEvent.click(shown().querySelectorAll<HTMLElement>('tbody tr')[4]!);
  await expect.element(page.getByRole('dialog', { name: 'Details' })).toBeVisible();
});

test.each([
  ['&c.page=-1', 1],
  ['&c.page=0', 1],
  ['&c.page=1.5', 1],
  ['&c.page=two', 1],
])('the page of %s is the first', async (query, pageNo) => {
  const { asked } = await openRecords(query, () => pageOf(many(10), 30));
  await settledAs('ready');
  expect(asked()[0]!.pageNo).toBe(pageNo);
});

test.each(['99', '1e9', '9007199254740991'])('page %s of three shows the last one', async (wanted) => {
  const { asked } = await openRecords(`&c.page=${wanted}`, ({ pageNo }) => pageOf(pageNo > 3 ? [] : many(10), 30));
  await settledAs('ready');
  expect(asked().map(({ pageNo }) => pageNo)).toEqual([Number(wanted), 3]);
  expect(shown().querySelector('[aria-current="page"]')!.textContent).toBe('3');
});

test('100,000 records are read one page at a time', async () => {
  const { asked } = await openRecords('', ({ pageNo }) => pageOf(many(10, pageNo * 10), 100_000));
  await settledAs('ready');
  expect(shown().textContent).toContain('100,000 records');
  await userEvent.click(page.getByRole('button', { name: 'Page 10,000' }));
  await expect.poll(() => asked().at(-1)!.pageNo).toBe(10_000);
  expect(shown().querySelectorAll('tbody tr')).toHaveLength(10);
});

test('100 rows are fewer than 1,500 elements', async () => {
  const columns = [...history.columns, ...['a', 'b', 'c', 'd'].map((name) => ({ ...history.columns[1]!, name }))];
  await openRecords('', () => pageOf(many(100), 1_000), { ...history, columns, pageSize: 100 });
  await settledAs('ready');
  expect(shown().querySelectorAll('tbody tr')).toHaveLength(100);
  expect(shown().querySelectorAll('*').length).toBeLessThan(1_500);
});

test.each([
  ['2026-04-20_2026-04-10', 'The first day is after the last.'],
  ['2016-04-20_2026-04-20', 'At most 92 days at a time.'],
  ['2026-02-30_2026-03-02', 'Choose both days.'],
  ['0000-00-00_9999-99-99', 'Choose both days.'],
  ['someday', 'Choose both days.'],
  ['constructor', 'Choose both days.'],
])('the days %s are answered at their place: %s', async (days, words) => {
  const { asked } = await openRecords(`&c.date=${days}`, () => pageOf(many(1)));
  await settledAs('ready');
  expect(shown().querySelector('[role="alert"]')!.textContent).toBe(words);
  expect(asked()).toEqual([]);
  // the way on is the list of spans
  await userEvent.selectOptions(shown().querySelector('select[name="date"]')!, 'today');
  await expect.poll(() => shown().querySelectorAll('tbody tr').length).toBe(1);
});

test('days to come have no records, and a button leads back', async () => {
  await openRecords('&c.date=2036-01-01_2036-01-05', ({ startTime }) =>
    pageOf(Number(startTime) > Date.UTC(2030, 0) ? [] : many(1)),
  );
  await settledAs('empty');
  expect(shown().textContent).toContain('Choose other days or another filter.');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }).last());
  await settledAs('ready');
});

test('an unknown choice of an address counts as all', async () => {
  const { asked } = await openRecords('&c.status=NO_SUCH&c.other=1', () => pageOf(many(1)));
  await settledAs('ready');
  expect(asked()[0]).not.toHaveProperty('status');
  expect(asked()[0]).not.toHaveProperty('other');
  expect(shown().querySelector<HTMLSelectElement>('select[name="status"]')!.value).toBe('');
});

test('all can be chosen where one value is the default', async () => {
  const filters = history.filters.map((filter) => (filter.name === 'status' ? { ...filter, default: 'PENDING' } : filter));
  const { asked } = await openRecords('', () => pageOf(many(1)), { ...history, filters });
  await settledAs('ready');
  expect(asked()[0]).toMatchObject({ status: 'PENDING' });
  await userEvent.selectOptions(shown().querySelector('select[name="status"]')!, 'All');
  await expect.poll(() => asked().at(-1)).not.toHaveProperty('status');
});

test('a text of 10,000 characters is kept, and told that it is too long', async () => {
  const { asked } = await openRecords('', () => pageOf(many(1)));
  await settledAs('ready');
  const input = shown().querySelector<HTMLInputElement>('input[name="account"]')!;
  await userEvent.fill(input, 'x'.repeat(10_000));
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  await expect.element(page.getByText('At most 64 characters.')).toBeVisible();
  expect(input.value).toHaveLength(10_000);
  expect(asked()).toHaveLength(1);
  await userEvent.fill(input, ' ana01 ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked().at(-1)).toMatchObject({ account: 'ana01' });
  await expect.element(page.getByText('At most 64 characters.')).not.toBeInTheDocument();
});

test('a value of 10,000 characters is cut in its cell, and whole in the detail', async () => {
  const type = 'w'.repeat(10_000);
  await openRecords('', () => pageOf([row(1, { type })]));
  await settledAs('ready');
  expect(shown().querySelector('[data-column="type"]')!.textContent).toHaveLength(120);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  await userEvent.click(shown().querySelector('tbody tr')!);
  await expect.element(page.getByRole('dialog', { name: 'Details' }).getByText(type)).toBeInTheDocument();
});

test('the detail copies the reference, and says how long ago it was', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { portal } = await openRecords('', () => pageOf([row(1)]));
  await settledAs('ready');
  vi.spyOn(portal.client.clock, 'now').mockReturnValue(row(1).time + 3 * 3_600_000);
  await userEvent.click(shown().querySelector('tbody tr')!);
  await expect.element(page.getByText('3 hours ago')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Copy D1' }));
  expect(written).toHaveBeenCalledWith('D1');
  await expect.element(page.getByText('Copied')).toBeVisible();
});

test('an empty list says what the panel has to say, and leads on', async () => {
  const empty = {
    title: 'records:none_title',
    text: 'records:days_incomplete',
    label: 'portal:in_betting_record',
    panel: 'personalHistoryCopy',
  };
  await openRecords('', () => pageOf([]), { ...history, empty });
  await settledAs('empty');
  expect(shown().textContent).toContain('Choose both days.');
  await userEvent.click(page.getByRole('button', { name: 'Betting record' }).last());
  await expect.poll(() => panel('personalHistoryCopy')).not.toBeNull();
});

test('loading records have the columns and cards of their view', async () => {
  await openRecords('', () => new Promise(() => undefined));
  await expect.poll(() => panel('transactionHistory')?.textContent).toContain('TimeTypeReferenceAmountStatus');
  expect(stateOf('transactionHistory')).toBe('loading');
  // nothing that looks like a record to tools
  expect(shown().querySelectorAll('table, [data-row], [data-total], [data-column]')).toHaveLength(0);
});
