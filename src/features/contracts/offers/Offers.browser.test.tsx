import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settle } from '#ui/dom/mount.fixture.tsx';
import type { ContractPreviewQuery, ContractRequest } from '#contract/types.ts';
import { kindFlags } from '#engine/contracts/kinds.ts';
import { allowed, contractOf, openContracts, pageOf, wage } from '#features/contracts/contracts.fixture.ts';
import { field, fill, press } from '#features/contracts/offerForm.fixture.ts';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const on = Object.values(kindFlags);
type Answers = Parameters<typeof openContracts>[0];

async function openOffers(accounts: readonly string[], answers: Answers = {}) {
  const app = await openContracts(
    { hourSalary: ({ account }: ContractRequest) => contractOf({ kind: 'hourSalary', id: `CT-${account}` }), ...answers },
    { on },
  );
  await app.modal('contractOffersModal', { accounts: JSON.stringify(accounts), kind: 'hourSalary' });
  await expect.element(page.getByRole('form', { name: 'Offer a contract' })).toBeVisible();
  return app;
}
const salary = { 'Bet amount': '1,000', Rate: '0.35' };
const tick = () => page.getByRole('checkbox', { name: /^I (have checked these offers|know that)/ });
const resultOf = (account: string) =>
  document.querySelector<HTMLElement>(`[data-account="${account}"][data-result]`)?.dataset['result'];
const sentTo = (app: { sent: (call: 'hourSalary') => unknown[] }) =>
  (app.sent('hourSalary') as ContractRequest[]).map(({ account }) => account);
const ofAccount = (request: never) => (request as ContractPreviewQuery).account;
const sendAll = async () => {
  await expect.element(tick()).toBeEnabled();
  await userEvent.click(tick());
  await userEvent.click(page.getByRole('button', { name: /^Send \d offer/ }));
};

test('one confirmation sends an offer to each downline, each under a key of its own', async () => {
  const app = await openOffers(['ana', 'bo', 'cleo']);
  await expect.element(page.getByRole('heading', { name: 'Offer a contract to 3 downlines' })).toBeVisible();
  await fill(1, salary);
  await expect.element(tick()).toBeEnabled();
  await press('Send 3 offers');
  await expect.element(tick()).toHaveFocus();
  expect(sentTo(app)).toEqual([]);
  await sendAll();
  await expect.element(page.getByText('Offers sent: 3 of 3')).toBeVisible();
  expect(app.sent('hourSalary')).toEqual(
    ['ana', 'bo', 'cleo'].map((account) => ({ action: 'OFFER', account, terms: [wage('1000', '0.35')] })),
  );
  expect(new Set(app.keys('hourSalary')).size).toBe(3);
  await expect.element(page.getByText('CT-cleo')).toBeVisible();
});

test('what ends and stays is shown for all of them, and confirmed; a change of anything asks again', async () => {
  const ends = [
    contractOf({ id: 'C1', account: 'ana', kind: 'hourSalary', status: 'accepted' }),
    contractOf({ id: 'C2', account: 'ida' }),
  ];
  await openOffers(['ana', 'bo'], { contractPreview: (request) => (ofAccount(request) === 'ana' ? allowed(ends) : allowed()) });
  await fill(1, salary);
  await userEvent.click(page.getByRole('checkbox', { name: 'I know that 2 contracts end when the offers are accepted.' }));
  await expect.element(page.getByText('below ana, with a lower rate')).toBeVisible();
  await expect.element(page.getByText('Nothing ends for bo.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove ana' }));
  await expect.element(page.getByRole('checkbox', { name: 'I have checked these offers.' })).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Send 1 offer' })).toBeVisible();
});

test('each downline is checked: one that is refused is told with its reason and left out', async () => {
  const app = await openOffers(['ana', 'bo'], {
    contractPreview: (request) =>
      ofAccount(request) === 'bo' ? { allowed: false, code: 'contract_not_higher', ends: [], endsTotal: 0 } : allowed(),
  });
  await fill(1, salary);
  await expect.element(page.getByText('The rate must be higher than that of the downline’s own contract.')).toBeVisible();
  await press('Send 1 offer');
  await sendAll();
  await expect.element(page.getByText('Offers sent: 1 of 1')).toBeVisible();
  expect(sentTo(app)).toEqual(['ana']);
});

