import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PublishedFilter, PublishedRecords } from '#engine/records/panels.ts';
import { history, many, openRecords, pageOf, row, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const drill = {
  parameter: 'under',
  label: 'records:view_downlines',
  root: 'records:my_team',
  count: 'teamSize',
  clears: ['account'],
};
const team: PublishedRecords = { ...history, drill };
const below: Record<string, { id: string; account: string }[]> = {
  A2: [{ id: 'A2', account: 'bea' }],
  A1: [{ id: 'A1', account: 'anna' }],
  B1: [
    { id: 'A1', account: 'anna' },
    { id: 'B1', account: '<img src=x onerror=alert(1)>' },
  ],
};
const members: Record<string, [string, number][]> = {
  '': [
    ['A1', 2],
    ['A2', 0],
  ],
  A1: [['B1', 1]],
  B1: [['C1', 0]],
  A2: [],
};
/** A team of three levels, and a refusal for any other id. */
const reply = ({ under = '' }: Record<string, unknown>) =>
  members[String(under)] === undefined
    ? { ok: false, message: 'invalid_request', value: { field: 'under' } }
    : pageOf(
        members[String(under)]!.map(([id, teamSize], nth) => row(nth, { id, teamSize })),
        undefined,
        { path: below[String(under)] ?? [] },
      );

const open = (query = '', records = team) => openRecords(query, reply, records);
const ids = () => [...shown().querySelectorAll('[data-row]')].map((one) => one.getAttribute('data-row'));
const names = () => [...shown().querySelectorAll('[data-under]')].map((one) => one.textContent);
const leadOn = () => userEvent.click(shown().querySelector('[data-action="drill"]')!);

test('a row leads to the records below it, and names above the list lead back', async () => {
  const { asked } = await open();
  await settledAs('ready');
  expect(ids()).toEqual(['A1', 'A2']);
  expect(names()).toEqual([]);
  expect(shown().querySelectorAll('[data-action="drill"]')).toHaveLength(1);
  await leadOn();
  await expect.poll(ids).toEqual(['B1']);
  await expect.poll(names).toEqual(['My team', 'anna']);
  expect(asked().at(-1)).toMatchObject({ under: 'A1', pageNo: 1 });
  const title = shown().querySelector('h2');
  expect(document.activeElement, 'the button of the row is gone').toBe(title);
  await leadOn();
  await expect.poll(ids).toEqual(['C1']);
  // what somebody is called is text
  await expect.poll(names).toEqual(['My team', 'anna', '<img src=x onerror=alert(1)>']);
  await userEvent.click(page.getByRole('navigation', { name: 'Levels above' }).getByRole('button', { name: 'anna' }));
  await expect.poll(ids).toEqual(['B1']);
  expect(document.activeElement, 'a step that was pressed is no button any more').toBe(title);
  await userEvent.click(page.getByRole('button', { name: 'My team' }));
  await expect.poll(ids).toEqual(['A1', 'A2']);
  expect(names()).toEqual([]);
});

test('Back takes steps back one by one, and a link opens where it was made', async () => {
  const app = await open('&c.under=A1');
  await expect.poll(names).toEqual(['My team', 'anna']);
  await leadOn();
  await expect.poll(ids).toEqual(['C1']);
  await expect.poll(() => app.portal.router.path()).toContain('c.under=B1');
  // the router's own way back
  app.portal.router.navigate(-1 as never);
  await expect.poll(ids).toEqual(['B1']);
  await expect.poll(() => app.portal.router.path()).toContain('c.under=A1');
  expect(names()).toEqual(['My team', 'anna']);
});

test('a step keeps the choices, begins at the first page, and forgets the text that found the row', async () => {
  const { asked } = await open('&c.status=CREDITED&c.page=2');
  await settledAs('ready');
  await userEvent.fill(page.getByRole('textbox', { name: 'Order number' }), 'anna');
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  await expect.poll(() => asked().at(-1)).toMatchObject({ account: 'anna', status: 'CREDITED' });
  await leadOn();
  await expect.poll(ids).toEqual(['B1']);
  expect(asked().at(-1)).toMatchObject({ under: 'A1', status: 'CREDITED', pageNo: 1 });
  expect(asked().at(-1)).not.toHaveProperty('account');
  await expect.element(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('');
});

test('an account that has nobody below it says so, and leads back to all', async () => {
  await open('&c.under=A2', { ...team, empty: { title: 'records:no_downlines_title', text: 'records:no_downlines_text' } });
  await settledAs('empty');
  await expect.element(page.getByText('Nobody below this account')).toBeVisible();
  expect(shown().textContent).not.toContain('Whoever registers through your links');
  await userEvent.click(page.getByRole('button', { name: 'My team' }).last());
  await expect.poll(ids).toEqual(['A1', 'A2']);
});

test.each(['Z9', '__proto__', '%3Cb%3E'])('an id outside the team shows nothing, and the way back: %s', async (id) => {
  await open(`&c.under=${id}`);
  await settledAs('error');
  expect(ids()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'My team' }));
  await expect.poll(ids).toEqual(['A1', 'A2']);
});

