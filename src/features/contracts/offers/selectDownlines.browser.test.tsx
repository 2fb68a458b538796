import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBasePanels } from '#app/basePanels.fixture.ts';
import { slot } from '#app-tests/app.fixture.tsx';
import { kindFlags } from '#engine/contracts/kinds.ts';
import { pageOf } from '#features/contracts/contracts.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const row = (nth: number) => ({
  id: String(nth),
  account: `down${nth}`,
  type: 'MEMBER',
  level: 1,
  balance: '10.50',
  teamSize: 0,
  state: 'ACTIVE',
  contracts: {},
});

async function openTeam(on: readonly string[] = Object.values(kindFlags)) {
  const app = await openBasePanels({
    path: '/helpmc?centre=agent.downlineManagmentView',
    member: { type: 1 },
    on,
    reply: ({ name, request }) => {
      if (name !== 'agentDownlines') return name === 'contracts' ? pageOf([]) : null;
      const { pageNo } = request as { pageNo: number };
      const rows = pageNo === 1 ? [row(1), row(2)] : [row(3), { ...row(4), id: undefined }];
      return { rows, total: 4, totalPages: 2, pageNo, totals: { members: 4, agents: 0, balance: '42.00' }, path: [] };
    },
  });
  await expect.poll(() => slot('panel/downlineManagmentView')?.dataset['state']).toBe('ready');
  return app;
}
const box = (name: string) => page.getByRole('checkbox', { name });
const filters = () => document.querySelector<HTMLElement>('[data-slot="panel/downlineManagmentView"] [role="search"]')!;

test('a bar takes the place of the filters while rows are selected, over pages, with their sum', async () => {
  await openTeam();
  await userEvent.click(box('Select down1'));
  await expect.element(page.getByRole('group', { name: '1 selected' })).toBeVisible();
  expect(filters().checkVisibility()).toBe(false);
  expect(document.querySelector<HTMLInputElement>('[data-select="all"]')?.indeterminate).toBe(true);
  await userEvent.click(box('Select all on this page'));
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await userEvent.click(box('Select down3'));
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await expect.element(page.getByText('Balance $31.50')).toBeVisible();
  // one that cannot be told from others
  await expect.element(box('Select down4')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Clear the selection' }));
  await expect.poll(() => filters().checkVisibility()).toBe(true);
  await expect.element(box('Select down3')).toHaveFocus();
});

test('the selected downlines are those of the offer', async () => {
  await openTeam();
  await userEvent.click(box('Select down1'));
  await userEvent.click(box('Select down2'));
  await userEvent.click(page.getByRole('button', { name: 'Offer a contract' }));
  await expect.element(page.getByRole('heading', { name: 'Offer a contract to 2 downlines' })).toBeVisible();
  for (const account of ['down1', 'down2'])
    await expect.element(page.getByRole('button', { name: `Remove ${account}` })).toBeVisible();
});

test('where no kind of contracts is open, nothing can be selected', async () => {
  await openTeam([]);
  expect(document.querySelector('[data-select]')).toBeNull();
});
