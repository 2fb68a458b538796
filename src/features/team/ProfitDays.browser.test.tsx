import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { openBasePanels } from '#app/basePanels.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const dayMs = 86_400_000;
type Span = { startTime: number; endTime: number };

const overviewOf = ({ startTime, endTime }: Span) => ({
  teamSize: 5,
  days: Array.from({ length: Math.round((endTime - startTime) / dayMs) }, (_, nth) => ({
    time: startTime + nth * dayMs,
    deposit: '1.00',
    withdrawal: '2.00',
    validBet: `${nth + 1}00.00`,
  })),
});

const open = (query = '') =>
  openBasePanels({
    path: `/helpmc?centre=agent.palStatementsAgentCopy${query}`,
    member: { type: 1 },
    reply: ({ name, request }) => {
      if (name === 'agentTeamOverview') return overviewOf(request as Span);
      if (name === 'agentProfitLoss')
        return { rows: [{ id: '1', account: 'bo', type: 'MEMBER' }], total: 1, totalPages: 1, pageNo: 1, totals: {}, path: [] };
      return null;
    },
  });
const head = () => slot('panel/profitDays')!;
const lengths = (spans: readonly unknown[]) =>
  (spans as Span[]).map(({ startTime, endTime }) => Math.round((endTime - startTime) / dayMs));

test('profit and loss has its days as a chart, without today, against other days of one’s choice', async () => {
  const { sent } = await open();
  await expect.element(page.getByRole('slider', { name: 'Valid bets by day' })).toBeVisible();
  const [now, before] = sent('agentTeamOverview') as Span[];
  expect(before!.endTime).toBeLessThanOrEqual(now!.startTime);
  expect(lengths(sent('agentTeamOverview'))).toEqual([6, 6]);
  expect((sent('agentProfitLoss').at(-1) as Span).endTime).toBeGreaterThan(now!.endTime);

  // the platform sends no income by day
  expect([...head().querySelectorAll('input[type="radio"][value]')].map((one) => one.getAttribute('value'))).not.toContain(
    'income',
  );
  await userEvent.click(page.getByText('Deposits', { exact: true }).first());
  await expect.element(page.getByRole('slider', { name: 'Deposits by day' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Compared with' }).selectOptions('own');
  const { from } = { from: page.getByRole('group', { name: 'Compared with' }).getByLabelText('From', { exact: true }) };
  await from.fill('2026-01-01');
  await expect.poll(() => head().textContent).toContain('2026-01-01');
});

test('the days of the list are those of the chart, and days that are no span are said at their field', async () => {
  const { sent } = await open('&c.date=2026-03-01_2026-03-10&c.against=2026-02-10_2026-02-01');
  await expect.element(page.getByText('The first day is after the last.')).toBeVisible();
  expect(sent('agentTeamOverview')).toEqual([]);
  await page.getByRole('combobox', { name: 'Compared with' }).selectOptions('before');
  await expect.poll(() => lengths(sent('agentTeamOverview'))).toEqual([10, 10]);
});
