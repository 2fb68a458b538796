import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import type { ContractKind } from '#contract/types.ts';
import { allowed, contractOf, openContracts, pageOf, wage } from './contracts.fixture.ts';
import { confirmAndSend, field, fill, press, tick, titles } from './offerForm.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

type Answers = Parameters<typeof openContracts>[0];

async function openOffer(kind: ContractKind, answers: Answers = {}, params: Record<string, string> = {}) {
  const app = await openContracts(answers);
  const { closed } = await app.modal('contractOfferModal', { kind, account: 'down01', ...params });
  await expect.element(page.getByRole('form', { name: titles[kind] })).toBeVisible();
  return { ...app, closed };
}
const salary = { 'Bet amount': '1,000', Rate: '0.35' };

test.each([
  [
    'dividend',
    { 'Period valid bet': '50,000', 'Profit and loss': '0', 'Active members': '5', Rate: '6.5' },
    { period: 'SEMIMONTHLY', terms: [{ periodValidBet: '50000', periodProfitLoss: '0', activeMember: 5, rate: '6.5' }] },
  ],
  ['dailySalary', salary, { period: 'DAILY', terms: [wage('1000', '0.35')] }],
  ['hourSalary', salary, { terms: [wage('1000', '0.35')] }],
  [
    'realTimeSalary',
    { 'Profit rate': '1', 'Loss rate': '0.1', 'Single bet': '10' },
    { terms: [{ profitRate: '1', lossRate: '0.1', singleBet: '10' }] },
  ],
] as const)(
  'a contract of kind %s has its fields, is confirmed by a tick, and sent once (CON-01, CON-02, CON-03, CON-04)',
  async (kind, values, wanted) => {
    const app = await openOffer(kind, { [kind]: () => contractOf({ kind, id: 'CT77' }) });
    await fill(1, values);
    await expect.element(tick()).toBeEnabled();
    await press('Send offer');
    await expect.element(tick()).toHaveAccessibleDescription('Tick this before you send the offer.');
    await expect.element(tick()).toHaveFocus();
    expect(app.sent(kind)).toEqual([]);
    await confirmAndSend();
    await expect.element(page.getByText('Offer sent to down01. It waits for an answer.')).toBeVisible();
    await expect.element(page.getByText('Reference CT77')).toBeVisible();
    expect(app.sent(kind)).toEqual([{ action: 'OFFER', account: 'down01', ...wanted }]);
  },
);

test('two to five tiers, each removable, and the period that was chosen (CON-14)', async () => {
  const app = await openOffer('dailySalary', { dailySalary: () => contractOf() });
  await userEvent.click(page.getByText('Twice a month'));
  await fill(1, salary);
  for (const number of [2, 3, 4, 5]) {
    await press('Add a tier');
    await expect.element(field(number, 'Bet amount')).toHaveFocus();
    await fill(number, { 'Bet amount': `${number}000`, Rate: `0.${number + 3}` });
  }
  expect(page.getByRole('button', { name: 'Add a tier' }).elements()).toEqual([]);
  await press('Remove tier 3');
  await expect.element(field(3, 'Bet amount')).toHaveValue('4000');
  await expect.element(field(3, 'Bet amount')).toHaveFocus();
  await confirmAndSend();
  await expect.poll(() => app.sent('dailySalary')).toHaveLength(1);
  expect(app.sent('dailySalary')[0]).toMatchObject({
    period: 'SEMIMONTHLY',
    terms: [wage('1000', '0.35'), wage('2000', '0.5'), wage('4000', '0.7'), wage('5000', '0.8')],
  });
});

test.each([
  ['Bet amount', '', 'Enter a value.'],
  ['Bet amount', '-1', 'Enter it without a minus sign.'],
  ['Bet amount', '1e9', 'Use digits only, with “.” before the decimals.'],
  ['Bet amount', '1,2,5', 'Write the decimals after “.” and check the separators.'],
  ['Bet amount', '0.001', 'Use at most 2 decimals.'],
  ['Bet amount', '1'.repeat(40), 'This number has too many digits.'],
  ['Rate', '', 'Enter a value.'],
  ['Rate', '0', 'The value must be above zero.'],
  ['Rate', '100.01', 'At most 100%.'],
  ['Rate', '5%', 'Use digits only, with “.” before the decimals.'],
  ['Rate', '0.12345', 'Use at most 4 decimals.'],
  ['Rate', 'NaN', 'Use digits only, with “.” before the decimals.'],
])('the field %s says in words why it refuses %j', async (name, typed, message) => {
  const app = await openOffer('hourSalary');
  await fill(1, { ...salary, [name]: typed });
  await press('Send offer');
  await expect.element(field(1, name)).toHaveAccessibleDescription(message);
  await expect.element(field(1, name)).toHaveFocus();
  expect(app.sent('contractPreview')).toEqual([]);
});

test('a tier that does not rise is said at each of its fields', async () => {
  const app = await openOffer('hourSalary');
  await press('Add a tier');
  await fill(1, salary);
  await fill(2, { 'Bet amount': '1,000.00', Rate: '0.30' });
  await press('Send offer');
  for (const name of ['Bet amount', 'Rate'])
    await expect.element(field(2, name)).toHaveAccessibleDescription('This must be higher than in tier 1.');
  expect(app.sent('contractPreview')).toEqual([]);
});

test('the platform says while it is typed whether it is allowed, and what ends (CON-07, D-76)', async () => {
  const ends = [contractOf({ id: 'CT5', account: '<img src=x onerror=alert(1)>', status: 'accepted' })];
  const app = await openOffer('hourSalary', { contractPreview: () => allowed(ends, 42) });
  await fill(1, salary);
  await expect.element(page.getByText('If down01 accepts, contracts end: 42')).toBeVisible();
  await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect.element(page.getByText('and 41 more')).toBeVisible();
  await press('Send offer');
  await expect.element(page.getByRole('checkbox', { name: 'I know that 42 contracts end if down01 accepts.' })).toHaveFocus();
  expect(app.sent('hourSalary')).toEqual([]);
});

