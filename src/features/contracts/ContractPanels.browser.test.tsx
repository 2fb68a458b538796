import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entriesIn, openApp, slot } from '#app-tests/app.fixture.tsx';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import { contractOf, pageOf } from './contracts.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const flags = kindNames.map((kind) => kindFlags[kind]);
const list = (call: string, fixed: object) => ({
  call,
  fixed,
  filters: [],
  columns: [],
  cards: [],
  detail: [],
  actions: [],
  sortable: [],
  pageSize: 10,
  export: false,
});
const payments = { name: 'payments', label: 'contracts:payments', action: 'contractPayments' };
const active = { ...list('contracts', { scope: 'MINE', status: 'accepted' }), actions: [payments], layout: 'cards' };
const requests = [
  { name: 'received', label: 'contracts:tab_received', records: list('contracts', { scope: 'REQUESTS' }) },
  { name: 'active', label: 'contracts:tab_active', records: active },
  { name: 'sent', label: 'contracts:tab_sent', when: { role: 'agent' }, records: list('contracts', { scope: 'SENT' }) },
];
const published = {
  member: {
    contractRequests: { title: 'portal:contracts', views: requests },
    contractPayments: {
      title: 'contracts:payments',
      views: kindNames.map((kind) => ({
        name: kind,
        label: `records:kind_${kind}`,
        when: { flag: kindFlags[kind] },
        records: list('contractRecords', { kind, scope: 'MINE' }),
      })),
    },
  },
  agent: Object.fromEntries(
    kindNames.map((kind) => {
      const flag = kindFlags[kind];
      const { panel } = contractKinds[kind];
      const main = { name: 'main', label: null, component: `${kind}Head` };
      const paid = { ...main, component: 'realTimeHead', records: list('contractRecords', { kind }) };
      const views = [kind === 'realTimeSalary' ? paid : main];
      return [panel, { title: 'portal:agent_centre', when: { flag }, views }];
    }),
  ),
};

function open(query: string, on: readonly string[], consolidated: unknown = null, path = '/helpmc') {
  const file = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' })) as `/${string}`;
  return openApp({
    path: `${path}?${query}`,
    system: { admitted: true },
    member: { type: 1 },
    on,
    panels: { file, member: Object.keys(published.member), agent: Object.keys(published.agent), pages: [] },
    reply: ({ name }) => {
      if (name === 'contractRecords') return pageOf([]);
      if (name === 'fundsConsolidated') return consolidated;
      return name === 'contracts' ? pageOf([contractOf()]) : null;
    },
  });
}

test.each(kindNames)('the flag of %s shows its entry and opens its panel (AGC-10, AGC-11, AGC-12, AGC-13)', async (kind) => {
  const { panel } = contractKinds[kind];
  await open(`centre=agent.${panel}`, flags);
  await expect.poll(() => entriesIn('modal/centre').filter((name) => name !== null)).toContain(kind);
  await expect.poll(() => slot(`panel/${panel}`)?.dataset['state']).not.toBe('forbidden');
});

test.each(kindNames)('the flag of %s off hides entry and panel (FLG-12, FLG-13, FLG-14, FLG-15)', async (kind) => {
  const flag = kindFlags[kind];
  const { panel } = contractKinds[kind];
  await open(
    `centre=agent.${panel}`,
    flags.filter((one) => one !== flag),
  );
  await expect.element(page.getByRole('alertdialog', { name: 'This function is not open.' })).toBeVisible();
  await expect.poll(() => slot('modal/centre')).toBeNull();
});

test('real-time salaries say that they are paid every five minutes, and when next (CON-15, D-80)', async () => {
  await open('centre=agent.agentRealtimeSalary', flags);
  await expect.element(page.getByText('Real-time salary is calculated and paid every 5 minutes.')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^Next in [0-4]:[0-5]\d$|^Next in 5:00$/);
});

test('payments are read again each time that real-time salaries are paid (CON-15)', async () => {
  const app = await open('centre=agent.agentRealtimeSalary', flags);
  await expect.poll(() => app.sent('contractRecords').length).toBe(1);
  const { clock } = app.portal.client;
  const now = clock.now();
  for (const payments of [1, 2]) {
    vi.spyOn(clock, 'now').mockReturnValue(now + payments * 300_000);
    await expect.poll(() => app.sent('contractRecords').length).toBe(1 + payments);
  }
});

test('the contracts of downlines lead to everything that the agent offered, of any kind (P-39)', async () => {
  const app = await open('centre=agent.agentDailyWages2', flags);
  await userEvent.click(page.getByRole('button', { name: 'Sent by me' }));
  await expect.element(page.getByRole('tab', { name: 'Sent by me' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => app.sent('contracts')).toContainEqual({ scope: 'SENT', pageNo: 1, pageSize: 10 });
});

test('the entry of each kind counts the offers of that kind (P-39)', async () => {
  const waiting = Object.fromEntries(kindNames.map((kind, nth) => [contractKinds[kind].pending, String(nth + 1)]));
  sessionStorage.setItem('contractOffers', '1');
  await open('centre=agent.agentDailyWages2', flags, waiting);
  const badgeOf = (kind: string) =>
    slot('modal/centre')?.querySelector(`[data-entry="${kind}"] [data-badge] [aria-hidden]`)?.textContent;
  await expect.poll(() => kindNames.map(badgeOf)).toEqual(['1', '2', '3', '4']);
});

test('the account menu leads a member to the own contracts, and each to what its kind paid', async () => {
  sessionStorage.setItem('contractOffers', '1');
  const app = await open('', flags, null, '/');
  await userEvent.click(page.getByRole('button', { name: 'Account of Ana' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Contracts', exact: true }));
  await expect.element(page.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => app.sent('contracts')).toContainEqual(expect.objectContaining({ scope: 'MINE', status: 'accepted' }));
  await userEvent.click(page.getByRole('button', { name: 'Payments' }));
  await expect.element(page.getByRole('tab', { name: 'Daily salary' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => app.sent('contractRecords')).toEqual([{ kind: 'dailySalary', scope: 'MINE', pageNo: 1, pageSize: 10 }]);
});

test('without a kind that is switched on the account menu has no contracts', async () => {
  await open('', [], null, '/');
  await userEvent.click(page.getByRole('button', { name: 'Account of Ana' }));
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Contracts' }).elements()).toEqual([]);
});