test('a view that leads nowhere does not pass on an id of the address', async () => {
  const { asked } = await open('&c.under=A1', history);
  await settledAs('ready');
  expect(asked()[0]).not.toHaveProperty('under');
  expect(shown().querySelector('[data-under]')).toBeNull();
});

test('more than two actions fold into a menu, in every row; the detail of a row has them as buttons', async () => {
  const ran: unknown[] = [];
  const action = { label: 'records:details', action: 'openPanel' };
  const actions = [
    { name: 'one', ...action, params: { panel: 'personalHistoryCopy' } },
    { name: 'two', ...action, label: 'records:copied', tone: 'danger' as const },
  ];
  const { portal } = await open('', { ...team, actions });
  await settledAs('ready');
  vi.spyOn(portal.registry, 'find').mockReturnValue(((_: unknown, params: unknown) => void ran.push(params)) as never);
  const [first, second] = shown().querySelectorAll('[data-row]');
  expect([...second!.querySelectorAll('[data-action]')].map((one) => one.getAttribute('data-action'))).toEqual(['more']);
  await userEvent.click(first!.querySelector('[data-action="more"]')!);
  await expect.poll(() => document.querySelectorAll('[role="menuitem"]')).toHaveLength(3);
  await userEvent.click(page.getByRole('menuitem', { name: 'Details' }));
  expect(ran).toEqual([expect.objectContaining({ id: 'A1', panel: 'personalHistoryCopy' })]);
  await userEvent.click(first!.querySelector('[data-column="time"]')!);
  const detail = page.getByRole('dialog', { name: 'Details' });
  await userEvent.click(detail.getByRole('button', { name: 'View downlines' }));
  await expect.poll(ids).toEqual(['B1']);
});

const filters: PublishedFilter[] = [
  { name: 'date', kind: 'dateRange', label: 'records:date', options: [] },
  { name: 'scope', kind: 'select', label: 'records:scope', options: ['TEAM', 'DIRECT'], default: 'TEAM', required: true },
];

test('days without a default are all days, until some are chosen', async () => {
  const { asked, portal } = await open('', { ...history, filters });
  await settledAs('ready');
  expect(asked()[0]).not.toHaveProperty('startTime');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Dates' }), 'Last 7 days');
  await expect.poll(() => asked().at(-1)).toHaveProperty('startTime');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Dates' }), 'Any time');
  await expect.poll(() => asked().length).toBeGreaterThan(1);
  await expect.poll(() => portal.router.path()).not.toContain('c.date');
});

test.each(['', '&c.scope=SELF', '&c.scope=all', '&c.scope=constructor'])(
  'a required choice has no other value: %s',
  async (query) => {
    const { asked } = await open(query, { ...history, fixed: {}, filters });
    await settledAs('ready');
    expect(asked()[0]).toMatchObject({ scope: 'TEAM' });
    const scope = shown().querySelector<HTMLSelectElement>('select[name="scope"]')!;
    expect([...scope.options].map(({ value }) => value)).toEqual(['TEAM', 'DIRECT']);
  },
);

test('a team of 2,000 is exported with progress, and no nickname becomes a formula', async () => {
  let saved: Blob | null = null;
  const hostile = ['=1+1', '+1', '-1+1', '@SUM(1)', '\tx', '\rx', '"a",b', '<script>'];
  const columns = [{ name: 'nickname', label: 'records:nickname', format: 'text' as const }];
  await openRecords(
    '',
    ({ pageNo, pageSize }) =>
      pageOf(
        many(pageSize, pageNo * pageSize).map((one, nth) => ({ ...one, nickname: hostile[(pageNo + nth) % hostile.length] })),
        2_000,
        { totalPages: 2_000 / pageSize },
      ),
    { ...team, columns, detail: [] },
  );
  await settledAs('ready');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((saved = blob as Blob), 'blob:none'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => saved).not.toBeNull();
  const cells = new Set((await saved!.text()).split('\r\n').slice(1, -1));
  expect(cells).toEqual(new Set(["'=1+1", "'+1", "'-1+1", "'@SUM(1)", "'\tx", '"\'\rx"', '"""a"",b"', '<script>']));
});