const refusedWith = (code: string) => ({ contractPreview: () => ({ allowed: false, code, ends: [], endsTotal: 0 }) });

test('a rate that the platform does not allow is said once, at its field, while it is typed; nothing can be sent (CON-07)', async () => {
  const app = await openOffer('hourSalary', refusedWith('contract_not_higher'));
  await press('Add a tier');
  await fill(1, salary);
  await fill(2, { 'Bet amount': '2,000', Rate: '0.4' });
  await expect.element(field(2, 'Rate')).toHaveAccessibleDescription(/^The rate must be higher than that of/);
  await expect.element(field(1, 'Rate')).not.toHaveAccessibleDescription(/./);
  await expect.element(page.getByText('1 field to correct')).toBeVisible();
  await expect.element(tick()).toBeDisabled();
  await press('Send offer');
  await expect.element(field(2, 'Rate')).toHaveFocus();
  expect(page.getByText(/^The rate must be higher than that of/).elements()).toHaveLength(1);
  expect(app.sent('hourSalary')).toEqual([]);
});

test.each([
  ['a typed account', 'contract_not_in_team', '', 'This account is not in your team.'],
  ['no field', 'contract_without_own', 'down01', 'Whoever offers a contract needs an active one of this kind and period.'],
])('a refusal about %s is said once', async (_, code, account, words) => {
  await openOffer('hourSalary', refusedWith(code), { account });
  if (account === '') await userEvent.fill(page.getByRole('textbox', { name: 'Downline account' }), 'down02');
  await fill(1, salary);
  await expect.element(page.getByText(words)).toBeVisible();
  await press('Send offer');
  expect(page.getByText(words).elements()).toHaveLength(1);
  const typed = page.getByRole('textbox', { name: 'Downline account' });
  if (account === '') await expect.element(typed).toHaveAccessibleDescription(words);
});

test('what ends is asked again with the sending: another answer takes the tick back', async () => {
  let ends = [contractOf({ id: 'CT5', status: 'accepted' })];
  const app = await openOffer('hourSalary', { contractPreview: () => allowed(ends), hourSalary: () => contractOf() });
  await fill(1, salary);
  await userEvent.click(tick());
  ends = [...ends, contractOf({ id: 'CT6', status: 'accepted' })];
  await press('Send offer');
  await expect.element(page.getByRole('checkbox', { name: 'I know that 2 contracts end if down01 accepts.' })).not.toBeChecked();
  await expect.element(tick()).toHaveAccessibleDescription('What would end has changed. Check it and tick again.');
  expect(app.sent('hourSalary')).toEqual([]);
  await confirmAndSend();
  await expect.poll(() => app.sent('hourSalary')).toHaveLength(1);
});

test('a change after the tick takes it back', async () => {
  await openOffer('hourSalary');
  await fill(1, salary);
  await userEvent.click(tick());
  await expect.element(tick()).toBeChecked();
  await fill(1, { Rate: '0.4' });
  await expect.element(tick()).not.toBeChecked();
});

test('a refusal of the offer itself is said, and what was typed stays', async () => {
  await openOffer('hourSalary', { hourSalary: () => ({ ok: false, code: 'in_function_not_open', message: '' }) });
  await fill(1, salary);
  await confirmAndSend();
  await expect.element(page.getByRole('alert').getByText('This function is not open.')).toBeVisible();
  await expect.element(field(1, 'Rate')).toHaveValue('0.35');
});

test('without an answer of the platform nothing is asked and nothing sent', async () => {
  const app = await openOffer('hourSalary', {
    contractPreview: () => {
      throw new CallError('forbidden', 'contractPreview');
    },
  });
  await fill(1, salary);
  await confirmAndSend();
  await expect.element(page.getByRole('alert').getByText('You are not allowed to do this.')).toBeVisible();
  expect(app.sent('hourSalary')).toEqual([]);
});

test('after a lost answer the records tell, and the same offer goes again under its key', async () => {
  let isLost = true;
  const app = await openOffer('hourSalary', {
    hourSalary: () => {
      if (isLost) throw new CallError('timeout', 'hourSalary');
      return contractOf({ kind: 'hourSalary' });
    },
  });
  await fill(1, salary);
  await confirmAndSend();
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  isLost = false;
  await userEvent.click(tick());
  await press('Send again');
  await expect.element(page.getByText('Offer sent to down01. It waits for an answer.')).toBeVisible();
  expect(new Set(app.keys('hourSalary')).size).toBe(1);
  expect(app.sent('hourSalary')).toHaveLength(2);
});

test('an account that is typed is asked for first', async () => {
  const app = await openOffer('hourSalary', { hourSalary: () => contractOf() }, { account: '' });
  await fill(1, salary);
  await press('Send offer');
  const account = page.getByRole('textbox', { name: 'Downline account' });
  await expect.element(account).toHaveAccessibleDescription('Enter the account of a downline.');
  await userEvent.fill(account, ' down02 ');
  await confirmAndSend();
  await expect.poll(() => app.sent('hourSalary')).toMatchObject([{ account: 'down02' }]);
});

test('what the downline has is read again after a failure', async () => {
  let isDown = true;
  const app = await openContracts({
    contracts: () => {
      if (isDown) throw new CallError('unavailable', 'contracts');
      return pageOf([]);
    },
  });
  await app.modal('contractOfferModal', { kind: 'hourSalary', account: 'down01' });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(field(1, 'Rate')).toBeVisible();
});
