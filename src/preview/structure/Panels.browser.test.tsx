import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#preview/studio/draft/draft.ts';
import type { Studio } from '#preview/studio/state/studio.ts';
import { openStudioView } from '#preview/studio/view/studio.fixture.tsx';
import { StructureTool } from './StructureTool.tsx';

const row = (name: string | RegExp) => page.getByRole('treeitem', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const own = ({ store }: Studio, name: string) =>
  JSON.parse(textOf(store.getState().draft, `brands/orvane-desk/${name}`) ?? '{}') as Record<string, unknown>;
const calls = page.getByRole('listbox', { name: /^1\. Call/ });
const offered = () => [...calls.element().querySelectorAll('option:not([hidden])')].map((option) => option.getAttribute('value'));

async function openForm(centre: 'Member' | 'Agent') {
  const opened = await openStudioView(() => <StructureTool />);
  await userEvent.click(row(new RegExp(`^${centre} panels`)));
  await userEvent.click(button('New panel…'));
  return opened;
}

test('a panel begins with a call, which is found by what its rows have', async () => {
  await openForm('Member');
  expect(offered()).toContain('memBetDet');
  expect(offered()).not.toContain('agentDownlines');
  await userEvent.fill(page.getByRole('searchbox', { name: /^Search calls/ }), 'balanceAfter');
  expect(offered()).toEqual(['memTransDet']);
  await expect.element(calls).toHaveTextContent('Movements of money: balanceAfter');
  await userEvent.fill(page.getByRole('searchbox', { name: /^Search calls/ }), 'commission');
  await expect.element(page.getByText('No call has “commission”.')).toBeVisible();
});

test('a column that the call lacks leads to a call that has it', async () => {
  await openForm('Member');
  await userEvent.selectOptions(calls, 'memBetDet');
  const search = page.getByRole('searchbox', { name: 'Search columns' });
  await userEvent.fill(search, 'commission');
  await expect.element(page.getByText('This call has no “commission”.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Use / })).not.toBeInTheDocument();
  await userEvent.fill(search, 'balanceAfter');
  await userEvent.click(button('Use memTransDet'));
  await expect.element(calls).toHaveValue('memTransDet');
  const column = page.getByRole('checkbox', { name: /balanceAfter$/ });
  await expect.element(column).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: 'Time time', exact: true })).not.toBeInTheDocument();
  await userEvent.fill(search, '');
  await expect.element(page.getByRole('checkbox', { name: 'Time time', exact: true })).toBeVisible();
});

test('what is missing is said at its field, which gets the focus', async () => {
  await openForm('Member');
  await userEvent.click(button('Add panel'));
  await expect.element(calls).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Choose the call' })).toBeVisible();
  await userEvent.selectOptions(calls, 'memTransDet');
  await userEvent.click(button('Add panel'));
  await expect.element(page.getByText('Tick at least one column.')).toBeVisible();
  await expect.element(box('Reference referenceNumber')).toHaveFocus();
  await userEvent.click(box('Time time'));
  const name = page.getByRole('textbox', { name: 'Name in panels.json' });
  await userEvent.fill(name, 'transactionHistory');
  await userEvent.click(button('Add panel'));
  await expect.element(page.getByText('A panel needs a title.')).toBeVisible();
  await expect.element(page.getByText('A panel transactionHistory is there already, shown or hidden.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
});

test('a panel is built with what its call has, opened from the menu of its centre, as one step', async () => {
  const { studio } = await openForm('Agent');
  await userEvent.selectOptions(calls, 'memTransDet');
  // the call has no sum of balances, and rows of its own key
  await expect.element(box('Balance, sum in the last row')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /requestKey/ })).not.toBeInTheDocument();
  await userEvent.click(box('Time time'));
  await userEvent.click(box('Amount amount').first());
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Amount, format' }), 'amount with sign');
  await userEvent.click(box('Amount, sum in the last row'));
  await userEvent.click(box('Scope scope'));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Scope, begins with' }), 'TEAM');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Dates, begins with' }), 'last30');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status, always' }), 'CREDITED');
  await userEvent.click(box('In in'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Title/ }), 'Team moves');
  await expect.element(page.getByRole('textbox', { name: 'Name in panels.json' })).toHaveValue('teamMoves');
  await expect.element(page.getByText('Will be written:')).toHaveTextContent(/panels\.json \+\d+ menus\.json \+\d+/);
  await userEvent.click(button('Add panel'));
  expect(own(studio, 'panels.json')['agent']).toEqual({
    teamMoves: {
      title: 'brand:team_moves',
      records: {
        call: 'memTransDet',
        fixed: { status: 'CREDITED' },
        filters: {
          order: ['date', 'scope'],
          entries: {
            date: { kind: 'dateRange', default: 'last30' },
            scope: { kind: 'select', default: 'TEAM', required: true },
          },
        },
        cards: { order: ['in'], entries: {} },
        columns: { order: ['time', 'amount'], entries: { amount: { format: 'signedMoney', total: true } } },
        pageSize: 10,
        export: true,
      },
    },
  });
  const { agent } = own(studio, 'menus.json') as { agent: { order: string[]; entries: object } };
  expect(agent.order.at(-1)).toBe('teamMoves');
  expect(agent.entries).toMatchObject({ teamMoves: { label: 'brand:team_moves', icon: 'receipt-text', panel: 'teamMoves' } });
  expect(own(studio, 'texts/en.json')).toMatchObject({ brand: { team_moves: 'Team moves' } });
  await expect.element(row(/^Team moves/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(row(/^Team moves/)).toHaveFocus();
  await userEvent.click(button('Undo'));
  expect(studio.store.getState().draft.edits).toEqual([]);
});

