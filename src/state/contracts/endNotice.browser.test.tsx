import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { pass, usePassingTime } from '#ui/dom/timers.fixture.ts';

usePassingTime({ clocks: true });
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  localStorage.removeItem(KEY);
});

const KEY = 'contractEnds:ana01';
const panels = { file: '/panels.json', member: ['contractRequests'], agent: [], pages: [] } as const;
const ended = (changedAt: number, endReason = 'TERMINATED') => ({
  id: `CT${changedAt}`,
  kind: 'dividend',
  account: 'ana01',
  status: 'terminated',
  offeredAt: 1,
  changedAt,
  endReason,
  terms: [],
});
const pageOf = (rows: readonly unknown[]) => ({ rows, total: rows.length, totalPages: 1, pageNo: 1 });
const offered = (name: string) => (name === 'fundsConsolidated' ? { divtypereq: '1' } : null);

const open = (rows: readonly unknown[], more: Parameters<typeof openApp>[0] = {}) =>
  openApp({
    member: {},
    on: ['dividend'],
    panels,
    system: { admitted: true },
    reply: ({ name }) => (name === 'contracts' ? pageOf(rows) : null),
    ...more,
  });
const notice = () => page.getByRole('dialog', { name: 'A contract has ended' });
const isRead = (sent: (name: 'contracts') => unknown[]) => expect.poll(() => sent('contracts').length).toBe(1);
/** Longer than a page is calm before something opens. */
const calm = () => pass(1_500);

test('a member is told once of contracts that others have ended since the last visit, and led to them (P-39)', async () => {
  localStorage.setItem(KEY, '10');
  const { portal, sent } = await open([ended(12), ended(11, 'HIGHER_ABOVE'), ended(9), ended(13, 'REPLACED')]);
  await expect
    .element(notice().getByText('Your contracts that have ended since your last visit: 2.', { exact: false }))
    .toBeVisible();
  expect(sent('contracts')).toEqual([{ scope: 'MINE', status: 'terminated', pageNo: 1, pageSize: 100 }]);
  expect(localStorage.getItem(KEY)).toBe('12');
  await userEvent.click(notice().getByRole('button', { name: 'Show' }));
  await expect.poll(() => portal.router.path()).toBe('/?centre=member.contractRequests&c.view=ended');
});

test('the notice waits for that of offers', async () => {
  localStorage.setItem(KEY, '10');
  await open([ended(12)], { reply: ({ name }) => (name === 'contracts' ? pageOf([ended(12)]) : offered(name)) });
  const offers = page.getByRole('dialog', { name: 'You have contract offers' });
  await expect.element(offers).toBeVisible();
  await calm();
  expect(notice().elements()).toEqual([]);
  await userEvent.click(offers.getByRole('button', { name: 'Later' }));
  await expect.element(notice()).toBeVisible();
});

test.each([
  ['the first visit with a browser', null, [ended(12)], '12'],
  ['a visit after the same ends', '12', [ended(12)], '12'],
  ['rows that cannot be read', '10', [null, 'x', { status: 'terminated' }], '10'],
])('%s tells nothing', async (_, known, rows, kept) => {
  if (known !== null) localStorage.setItem(KEY, known);
  const { sent } = await open(rows);
  await isRead(sent);
  // long enough for the notice to have opened: the next test would see it
  await calm();
  expect(localStorage.getItem(KEY)).toBe(kept);
  expect(notice().elements()).toEqual([]);
});

test('a read that fails tells nothing, and what was known stays', async () => {
  localStorage.setItem(KEY, '10');
  const { sent } = await open([], {
    reply: ({ name }) => {
      if (name === 'contracts') throw new CallError('unavailable', 'contracts');
      return null;
    },
  });
  await isRead(sent);
  await calm();
  expect(localStorage.getItem(KEY)).toBe('10');
  expect(notice().elements()).toEqual([]);
});

test.each([
  ['a demo account', { member: { type: 4 } }],
  ['a kind that is switched off', { on: [] }],
  ['a brand without the panel', { panels: { ...panels, member: [] } }],
])('%s is not asked about', async (_, more) => {
  const { sent } = await open([ended(12)], more);
  await calm();
  expect(sent('contracts')).toEqual([]);
});