test('what fails is told for each downline, and only that is tried again, without an answer under the same key', async () => {
  let isDown = true;
  const keys: Record<string, string[]> = {};
  const app = await openOffers(['ana', 'bo', 'cleo', 'dan'], {
    hourSalary: ({ account = '' }: ContractRequest, key) => {
      (keys[account] ??= []).push(key);
      if (account === 'bo' && isDown) return { ok: false, code: 'contract_downline_higher', message: '' };
      if (account === 'cleo' && isDown) throw new CallError('timeout', 'hourSalary');
      return contractOf({ kind: 'hourSalary', id: `CT-${account}` });
    },
  });
  await fill(1, salary);
  await sendAll();
  await expect.poll(() => ['ana', 'bo', 'cleo', 'dan'].map(resultOf)).toEqual(['offered', 'refused', 'open', 'untried']);
  await expect.element(page.getByText('Somebody below has a contract with this rate or a higher one.')).toBeVisible();
  isDown = false;
  await press('Try 3 again');
  await expect.element(page.getByText('Offers sent: 4 of 4')).toBeVisible();
  expect(sentTo(app)).toEqual(['ana', 'bo', 'cleo', 'bo', 'cleo', 'dan']);
  expect(keys['cleo']?.[0]).toBe(keys['cleo']?.[1]);
  expect(keys['bo']?.[0]).not.toBe(keys['bo']?.[1]);
});

test('an offer that would end something else than was confirmed is not sent; the form begins again with it alone', async () => {
  let ends: ReturnType<typeof contractOf>[] = [];
  const app = await openOffers(['ana', 'bo'], {
    contractPreview: (request) => (ofAccount(request) === 'bo' ? allowed(ends) : allowed()),
  });
  await fill(1, salary);
  await expect.element(tick()).toBeEnabled();
  ends = [contractOf({ id: 'C7', account: 'bo' })];
  await sendAll();
  await expect.poll(() => ['ana', 'bo'].map(resultOf)).toEqual(['offered', 'changed']);
  await press('Change the offer');
  await expect.element(page.getByRole('heading', { name: 'Offer a contract to 1 downline' })).toBeVisible();
  await expect.element(field(1, 'Rate')).toHaveValue('0.35');
  await sendAll();
  await expect.element(page.getByText('Offers sent: 1 of 1')).toBeVisible();
  expect(sentTo(app)).toEqual(['ana', 'bo']);
});

test('downlines are added by their account; a kind that the reader holds comes first', async () => {
  const own = () => pageOf([contractOf({ account: 'ana01', kind: 'dailySalary', status: 'accepted' })]);
  const app = await openContracts({ own }, { on });
  await app.modal('contractOffersModal', { accounts: '[]' });
  await expect.element(page.getByRole('radio', { name: 'Daily salary' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await fill(1, { 'Bet amount': '1', Rate: '0.1' });
  await userEvent.click(page.getByRole('button', { name: /^Send/ }));
  await expect.element(page.getByText('Add at least one downline.')).toBeVisible();
  const account = page.getByRole('textbox', { name: 'Downline account' });
  await userEvent.fill(account, 'ana');
  const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
  await settle(() => void account.element().dispatchEvent(new KeyboardEvent('keydown', composing)));
  await expect.element(account, { message: 'Enter ends a word of an input method' }).toHaveValue('ana');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(account, 'ana');
  await userEvent.keyboard('{Enter}');
  await expect.element(account).toHaveAccessibleDescription('This account is in the list already.');
  await expect.element(tick()).toBeEnabled();
});

test('leaving a form that was begun asks, with the focus on staying', async () => {
  await openOffers(['ana']);
  await fill(1, salary);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Stay here' })).toHaveFocus();
  await press('Stay here');
  await expect.element(field(1, 'Rate')).toHaveValue('0.35');
});
