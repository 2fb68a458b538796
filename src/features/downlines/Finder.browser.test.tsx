import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Downline } from '#contract/types.ts';
import { slot } from '#app-tests/app.fixture.tsx';
import { openBasePanels } from '#app/basePanels.fixture.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 900));

const downlineOf = (change: Partial<Downline> = {}): Downline => ({
  id: '41',
  account: 'agent041',
  nickname: 'Quinn Adair',
  type: 'AGENT',
  level: 1,
  upline: 'ana01',
  path: [],
  balance: '4210.75',
  teamSize: 101,
  state: 'ACTIVE',
  contracts: {},
  ...change,
});
const quinn = downlineOf();
const joaquin = downlineOf({
  id: '7',
  account: 'jsosa21',
  nickname: 'Joaquín',
  type: 'MEMBER',
  level: 3,
  path: ['caio1', 'rosa2'],
  upline: 'rosa2',
});
const others = downlineOf({ id: '8', account: 'petra', nickname: 'Petra' });
const totals = { members: 2, agents: 1, balance: '4210.75' };
const listed = (rows: readonly unknown[]) => ({ rows, total: rows.length, totalPages: 1, pageNo: 1, totals, path: [] });

type Query = { keyword?: string; account?: string; type?: string };
async function openTeam(
  answer: (query: Query) => readonly unknown[] = ({ account }) =>
    [quinn, joaquin].filter((one) => account === undefined || account === one.account || 'quin'.startsWith(account)),
  on = kindNames.map((kind) => kindFlags[kind] as string),
) {
  const app = await openBasePanels({
    path: '/helpmc?centre=agent.downlineManagmentView',
    member: { type: 1 },
    on,
    reply: ({ name, request }) => {
      if (name === 'agentDownlines') return listed(answer(request as Query));
      if (name === 'agentProfitLoss') return listed([{ ...quinn, deposit: '1250.00', netProfit: '-109.44' }]);
      if (name === 'memBetDet') return listed([{ gameName: 'Moonlit Koi', betAmount: '20.00', profit: '-20.00', time: 1 }]);
      return name === 'contracts' ? listed([]) : null;
    },
  });
  await expect.poll(() => slot('panel/downlineManagmentView')?.dataset['state']).toBe('ready');
  return app;
}
const field = () => page.getByRole('combobox', { name: 'Find a downline' });
const options = () => [...document.querySelectorAll('[role="option"]')];
const chosen = () => document.querySelector('[role="option"][aria-selected="true"]')?.getAttribute('data-row');
const sheet = () => page.getByRole('dialog', { name: /^Downline / });
async function find(text: string) {
  await userEvent.click(page.getByRole('button', { name: 'Find a downline: account or nickname' }));
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(text);
}

test('one press, letters of a nickname and Enter open everything about a downline', async () => {
  const { sent } = await openTeam();
  await find('quin');
  await expect.poll(() => options().map((one) => one.getAttribute('data-row'))).toEqual(['agent041', 'jsosa21']);
  await expect.poll(() => sent('agentDownlines').at(-1)).toMatchObject({ keyword: 'quin', account: 'quin' });
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Quin', 'quín']);
  await expect.element(page.getByText('You, direct downline')).toBeVisible();
  await expect.element(page.getByText('You › caio1 › rosa2')).toBeVisible();
  await expect.element(page.getByText('$4,210.75').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet().getByRole('heading', { name: 'Quinn Adair' })).toBeVisible();
  await expect.element(sheet().getByText('$1,250.00', { exact: true })).toBeVisible();
  await expect.element(sheet().getByText('Moonlit Koi')).toBeVisible();
  await expect.element(sheet().getByRole('heading', { name: 'Hourly salary' })).toBeVisible();
  expect(sheet().element().getBoundingClientRect()).toMatchObject({ width: 452, right: 1280, height: 900 });
});

test('arrow keys choose, and the sheet steps through what was found', async () => {
  await openTeam();
  await find('q');
  await expect.poll(chosen).toBe('agent041');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(chosen).toBe('jsosa21');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.poll(chosen).toBe('jsosa21');
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet().getByRole('heading', { name: 'Joaquín' })).toBeVisible();
  await expect.element(sheet().getByRole('button', { name: 'Next downline' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(sheet().getByRole('button', { name: 'Previous downline' }));
  await expect.element(sheet().getByRole('heading', { name: 'Quinn Adair' })).toBeVisible();
});

test('Enter before the answer opens the first hit with it', async () => {
  await openTeam();
  await find('quin{Enter}');
  await expect.element(sheet().getByRole('heading', { name: 'Quinn Adair' })).toBeVisible();
});

test('a slash in the centre is for the finder, and none that is typed into a field', async () => {
  await openTeam();
  const filter = document.querySelector<HTMLInputElement>('input[name="keyword"]')!;
  await userEvent.click(filter);
  await userEvent.keyboard('/');
  expect(filter.value).toBe('/');
  expect(slot('modal/downlineFinderModal')).toBeNull();
  document.querySelector<HTMLElement>('[aria-current="page"]')!.focus();
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
  expect(slot('modal/searchModal')).toBeNull();
});

test('a platform that knows no keyword makes nobody a hit who has it neither in the account nor in the nickname', async () => {
  await openTeam(() => [others, quinn]);
  await find('quin');
  await expect.poll(() => options().map((one) => one.getAttribute('data-row'))).toEqual(['agent041']);
});

test('nobody found is said, and a failed search can be tried again', async () => {
  let isDown = false;
  await openTeam(({ keyword }) => {
    if (isDown) throw new CallError('unavailable', 'agentDownlines');
    return keyword === 'zz' ? [] : [quinn];
  });
  await find('zz');
  await expect.element(page.getByText('Nobody found for “zz”')).toBeVisible();
  isDown = true;
  await userEvent.keyboard('z');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.fill(field(), 'quinn');
  await expect.poll(() => options()).toHaveLength(1);
});

test('the sheet has the actions of the team’s list alone, under their conditions, and goes with what they lead to', async () => {
  await openTeam(undefined, []);
  await find('quin');
  await expect.poll(chosen).toBe('agent041');
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet().getByText('Moonlit Koi')).toBeVisible();
  const actions = [...sheet().element().querySelectorAll('[data-action]')].map((one) => one.getAttribute('data-action'));
  expect(actions).toEqual(['previousDownline', 'nextDownline', 'drill', 'transferDownline', 'teamRecords']);
  expect(slot('panel/contractsOfDownline')).toBeNull();
  await userEvent.click(sheet().element().querySelector('[data-action="teamRecords"]')!);
  await expect.poll(() => slot('panel/personalHistoryCopy')?.dataset['state']).toBe('ready');
  await expect.poll(() => slot('modal/downlineModal')).toBeNull();
});

test('the sheet goes with the way to the team below its downline, which is in the same panel', async () => {
  const { sent } = await openTeam(undefined, []);
  await find('quin{Enter}');
  await expect.element(sheet().getByText('Moonlit Koi')).toBeVisible();
  await userEvent.click(sheet().element().querySelector('[data-action="drill"]')!);
  await expect.poll(() => sent('agentDownlines').at(-1)).toMatchObject({ under: '41' });
  await expect.poll(() => slot('modal/downlineModal')).toBeNull();
});

test('the search of the team’s list asks for accounts and nicknames', async () => {
  const { sent } = await openTeam();
  await userEvent.fill(page.getByRole('textbox', { name: 'Account or nickname' }), 'quinn');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent('agentDownlines').at(-1)).toMatchObject({ keyword: 'quinn' });
});
