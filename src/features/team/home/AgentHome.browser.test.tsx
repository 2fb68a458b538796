import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { openBasePanels } from '#app/basePanels.fixture.ts';
import { kindFlags } from '#engine/contracts/kinds.ts';
import layout from '../../../../brands/base/layout.json';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const day = (nth: number, validBet: string) => ({
  time: Date.UTC(2026, 3, 24 + nth, 12),
  deposit: '1.00',
  withdrawal: '2.00',
  validBet,
  income: '3.00',
});
const figures = (validBet: string, change: object = {}) => ({
  teamSize: 2005,
  directDownlines: 45,
  activePlayers: 313,
  stopped: 27,
  validBet,
  deposit: '10.00',
  withdrawal: '5.00',
  income: '100.00',
  days: Array.from({ length: 7 }, (_, nth) => day(nth, `${nth + 1}00.00`)),
  ...change,
});
const listed = (rows: readonly unknown[], total = rows.length) => ({ rows, total, totalPages: 1, pageNo: 1, totals: {} });
const bets = (account: string, nickname: string, validBet: string) => ({ id: account, account, nickname, validBet });

const order = ['agentOverview', 'agentTasks', 'agentTrend', 'agentActions', 'agentMovers'];

async function openHome({ on = Object.values(kindFlags) as string[], offers = '1', change = {} } = {}) {
  const starts: number[] = [];
  // the later week is the one that is shown
  const isNow = (startTime: number) => (starts.push(startTime), startTime === Math.max(...starts));
  const app = await openBasePanels({
    path: '/',
    member: { type: 1, nickname: 'Otto' },
    on,
    brand: { layout: { ...layout, home: { ...layout.home, order } } } as never,
    reply: ({ name, request }) => {
      const { startTime = 0, scope } = (request ?? {}) as { startTime?: number; scope?: string };
      if (name === 'agentTeamOverview') return figures(isNow(startTime) ? '120.00' : '100.00', change);
      if (name === 'fundsConsolidated') return { contracthoursalreq: offers };
      if (name === 'unreadCount') return { unreadCount: 0 };
      if (name === 'contracts')
        return scope === 'SENT'
          ? listed(
              [
                { id: 'C1', account: 'quinn' },
                { id: 'C2', account: 'caio' },
              ],
              5,
            )
          : listed([]);
      if (name === 'agentProfitLoss')
        return listed(
          isNow(startTime) ? [bets('quinn', 'Quinn', '10.00'), bets('bo', '', '99.00')] : [bets('quinn', 'Quinn', '70.00')],
        );
      if (name === 'agentDownlines') return listed([{ id: '1', account: 'bo', type: 'MEMBER', level: 1 }]);
      return null;
    },
  });
  await expect.poll(() => slot('section/agentTasks')?.querySelector('li, p') ?? null).not.toBeNull();
  return app;
}
const tasks = () =>
  [...(slot('section/agentTasks')?.querySelectorAll('[data-task]') ?? [])].map((one) => one.getAttribute('data-task'));
const boxOf = (name: string) => slot(`section/${name}`)!.getBoundingClientRect();

test('the home of agents says who is in the team, what changed, and what is to do, with one primary button', async () => {
  const { sent } = await openHome();
  const overview = page.getByRole('region', { name: 'Hello, Otto' });
  await expect.element(overview.getByText('Downlines: 2,005, 313 of them active in the last 7 full days')).toBeVisible();
  await expect.poll(tasks).toEqual(['offers', 'waiting', 'stopped']);
  await expect.element(page.getByText('quinn, caio')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Review ?: Contract offers to you/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Show ?: Stopped betting/ }));
  await expect.poll(() => slot('panel/downlineManagmentView')?.dataset['state']).toBe('ready');
  expect(sent('agentDownlines').at(-1)).toMatchObject({ stopped: '7' });
});

