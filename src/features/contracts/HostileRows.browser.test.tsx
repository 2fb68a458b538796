import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Contract } from '#contract/types.ts';
import { contractOf, openContracts, pageOf, wage } from './contracts.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const good = contractOf({ id: 'CT9', account: 'down01', status: 'accepted', terms: [wage('1000.00', '0.35')] });
const without = (key: keyof Contract) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
const tier = { betAmount: '2000.00', rate: '0.5' };
const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) as object;

const hostile: [string, unknown][] = [
  ['null', null],
  ['a text', 'row'],
  ['a list', [[]]],
  ['empty', {}],
  ...(['id', 'kind', 'account', 'status', 'offeredAt', 'terms'] as const).map((key): [string, unknown] => [
    `without ${key}`,
    without(key),
  ]),
  ['of an unknown kind', { ...good, kind: 'bonus' }],
  ['of an inherited kind', { ...good, kind: '__proto__' }],
  ['in an unknown status', { ...good, status: 'ACTIVE' }],
  ['paid at a word', { ...good, offeredAt: 'soon' }],
  ['without tiers', { ...good, terms: [] }],
  ['with an object as tiers', { ...good, terms: { 0: tier } }],
  ['with a word as rate', { ...good, terms: [wage('1', 'half')] }],
  ['with a tier in words beside a good one', { ...good, terms: [wage('1', '0.1'), wage('two', '0.2')] }],
  ['with an unknown figure in a tier', { ...good, terms: [wage('1', '0.1'), { ...tier, bonus: '9' }] }],
  ['with the tiers of another kind', { ...good, terms: [{ profitRate: '1', lossRate: '1', singleBet: '1' }] }],
  ['with six tiers', { ...good, terms: Array.from({ length: 6 }, (_, index) => wage(`${index}`, `0.${index + 1}`)) }],
  ['without text forms', { ...good, id: { toString: 1, valueOf: 1 } }],
  ['endlessly deep', { ...good, terms: [deep] }],
];
const wrong = hostile.map(([, row]) => row);
const said = (count: number) => page.getByText(`Records that cannot be shown, as their data is incomplete: ${count}`);
const figures = () => page.getByText('0.35% from $1,000.00 bet amount');
const row9 = { action: 'TERMINATE', id: 'CT9', kind: 'dailySalary', account: 'down01', status: 'accepted' };

/** The app of an agent whose active contracts are these. */
const open = (rows: readonly unknown[]) =>
  openContracts(
    { contracts: ({ status }: { status: string }) => pageOf(status === 'accepted' ? rows : []) },
    { on: ['salary', 'dividend'] },
  );

test('of the contracts of a downline wrong ones are left out, which is said, and the good one stays', async () => {
  const app = await open([...wrong, good]);
  await app.modal('contractsOfModal', { account: 'down01' });
  await expect.element(figures()).toBeVisible();
  await expect.element(said(wrong.length)).toBeVisible();
  expect(document.querySelectorAll('[data-action="terminate"]')).toHaveLength(1);
});

test('a hundred wrong ones leave the good one; a wrong optional part is left out alone', async () => {
  const rows = Array.from({ length: 100 }, () => ({ ...good, status: 4 }));
  const app = await open([...rows, { ...good, period: 'YEARLY', changedAt: 'x', endedBy: {} }]);
  await app.modal('contractsOfModal', { account: 'down01' });
  await expect.element(figures()).toBeVisible();
  await expect.element(said(100)).toBeVisible();
});

test('a downline without contracts has words of its own', async () => {
  const app = await open([]);
  await app.modal('contractsOfModal', { account: 'down01' });
  await expect.element(page.getByText('You have no active contract and no open offer with this account.').first()).toBeVisible();
  expect(page.getByText('Records that cannot be shown', { exact: false }).elements()).toEqual([]);
});

test.each(hostile)('a question about a contract %s says that it cannot be shown, and sends nothing', async (_, row) => {
  const app = await open([row]);
  await app.modal('contractAnswerModal', row9);
  await expect.element(page.getByText(/^This contract cannot be shown/)).toBeVisible();
  expect(document.querySelector('[data-action="confirmTerminate"]')).toBeNull();
});

test('an offer beside wrong contracts can be made, and says that some are missing', async () => {
  const app = await open([...wrong, good]);
  await app.modal('contractOfferModal', { kind: 'dailySalary', account: 'down01' });
  await expect.element(page.getByText('Now, paid: Weekly')).toBeVisible();
  await expect.element(said(wrong.length)).toBeVisible();
  await expect.element(page.getByRole('form')).toBeVisible();
});

test.each(['bonus', '__proto__', ''])('a row of the kind “%s” opens no offer of another kind', async (kind) => {
  const app = await open([good]);
  await app.modal('contractOfferModal', { kind, account: 'down01' });
  await expect.element(page.getByText(/^This contract cannot be shown/)).toBeVisible();
  expect(page.getByRole('form').elements()).toEqual([]);
});

test('what an agent ends is asked for by its downline and state, as there may be thousands', async () => {
  const app = await open([good]);
  await app.modal('contractAnswerModal', row9);
  await expect.element(figures()).toBeVisible();
  expect(app.sent('contracts')).toEqual([
    expect.objectContaining({ scope: 'DOWNLINE', kind: 'dailySalary', account: 'down01', status: 'offered' }),
    expect.objectContaining({ scope: 'DOWNLINE', kind: 'dailySalary', account: 'down01', status: 'accepted' }),
  ]);
});