test('the form is whole by keyboard', async () => {
  const { studio } = await openForm('Member');
  page
    .getByRole('searchbox', { name: /^Search calls/ })
    .element()
    .focus();
  await userEvent.keyboard('bonuses');
  await expect.element(page.getByRole('searchbox', { name: /^Search calls/ })).toHaveValue('bonuses');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByText('bonusDetails, GET /wps/')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Tick all').first()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('searchbox', { name: 'Search columns' })).toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  await expect.element(box('Reference referenceNumber')).toBeChecked();
  await userEvent.click(page.getByRole('textbox', { name: /^Title/ }));
  await userEvent.keyboard('Gifts{Enter}');
  expect(own(studio, 'panels.json')['member']).toMatchObject({
    gifts: { records: { call: 'bonusDetails', columns: { order: ['referenceNumber'], entries: {} } } },
  });
});

test('a field for which the portal has no words gets a label', async () => {
  const { studio } = await openForm('Member');
  await userEvent.selectOptions(calls, 'depositRecords');
  await userEvent.click(box('To pay toPay'));
  const label = page.getByRole('textbox', { name: /^To pay, label/ });
  await userEvent.fill(label, '');
  await userEvent.fill(page.getByRole('textbox', { name: /^Title/ }), 'Open deposits');
  await userEvent.click(button('Add panel'));
  await expect.element(label).toHaveFocus();
  await userEvent.fill(label, 'Still to pay');
  await userEvent.click(button('Add panel'));
  expect(own(studio, 'panels.json')['member']).toMatchObject({
    openDeposits: { records: { columns: { order: ['toPay'], entries: { toPay: { label: 'brand:still_to_pay' } } } } },
  });
  expect(own(studio, 'texts/pt.json')).toMatchObject({ brand: { still_to_pay: 'Still to pay', open_deposits: 'Open deposits' } });
});

test('a panel that is there gets what its call has and it does not show, several in one step', async () => {
  const { studio } = await openStudioView(() => <StructureTool />);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Filter structure' }), 'panel/transactionHistory');
  await userEvent.click(row(/^Transaction history/));
  await userEvent.click(button('Add a column…'));
  const form = page.getByRole('form', { name: 'Add a column' });
  await expect.element(form.getByRole('checkbox', { name: 'Account account' })).toBeVisible();
  await expect.element(form.getByRole('checkbox', { name: 'Amount amount' })).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Add', exact: true }));
  await expect.element(form.getByText('Tick at least one.')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: 'Account account' }));
  await userEvent.click(form.getByRole('button', { name: 'Add', exact: true }));
  const records = () =>
    (own(studio, 'panels.json') as { member: { transactionHistory: { records: Record<string, { order: string[] }> } } }).member
      .transactionHistory.records;
  expect(records()).toEqual({
    columns: { order: ['time', 'type', 'referenceNumber', 'amount', 'balanceAfter', 'status', 'remark', 'account'] },
  });
  await expect.element(row(/^Account/)).toHaveAttribute('aria-selected', 'true');
  // what is hidden comes back as it was
  await userEvent.click(row(/^Remark/));
  await userEvent.click(button('Hide'));
  await userEvent.click(row(/^Columns/));
  await userEvent.click(button('Add a column…'));
  await expect.element(form.getByText('Comes back as it was.')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: 'Remark remark' }));
  await userEvent.click(form.getByRole('button', { name: 'Add', exact: true }));
  expect(records()['columns']!.order.slice(-3)).toEqual(['status', 'remark', 'account']);
  await userEvent.click(row(/^Transaction history/));
  await userEvent.click(button('Add a filter…'));
  const filters = page.getByRole('form', { name: 'Add a filter' });
  // `scope` is the same in every request of this panel
  await expect.element(filters.getByRole('checkbox', { name: /scope/ })).not.toBeInTheDocument();
  await userEvent.click(filters.getByRole('checkbox', { name: 'Account account' }));
  await userEvent.click(filters.getByRole('button', { name: 'Add', exact: true }));
  expect(records()['filters']).toEqual({
    order: ['date', 'type', 'status', 'account'],
    entries: { account: { kind: 'text' } },
  });
});
