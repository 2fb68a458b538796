import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { pass, usePassingTime } from '#ui/dom/timers.fixture.ts';

usePassingTime({ clocks: true });
beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const panels = { file: '/panels.json', member: ['messageV2', 'contractRequests'], agent: [], pages: [] } as const;
const kinds = ['dividend', 'salary', 'hourSalary', 'agentRealtimeSalary'];
const offered = { divtypereq: '1', dailysalreqtype: 2, contracthoursalreq: null };

const open = (consolidated: unknown, more: Parameters<typeof openApp>[0] = {}) =>
  openApp({
    member: {},
    on: kinds,
    panels,
    system: { admitted: true },
    reply: ({ name }) => (name === 'fundsConsolidated' ? consolidated : name === 'unreadCount' ? { unreadCount: 4 } : null),
    ...more,
  });
const notice = () => page.getByRole('dialog', { name: 'You have contract offers' });
/** Longer than a page is calm before something opens. */
const calm = () => pass(1_500);

test('pending offers are told once a login, counted by the bell, and lead to their panel (CON-12, D-78)', async () => {
  const { portal } = await open(offered);
  await expect.element(page.getByRole('button', { name: 'Platform messages, 7 new' })).toBeVisible();
  await expect.element(notice().getByText('Offers that wait for your answer: 3')).toBeVisible();
  await userEvent.click(notice().getByRole('button', { name: 'Review' }));
  await expect.poll(() => portal.router.path()).toBe('/?centre=member.contractRequests');
  expect(sessionStorage.getItem('contractOffers')).toBe('3');
});

test('the same login is told once, also after a reload', async () => {
  sessionStorage.setItem('contractOffers', '3');
  await open(offered);
  await expect.element(page.getByRole('button', { name: 'Platform messages, 7 new' })).toBeVisible();
  await calm();
  expect(notice().elements()).toEqual([]);
});

/** What the header counts is read again that often. */
const FOLLOWED_MS = 30_000;
const bell = (count: number) => page.getByRole('button', { name: `Platform messages, ${count} new`, exact: true });

test('an offer and a message that arrive during the visit reach bell and dialog, an answered one is told again (P-39)', async () => {
  let offers = 0;
  let unread = 4;
  await open(null, {
    reply: ({ name }) =>
      name === 'fundsConsolidated' ? { divtypereq: offers } : name === 'unreadCount' ? { unreadCount: unread } : null,
  });
  await expect.element(bell(4)).toBeVisible();
  [offers, unread] = [1, 5];
  await pass(FOLLOWED_MS);
  await expect.element(notice().getByText('Offers that wait for your answer: 1')).toBeVisible();
  await userEvent.click(notice().getByRole('button', { name: 'Later' }));
  await expect.element(bell(6)).toBeVisible();
  offers = 0;
  await pass(FOLLOWED_MS);
  await expect.element(bell(5)).toBeVisible();
  await expect.poll(() => sessionStorage.getItem('contractOffers')).toBe('0');
  offers = 1;
  await pass(FOLLOWED_MS);
  await expect.element(notice()).toBeVisible();
});

test.each([
  ['without offers', { divtypereq: '0' }, {}],
  ['for a demo account', offered, { member: { type: 4 } }],
  ['where the brand has no panel for them', offered, { panels: { ...panels, member: ['messageV2'] } }],
  ['while the kind is switched off', { divtypereq: '1' }, { on: kinds.slice(1) }],
])('nothing is told %s', async (_, consolidated, more) => {
  await open(consolidated, more);
  await calm();
  expect(notice().elements()).toEqual([]);
});

test('a visitor is not asked about', async () => {
  const { sent } = await openApp({ on: kinds, panels });
  await calm();
  expect(sent('fundsConsolidated')).toEqual([]);
});

test('the bell leads to the messages, and a note there to the offers (P-39)', async () => {
  sessionStorage.setItem('contractOffers', '3');
  const view = { name: 'main', label: null, component: 'messages' };
  const published = { member: { messageV2: { title: 'portal:in_platform_information', views: [view] } }, agent: {}, pages: {} };
  const file = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' })) as `/${string}`;
  const { portal } = await open(offered, { panels: { ...panels, file } });
  await userEvent.click(page.getByRole('button', { name: 'Platform messages, 7 new' }));
  await expect.poll(() => portal.router.path()).toBe('/?centre=member.messageV2');
  const note = page.getByRole('dialog').getByText('Offers that wait for your answer: 3');
  await expect.element(note).toBeVisible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Review' }));
  await expect.poll(() => portal.router.path()).toBe('/?centre=member.contractRequests');
});