test('what is to do stands beside the course in a wide window, and before it on a phone', async () => {
  await openHome();
  await expect.poll(() => slot('section/agentTrend')?.querySelector('[role="slider"]') ?? null).not.toBeNull();
  expect(boxOf('agentTasks').top).toBe(boxOf('agentTrend').top);
  expect(boxOf('agentTasks').left).toBeGreaterThan(boxOf('agentTrend').right);
  expect(boxOf('agentTasks').bottom).toBe(boxOf('agentTrend').bottom);
  await page.viewport(390, 844);
  expect(boxOf('agentTasks').bottom).toBeLessThan(boxOf('agentTrend').top);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('who moved most comes first, and a press opens all about a downline; quick actions open their form', async () => {
  await openHome();
  const movers = () => [...(slot('section/agentMovers')?.querySelectorAll('[data-row]') ?? [])].map((one) => one.textContent);
  slot('region/footer')?.scrollIntoView();
  await expect.poll(movers).toEqual([expect.stringContaining('+$99.00'), expect.stringMatching(/[-\u2212]\$60\.00/)]);
  await userEvent.click(page.getByRole('button', { name: 'Quinn quinn' }));
  await expect.element(page.getByRole('dialog', { name: 'Downline quinn' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Offer a contract' }));
  await expect.element(page.getByRole('heading', { name: 'Offer a contract to 0 downlines' })).toBeVisible();
  // whom to offer it is typed at once
  await expect.element(page.getByRole('textbox', { name: 'Downline account' })).toHaveFocus();
});

test('without contracts, and with a platform that says nothing of who stopped, nothing is to do', async () => {
  await openHome({ on: [], change: { stopped: undefined } });
  await expect.element(page.getByText('Nothing to do.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Register a downline' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Offer a contract' }).elements()).toEqual([]);
});

test('one period governs the figures, the course and who moved on the home page, and the overview of the centre', async () => {
  const { sent, portal } = await openHome();
  const home = page.getByRole('region', { name: 'Hello, Otto' });
  const chosen = home.getByRole('combobox', { name: 'Period' });
  const days = (call: 'agentTeamOverview' | 'agentProfitLoss') =>
    (sent(call) as { startTime: number; endTime: number }[]).map(({ startTime, endTime }) =>
      Math.round((endTime - startTime) / 86_400_000),
    );
  await expect.element(chosen).toHaveValue('last7');
  await expect.element(home.getByRole('combobox', { name: 'Compared with' })).toHaveValue('before');
  await expect.poll(() => new Set(days('agentTeamOverview'))).toEqual(new Set([7]));
  await chosen.selectOptions('last30');
  slot('region/footer')?.scrollIntoView();
  await expect.poll(() => days('agentTeamOverview').filter((one) => one === 30).length).toBe(2);
  await expect.poll(() => days('agentProfitLoss').filter((one) => one === 30).length).toBe(2);
  await expect.element(home.getByText('313 of them active in these days')).toBeVisible();
  await userEvent.click(home.getByRole('button', { name: /^Show all/ }));
  await expect.poll(() => slot('panel/agentTeamOverview')?.dataset['state']).toBe('ready');
  const there = page.getByRole('dialog').getByRole('combobox', { name: 'Period' });
  await expect.element(there).toHaveValue('last30');
  await there.selectOptions('yesterday');
  await expect.poll(() => portal.router.path()).toContain('c.date=yesterday');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect.element(chosen).toHaveValue('yesterday');
});

test('days that cannot be asked for are refused at their field, and nothing is asked', async () => {
  const { sent } = await openHome();
  const home = page.getByRole('region', { name: 'Hello, Otto' });
  await home.getByRole('combobox', { name: 'Period' }).selectOptions('own');
  const before = sent('agentTeamOverview').length;
  await home.getByLabelText('To', { exact: true }).fill('2031-01-01');
  await expect.element(home.getByRole('alert')).toBeVisible();
  expect(sent('agentTeamOverview').length).toBe(before);
});
