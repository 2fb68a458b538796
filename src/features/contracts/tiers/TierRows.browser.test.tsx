import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ContractKind } from '#contract/types.ts';
import { contractOf, openContracts, pageOf, wage } from '../contracts.fixture.ts';
import { field, press } from '../offerForm.fixture.ts';
import { tierFields } from './tierFields.ts';

afterEach(() => sessionStorage.clear());

const boxes = (selector: string) =>
  [...document.querySelectorAll(`dialog ${selector}`)].map((element) => element.getBoundingClientRect());
const lefts = (selector: string) => boxes(selector).map(({ left }) => Math.round(left));

async function open(kind: ContractKind) {
  const app = await openContracts();
  await app.modal('contractOfferModal', { kind, account: 'down01' });
  await press('Add a tier');
  await expect.poll(() => boxes('fieldset').length).toBe(2);
}

test.each(Object.keys(tierFields) as ContractKind[])('a tier of %s is one line below the names of its fields', async (kind) => {
  await page.viewport(1280, 900);
  await open(kind);
  const count = tierFields[kind].length;
  const heads = lefts('[data-head]');
  expect(heads).toHaveLength(count);
  // a box begins where its head does
  expect(lefts('fieldset [data-anchor]')).toEqual([...heads, ...heads]);
  const tops = boxes('fieldset [data-anchor]').map(({ top }) => Math.round(top));
  expect(new Set(tops.slice(0, count)).size).toBe(1);
  expect(new Set(tops.slice(count)).size).toBe(1);
  for (const [name, head] of boxes('[data-head]').entries()) expect(head.bottom, String(name)).toBeLessThanOrEqual(tops[0]!);
});

test('a phone has two columns, each field with its name inside', async () => {
  await page.viewport(390, 844);
  await open('dividend');
  await expect.element(page.getByText('Tier 1')).toBeVisible();
  expect(boxes('[data-head]').every(({ width }) => width === 0)).toBe(true);
  expect(new Set(lefts('fieldset [data-anchor]')).size).toBe(2);
  await userEvent.fill(field(1, 'Profit and loss'), '5,000');
  await expect.element(field(1, 'Profit and loss')).toHaveAccessibleName('Profit and loss ≥');
  const labels = [...document.querySelectorAll<HTMLElement>('dialog fieldset label')];
  expect(labels.filter((label) => label.scrollWidth > label.clientWidth).map(({ textContent }) => textContent)).toEqual([]);
});

const tiersOf = (count: number) => Array.from({ length: count }, (_, index) => wage(`${index + 1}000.00`, `0.${index + 1}`));
const own = () => pageOf([contractOf({ account: 'ana01', status: 'accepted', period: 'DAILY', terms: [wage('1', '0.50')] })]);

test('a rate that is not below the own one can be made the highest that is, at its field', async () => {
  await page.viewport(1280, 900);
  const app = await openContracts({ own });
  await app.modal('contractOfferModal', { kind: 'dailySalary', account: 'down01' });
  await userEvent.fill(field(1, 'Rate'), '0.4');
  expect(page.getByRole('button', { name: /^Use / }).elements()).toEqual([]);
  await press('Add a tier');
  await userEvent.fill(field(2, 'Rate'), '0.5');
  await press('Use 0.49%');
  await expect.element(field(2, 'Rate')).toHaveValue('0.49');
  await expect.element(field(2, 'Rate')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^Use / })).not.toBeInTheDocument();
});

test('on a phone many tiers fold to a line each; the wrong one and the one that is typed in stay open', async () => {
  await page.viewport(390, 844);
  const contract = contractOf({ status: 'accepted', period: 'DAILY', terms: tiersOf(4) });
  const app = await openContracts({ contracts: () => pageOf([contract]), own });
  await app.modal('contractOfferModal', { kind: 'dailySalary', account: 'down01' });
  const isOpen = () =>
    [...document.querySelectorAll('dialog fieldset')].map((one) => one.querySelector('input')!.checkVisibility());
  await expect.poll(isOpen).toEqual([false, false, false, true]);
  await userEvent.click(page.getByRole('button', { name: 'Tier 2 $2,000.00 0.2%' }));
  await expect.poll(isOpen).toEqual([false, true, false, false]);
  await userEvent.fill(field(2, 'Rate'), '0.3');
  // the third no longer rises above it
  await expect.poll(isOpen).toEqual([false, true, true, false]);
  await page.viewport(1280, 900);
  await expect.poll(isOpen).toEqual([true, true, true, true]);
});
