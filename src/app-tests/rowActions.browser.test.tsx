import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Contract, DepositOrder, Downline } from '#contract/types.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { slot } from './app.fixture.tsx';
import { openBasePanels } from '#app/basePanels.fixture.ts';

beforeEach(() => page.viewport(1440, 900));

const listed = (rows: readonly unknown[]) => ({ rows, total: rows.length, totalPages: 1, pageNo: 1, totals: {} });
const actionOf = (panel: string, row: string, action: string) => () =>
  slot(`panel/${panel}`)?.querySelector<HTMLElement>(`[data-row="${row}"] [data-action="${action}"]`) ?? null;
/** Presses an action of a row, which a narrow table keeps in a menu. */
async function press(panel: string, row: string, action: string): Promise<void> {
  const more = actionOf(panel, row, 'more');
  const own = actionOf(panel, row, action);
  await expect.poll(() => more() ?? own()).not.toBeNull();
  const menu = more();
  if (menu !== null) await userEvent.click(menu);
  const entry = () => (menu === null ? own() : document.querySelector(`[data-action="${action}"]`));
  await expect.poll(entry, { message: action }).not.toBeNull();
  await userEvent.click(entry()!);
}

test('a pending deposit of the records is cancelled after a question, and no other is offered it (P-03)', async () => {
  const order = (referenceNumber: string, status: DepositOrder['status']): DepositOrder => ({
    referenceNumber,
    time: Date.UTC(2026, 4, 1),
    channel: 'LumePay',
    channelType: 'EWALLET',
    amount: '100',
    status,
  });
  let status: DepositOrder['status'] = 'PENDING';
  const { sent } = await openBasePanels({
    path: '/helpmc?centre=member.depositv2&c.view=records',
    member: {},
    reply: ({ name }) => {
      if (name === 'cancelDeposit') status = 'CANCELLED';
      return name === 'depositRecords' ? listed([order('DO7', status), order('DO6', 'CREDITED')]) : null;
    },
  });
  await press('depositv2', 'DO7', 'cancelDeposit');
  expect(actionOf('depositv2', 'DO6', 'cancelDeposit')()).toBeNull();
  expect(actionOf('depositv2', 'DO6', 'more')()).toBeNull();
  const question = page.getByRole('alertdialog', { name: 'Cancel this deposit?' });
  await expect.element(question.getByText(/^Deposit DO7 is cancelled\./)).toBeVisible();
  expect(sent('cancelDeposit')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Cancel the deposit' }));
  await expect.poll(() => sent('cancelDeposit')).toEqual([{ referenceNumber: 'DO7' }]);
  await expect.element(page.getByText('The deposit is cancelled.')).toBeVisible();
  await expect.poll(actionOf('depositv2', 'DO7', 'cancelDeposit')).toBeNull();
});

test.each([true, false])('a downline leads to its contracts where a kind is on: %s (P-17)', async (isOn) => {
  const downline: Downline = { id: '9', account: 'down01', type: 'AGENT', level: 1, state: 'ACTIVE' };
  const contract: Contract = {
    id: 'CT1',
    kind: 'dailySalary',
    account: 'down01',
    uplineAccount: 'ana01',
    status: 'accepted',
    period: 'WEEKLY',
    offeredAt: Date.UTC(2026, 4, 1),
    terms: [{ betAmount: '1000.00', rate: '0.35' }],
  };
  const { sent } = await openBasePanels({
    path: '/helpmc?centre=agent.downlineManagmentView',
    member: { type: 1 },
    on: isOn ? kindNames.map((kind) => kindFlags[kind]) : [],
    reply: ({ name, request }) => {
      if (name === 'agentDownlines') return listed([downline]);
      if (name !== 'contracts') return null;
      return listed((request as { status?: string }).status === 'accepted' ? [contract] : []);
    },
  });
  const panel = 'downlineManagmentView';
  if (!isOn) {
    await press(panel, '9', 'teamRecords');
    expect(document.querySelector('[data-action="contracts"]')).toBeNull();
    return;
  }
  await press(panel, '9', 'contracts');
  const dialog = page.getByRole('dialog', { name: 'Contracts of down01' });
  await expect.element(dialog.getByText('0.35% from $1,000.00 bet amount')).toBeVisible();
  const shown = [...dialog.element().querySelectorAll('section[data-row]')].map((kind) => kind.getAttribute('data-row'));
  expect(shown).toEqual([...kindNames]);
  expect(sent('contracts')).toContainEqual(expect.objectContaining({ scope: 'DOWNLINE', account: 'down01' }));
});
