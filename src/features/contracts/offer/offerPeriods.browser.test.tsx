import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Contract, ContractKind } from '#contract/types.ts';
import { allowed, contractOf, openContracts, pageOf, wage } from '#features/contracts/contracts.fixture.ts';
import { field, fill, press, tick, titles } from '#features/contracts/offerForm.fixture.ts';

beforeEach(() => page.viewport(390, 844));
afterEach(() => sessionStorage.clear());

const active = (change: Partial<Contract> = {}) => contractOf({ status: 'accepted', ...change });
const monthly = active({ id: 'CT4', period: 'MONTHLY', terms: [wage('500.00', '0.2')] });
const own = (...rows: Contract[]) => ({ own: () => pageOf(rows) });
type Answers = Parameters<typeof openContracts>[0];

async function openOffer(kind: ContractKind, answers: Answers) {
  const app = await openContracts(answers);
  void app.modal('contractOfferModal', { kind, account: 'down01' });
  await expect.element(page.getByRole('form', { name: titles[kind] })).toBeVisible();
  return app;
}
const salary = { 'Bet amount': '1,000', Rate: '0.3' };

test.each([
  ['the downline’s', 'dailySalary', { contracts: () => pageOf([monthly]), ...own(active({ account: 'ana01' })) }, 'Monthly'],
  ['the agent’s own', 'dailySalary', own(active({ account: 'ana01', period: 'WEEKLY' })), 'Weekly'],
  ['the usual one of a daily salary', 'dailySalary', {}, 'Daily'],
  ['the usual one of a dividend', 'dividend', {}, 'Twice a month'],
] as const)('an offer begins with the period %s (CON-14, D-79)', async (_, kind, answers, label) => {
  await openOffer(kind, answers);
  await expect.element(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
});

test('a rate that is not below the agent’s own, of whatever period, is said at its field, and nothing is sent', async () => {
  const app = await openOffer(
    'dailySalary',
    own(
      active({ period: 'DAILY', terms: [wage('100', '0.5')] }),
      active({ id: 'CT2', period: 'MONTHLY', terms: [wage('1', '0.30')] }),
    ),
  );
  await expect.element(field(1, 'Rate')).toHaveAccessibleDescription('below your 0.3%');
  await fill(1, salary);
  // said while it is typed
  await expect.element(field(1, 'Rate')).toHaveAccessibleDescription('This must be below your own 0.3% (Monthly).');
  await press('Send offer');
  await expect.element(field(1, 'Rate')).toHaveAccessibleDescription('This must be below your own 0.3% (Monthly).');
  await expect.element(field(1, 'Rate')).toHaveFocus();
  expect(app.sent('contractPreview')).toEqual([]);
  await fill(1, { Rate: '0.2999' });
  await expect.element(tick()).toBeEnabled();
});

test('both rates of a real-time salary stay below the own ones', async () => {
  const terms = [{ profitRate: '1', lossRate: '0.5', singleBet: '1' }];
  await openOffer('realTimeSalary', own(active({ kind: 'realTimeSalary', period: null, terms })));
  await fill(1, { 'Profit rate': '0.9', 'Loss rate': '0.5', 'Single bet': '10' });
  await press('Send offer');
  await expect.element(field(1, 'Loss rate')).toHaveAccessibleDescription('This must be below your own 0.5% (Every 5 minutes).');
  await expect.element(field(1, 'Profit rate')).toHaveAccessibleDescription('below your 1%');
});

test.each([
  ['as the platform says', { contractPreview: () => ({ ...allowed(), stays: [monthly] }) }],
  ['as the form knows, where the platform does not say', { contracts: () => pageOf([monthly]) }],
])('a contract of another period that stays beside is named before an offer is sent, %s (D-76)', async (_, answers) => {
  const app = await openOffer('dailySalary', answers);
  await userEvent.click(page.getByText('Weekly', { exact: true }));
  await fill(1, salary);
  const words = 'If down01 accepts, this stays active beside it, as its period is another one:';
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible();
  const said = page.getByRole('status');
  await expect.element(said.getByText('Monthly', { exact: true })).toBeVisible();
  await expect.element(said.getByText('0.2% from $500.00 bet amount')).toBeVisible();
  expect(app.sent('dailySalary')).toEqual([]);
});

test('the same period stays beside nothing', async () => {
  await openOffer('dailySalary', { contracts: () => pageOf([monthly]) });
  await fill(1, salary);
  await expect.element(page.getByText('This can be offered. No contract ends.')).toBeVisible();
  expect(page.getByText(/stays active beside it/).elements()).toEqual([]);
});

test('a member is told what stays beside before an offer is accepted', async () => {
  const offer = contractOf({ account: 'ana01' });
  const app = await openContracts(
    { contracts: () => pageOf([offer]), contractPreview: () => ({ ...allowed(), stays: [monthly] }) },
    { member: { type: 0 } },
  );
  void app.modal('contractAnswerModal', {
    id: 'CT1',
    kind: 'dailySalary',
    account: 'ana01',
    status: 'offered',
    action: 'ACCEPT',
  });
  const words = 'If you accept, this stays active beside it, as its period is another one:';
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText('0.2% from $500.00 bet amount')).toBeVisible();
});

const note = () => document.querySelector('[data-note="period"]')?.textContent;

test('the note of the period says from when the contract holds, and what becomes of the one that runs', async () => {
  await openOffer('dailySalary', { contracts: () => pageOf([monthly]), ...own(active({ account: 'ana01', period: 'WEEKLY' })) });
  const HOLDS = 'The contract applies from the moment it is accepted.';
  expect(note()).toBe(`down01 already has a contract with this period. ${HOLDS} The active contract then ends.`);
  await userEvent.click(page.getByText('Weekly', { exact: true }));
  const STAYS = 'Contracts with another period stay active: Monthly.';
  await expect.poll(note).toBe(`You have a contract with this period yourself. ${HOLDS} ${STAYS}`);
  await userEvent.click(page.getByText('Daily', { exact: true }));
  await expect.poll(note).toBe(`${HOLDS} ${STAYS}`);
});
