import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { allowed, contractOf, openContracts, pageOf, wage } from './contracts.fixture.ts';

beforeEach(() => page.viewport(390, 844));
afterEach(() => sessionStorage.clear());

const offer = contractOf({
  account: 'ana01',
  uplineAccount: '<b>boss01</b>',
  terms: [wage('1000.00', '0.35'), wage('5000.00', '0.5')],
});
type Answers = Parameters<typeof openContracts>[0];
const rowOf = { id: 'CT1', kind: 'dailySalary', account: 'ana01', status: 'offered' };

async function openAnswer(action: string, answers: Answers = {}, row: Record<string, string> = rowOf) {
  const app = await openContracts({ contracts: () => pageOf([offer]), ...answers }, { member: { type: 0 } });
  const { closed } = await app.modal('contractAnswerModal', { ...row, action });
  return { ...app, closed };
}
const dialog = (name: string) => page.getByRole('dialog', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('a member sees an offer with all figures and what ends, and accepts it (CON-05, CON-07, ROL-12)', async () => {
  const ends = [contractOf({ id: 'CT0', account: 'ana01', status: 'accepted', terms: [wage('500.00', '0.2')] })];
  const app = await openAnswer('ACCEPT', { contractPreview: () => allowed(ends, 3), dailySalary: () => offer });
  const shown = dialog('Contract offer');
  for (const words of [
    'Daily salary',
    '<b>boss01</b>',
    'Weekly',
    '0.35% from $1,000.00 bet amount',
    '0.5% from $5,000.00 bet amount',
  ])
    await expect.element(shown.getByText(words, { exact: true })).toBeVisible();
  await expect.element(shown.getByText('If you accept, contracts end: 3')).toBeVisible();
  await expect.element(shown.getByText('0.2% from $500.00 bet amount')).toBeVisible();
  expect(app.sent('contractPreview')).toEqual([{ kind: 'dailySalary', action: 'ACCEPT', contractId: 'CT1' }]);
  await press('Accept');
  await expect.element(page.getByText('You accepted the contract. It is active now.')).toBeVisible();
  expect(app.sent('dailySalary')).toEqual([{ action: 'ACCEPT', contractId: 'CT1' }]);
});

test('while it is unknown what ends, an offer cannot be accepted, and the platform can be asked again (CON-07)', async () => {
  let isDown = true;
  const ends = [contractOf({ id: 'CT0', account: 'ana01', status: 'accepted', terms: [wage('500.00', '0.2')] })];
  await openAnswer('ACCEPT', {
    contractPreview: () => {
      if (isDown) throw new CallError('unavailable', 'contractPreview');
      return allowed(ends);
    },
  });
  await expect.element(page.getByRole('alert').getByText(/^The platform could not say what ends with it\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeEnabled();
  isDown = false;
  await press('Try again');
  await expect.element(page.getByText('If you accept, contracts end: 1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('an offer that can no longer be accepted says why, and can still be rejected', async () => {
  const app = await openAnswer('ACCEPT', {
    contractPreview: () => ({ allowed: false, code: 'contract_downline_higher', ends: [], endsTotal: 0 }),
    dailySalary: () => offer,
  });
  await expect.element(page.getByText('Somebody below has a contract with this rate or a higher one.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await press('Reject');
  await expect.element(page.getByText('The offer ends. Your contracts stay as they are.')).toBeVisible();
  expect(app.sent('dailySalary')).toEqual([]);
  await press('Reject');
  await expect.element(page.getByText('You rejected the offer.')).toBeVisible();
  expect(app.sent('dailySalary')).toEqual([{ action: 'REJECT', contractId: 'CT1' }]);
});

test.each([
  ['accepted', 'End this contract?', 'End contract', 'The contract has ended.'],
  ['offered', 'Withdraw this offer?', 'Withdraw offer', 'The offer is withdrawn.'],
] as const)('an agent ends what is %s after a question (CON-06, ROL-11)', async (status, title, button, done) => {
  const app = await openAnswer('TERMINATE', {
    contracts: () => pageOf([contractOf({ status })]),
    dailySalary: () => contractOf(),
  });
  await expect.element(dialog(title).getByText('down01', { exact: true })).toBeVisible();
  expect(app.sent('contracts')[0]).toMatchObject({ scope: 'DOWNLINE', kind: 'dailySalary' });
  expect(app.sent('contractPreview')).toEqual([]);
  await press(button);
  await expect.element(page.getByText(done)).toBeVisible();
  expect(app.sent('dailySalary')).toEqual([{ action: 'TERMINATE', contractId: 'CT1' }]);
});

test('what was answered elsewhere is not shown as open', async () => {
  const app = await openAnswer('REJECT', { contracts: () => pageOf([]) });
  await expect.element(page.getByText(/^This is no longer possible: the contract/)).toBeVisible();
  expect(app.sent('dailySalary')).toEqual([]);
});

test('a refusal is said, with the contract still shown', async () => {
  await openAnswer('REJECT', { dailySalary: () => ({ ok: false, code: 'contract_gone', message: '' }) });
  await press('Reject');
  await expect.element(page.getByRole('alert').getByText(/^This is no longer possible: the contract/)).toBeVisible();
  await expect.element(page.getByText('<b>boss01</b>', { exact: true })).toBeVisible();
});

test('an offer that ends before it is accepted says so once, and cannot be accepted again', async () => {
  let isOpen = true;
  await openAnswer('ACCEPT', {
    contractPreview: () => (isOpen ? allowed([], 0) : { allowed: false, code: 'contract_gone', ends: [], endsTotal: 0 }),
    dailySalary: () => {
      isOpen = false;
      return { ok: false, code: 'contract_gone', message: '' };
    },
  });
  await press('Accept');
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeDisabled();
  expect(page.getByText(/^This is no longer possible: the contract/).elements()).toHaveLength(1);
  await expect.element(page.getByRole('alert').getByText(/^This is no longer possible: the contract/)).toBeVisible();
});

test('after a lost answer the records tell that it was carried out, though the offer has left the list', async () => {
  let key = '';
  await openAnswer('ACCEPT', {
    contracts: () => pageOf(key === '' ? [offer] : [{ ...offer, status: 'accepted', requestKey: key }]),
    dailySalary: (_, sent) => {
      key = sent;
      throw new CallError('timeout', 'dailySalary');
    },
  });
  await press('Accept');
  await expect.element(page.getByText('You accepted the contract. It is active now.')).toBeVisible();
});

test('a demo account is told that it needs a real one (D-04)', async () => {
  const app = await openContracts({}, { member: { type: 4 } });
  for (const action of ['offerContract', 'acceptContract', 'rejectContract', 'terminateContract']) {
    void app.portal.registry.find('action', action)?.(app.portal, rowOf);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  }
  expect(app.portal.overlayStore.getState().modals).toEqual([]);
  expect(app.sent('contracts')).toEqual([]);
});

test('the contracts of a downline are listed by kind, each with its ways on (AGC-14)', async () => {
  await page.viewport(1280, 900);
  const active = contractOf({ status: 'accepted' });
  const app = await openContracts(
    { contracts: () => pageOf([active, contractOf({ id: 'CT2', kind: 'dividend', status: 'terminated' })]) },
    { on: ['dividend', 'salary'] },
  );
  await app.modal('contractsOfModal', { account: 'down01' });
  const list = dialog('Contracts of down01');
  await expect.element(list.getByRole('heading', { name: 'Daily salary' })).toBeVisible();
  expect(list.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  expect(list.getByRole('button', { name: 'Edit' }).elements()).toHaveLength(1);
  // somebody else may have one with the account
  await expect.element(list.getByText('You have no active contract and no open offer with this account.')).toBeVisible();
  expect(app.sent('contracts')[0]).toMatchObject({ scope: 'DOWNLINE', account: 'down01' });
  await userEvent.click(list.getByRole('button', { name: 'End contract' }));
  await expect.element(dialog('End this contract?').getByText('0.35% from $1,000.00 bet amount')).toBeVisible();
});
