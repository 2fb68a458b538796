import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { openBasePanels } from '#app/basePanels.fixture.ts';
import { kindFlags } from '#engine/contracts/kinds.ts';

beforeEach(() => page.viewport(1280, 900));

const listed = (rows: readonly unknown[], totals: Record<string, string | number> = {}) => ({
  rows,
  total: rows.length,
  totalPages: 1,
  pageNo: 1,
  totals,
});
const contract = {
  id: 'CT1',
  kind: 'dailySalary',
  account: 'ana01',
  uplineAccount: 'boss01',
  status: 'accepted',
  period: 'WEEKLY',
  offeredAt: 1,
  terms: [
    { betAmount: '1000.00', rate: '0.35' },
    { betAmount: '5000.00', rate: '0.6' },
  ],
};
const totals = {
  income: '100.00',
  dividend: '75.00',
  dailySalary: '20.00',
  hourSalary: '0.00',
  realTimeSalary: '0.00',
  rebate: '5.00',
};

const teamTotals = { members: 1, agents: 0, balance: '0.00' };

async function open(on: readonly string[], stopped?: number) {
  return openBasePanels({
    path: '/helpmc?centre=agent.agentTeamOverview',
    member: { type: 1 },
    on,
    reply: ({ name }) => {
      if (name === 'agentTeamOverview') return { teamSize: 3, directDownlines: 1, ...(stopped && { stopped }), days: [] };
      if (name === 'agentDownlines')
        return listed([{ id: '7', account: 'joao', type: 'MEMBER', level: 1, registered: Date.UTC(2026, 3, 2) }], teamTotals);
      if (name === 'contracts') return listed([contract]);
      if (name === 'agentRevenueReport') return listed([], totals);
      return name === 'fundsConsolidated' ? { divtypereq: '1' } : null;
    },
  }).then(async (app) => {
    await expect.poll(() => slot('panel/agentTeamOverview')?.dataset['state']).toBe('ready');
    return app;
  });
}
const rowsOf = (name: string) =>
  [...page.getByRole('region', { name }).element().querySelectorAll<HTMLElement>('[data-row]')].map((row) => [
    row.dataset['row'],
    row.textContent,
  ]);

test('own contracts with their highest tier, an offer to review, and the income by kind', async () => {
  await open([kindFlags.dividend, kindFlags.dailySalary]);
  await expect.element(page.getByRole('button', { name: 'Review' })).toBeVisible();
  await expect
    .poll(() => rowsOf('My contracts'))
    .toEqual([
      ['dividend', 'DividendNo contractReview'],
      ['dailySalary', 'Daily salary0.6% from $5,000.00 bet amountActive'],
    ]);
  await expect
    .poll(() => rowsOf('My income by kind'))
    .toEqual([
      ['dividend', 'Dividend$75.00'],
      ['dailySalary', 'Daily salary$20.00'],
      ['rebate', 'Rebates$5.00'],
    ]);
  const widths = [...document.querySelectorAll('[data-kind][x]')].map((part) => part.getAttribute('width'));
  expect(widths).toEqual(['747', '197', '47']);
  await userEvent.click(page.getByRole('button', { name: 'Review' }));
  await expect.poll(() => slot('panel/contractRequests')).not.toBeNull();
});

test('without contracts there is no part for them', async () => {
  await open([]);
  await expect.element(page.getByRole('region', { name: 'My income by kind' })).toBeVisible();
  expect(page.getByRole('region', { name: 'My contracts' }).elements()).toEqual([]);
});

test('the latest events are told, and one opens its downline', async () => {
  await open([kindFlags.dailySalary]);
  const events = page.getByRole('region', { name: 'Latest events' });
  await expect.element(events.getByText('joined the team')).toBeVisible();
  await expect.element(events.getByText('Daily salary: accepted')).toBeVisible();
  await userEvent.click(events.getByRole('button', { name: 'joao' }));
  await expect.element(page.getByRole('dialog', { name: 'Downline joao' })).toBeVisible();
});

test('members who stopped betting are counted where the platform says it, and shown in the list of the team', async () => {
  const { sent } = await open([], 27);
  await expect.element(page.getByText('27 stopped betting')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show them' }));
  await expect.poll(() => sent('agentDownlines').at(-1)).toMatchObject({ stopped: '7' });
});

test('a platform that does not say who stopped has no count of them', async () => {
  await open([]);
  await expect.element(page.getByText('joined the team')).toBeVisible();
  expect(document.querySelector('[data-card="stopped"]')).toBeNull();
  expect(page.getByRole('button', { name: 'Show them' }).elements()).toEqual([]);
});
