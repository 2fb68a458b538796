import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Contract } from '#contract/types.ts';
import { contractOf, openContracts, pageOf, wage } from './contracts.fixture.ts';
import { confirmAndSend, field, fill, titles } from './offerForm.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const edit = async (app: Awaited<ReturnType<typeof openContracts>>, id: string) => {
  const { closed } = await app.modal('contractOfferModal', { kind: 'dailySalary', account: 'down01', id });
  await expect.element(page.getByRole('form', { name: titles.dailySalary })).toBeVisible();
  return { closed };
};

test('an edit begins with the tiers of the contract, in the words of the reader’s language', async () => {
  const known = contractOf({ status: 'accepted', terms: [wage('1000.50', '0.350'), wage('2000.00', '0.600')] });
  await edit(await openContracts({ contracts: () => pageOf([known]) }), 'CT1');
  await expect.element(field(1, 'Bet amount')).toHaveValue('1000.50');
  await expect.element(field(2, 'Rate')).toHaveValue('0.6');
  await expect.element(page.getByText('Now, paid: Weekly')).toBeVisible();
});

test('after an edit was sent and accepted, the next edit begins with the new contract, and nothing is unsaved', async () => {
  let held = contractOf({ status: 'accepted', terms: [wage('1000.00', '0.2')] });
  const app = await openContracts({
    contracts: () => pageOf([held]),
    dailySalary: (request: { terms: Contract['terms'] }) => (held = { ...held, id: 'CT2', terms: request.terms }),
  });
  await edit(app, 'CT1');
  await fill(1, { Rate: '0.3' });
  await confirmAndSend();
  await expect.element(page.getByText('Reference CT2')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }).last());
  // what was sent is not what the next form begins with: the contract has changed once more, elsewhere
  for (const [id, rate] of [
    ['CT2', '0.3'],
    ['CT1', '0.4'],
    ['CT3', '0.5'],
  ] as const) {
    held = { ...held, id, terms: [wage('1000.00', rate)] };
    await (await app.portal.serverState.load()).queries.invalidateQueries();
    const { closed } = await edit(app, id);
    await expect.element(field(1, 'Rate')).toHaveValue(rate);
    await userEvent.keyboard('{Escape}');
    await closed;
  }
});

test('an edit shows the tiers of its own contract, keeps its period, and leaves what is typed for another alone', async () => {
  const weekly = contractOf({ id: 'CT1', status: 'accepted', period: 'WEEKLY', terms: [wage('1000.00', '0.2')] });
  const daily = contractOf({ id: 'CT2', status: 'offered', period: 'DAILY', terms: [wage('500.00', '0.1')] });
  const app = await openContracts({ contracts: () => pageOf([weekly, daily]), dailySalary: () => daily });
  const { closed } = await edit(app, 'CT1');
  await expect.element(page.getByText('Now, paid: Weekly')).toBeVisible();
  await fill(1, { Rate: '0.9' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  await closed;
  await edit(app, 'CT2');
  await expect.element(page.getByText('Offered, not answered yet. Paid: Daily')).toBeVisible();
  await expect.element(field(1, 'Rate')).toHaveValue('0.1');
  // another period would be a contract beside this one
  expect(page.getByRole('radio').elements()).toEqual([]);
  await confirmAndSend();
  await expect.poll(() => app.sent('dailySalary')).toMatchObject([{ period: 'DAILY', terms: [wage('500.00', '0.1')] }]);
});

test.each([
  ['another period', () => userEvent.click(page.getByText('Twice a month'))],
  ['an account', () => userEvent.fill(page.getByRole('textbox', { name: 'Downline account' }), 'down02')],
] as const)('a form with %s alone is not left without a question', async (_, change) => {
  const app = await openContracts();
  void app.modal('contractOfferModal', { kind: 'dailySalary' });
  await expect.element(page.getByRole('form', { name: titles.dailySalary })).toBeVisible();
  await change();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without sending?' })).toBeVisible();
  // a careless Enter loses nothing
  await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus();
});
