import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ResolvedBrand } from '#contract/types.ts';
import type { AmountLimits } from '#engine/money/amount.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import writes from '../../../locales/en/writes.json';
import { AmountField } from './AmountField.tsx';
import { useAmount } from './useAmount.ts';

function Form({ limits, onAmount }: { limits: AmountLimits; onAmount: (amount: string | null) => void }) {
  const field = useAmount('deposit', limits);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAmount(field.check());
      }}
    >
      <AmountField field={field} label="Amount" max={limits.balance ?? ''} />
      <button type="button" onClick={() => field.set('1500.5')}>
        Quick
      </button>
      <button type="submit">Next</button>
    </form>
  );
}

async function open(
  limits: AmountLimits = { min: '10', max: '5000', balance: '4000' },
  currency?: Partial<ResolvedBrand['currency']>,
) {
  const portal = testPortal();
  Object.assign(portal, { brand: { ...portal.brand, currency: { ...portal.brand.currency, ...currency } } });
  portal.texts.addResourceBundle('en', 'writes', writes);
  const sent: (string | null)[] = [];
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Form limits={limits} onAmount={(amount) => sent.push(amount)} />
      </PortalHost>
    </MemoryRouter>,
  );
  return { portal, sent };
}

const field = () => page.getByRole('textbox', { name: 'Amount' });
const next = () => userEvent.click(page.getByRole('button', { name: 'Next' }));

test.each([
  ['', 'Enter an amount.'],
  ['0', 'The amount must be above zero.'],
  ['-1', 'The amount must be above zero, without a minus sign.'],
  ['1e9', 'Use digits only, with “.” before the decimals.'],
  ['1,2,5', 'Write the decimals after “.” and check the separators.'],
  ['0.001', 'Use at most two decimals, after “.”.'],
  ['4000.01', 'This is more than you have available: $4,000.00.'],
  ['9.99', 'The smallest amount is $10.00.'],
  ['7'.repeat(40), 'This amount has too many digits.'],
])('%j is refused in words at the field, which keeps it and gets the focus', async (typed, message) => {
  const { sent } = await open();
  await userEvent.fill(field(), typed);
  await next();
  await expect.element(field()).toHaveAccessibleDescription(message);
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveValue(typed);
  await expect.element(field()).toHaveFocus();
  expect(sent).toEqual([null]);
});

test('above the most is refused while typing, below the least only after leaving', async () => {
  await open({ min: '10', max: '5000' });
  await userEvent.fill(field(), '5000.01');
  await expect.element(field()).toHaveAccessibleDescription('The largest amount is $5,000.00.');
  await userEvent.fill(field(), '9');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await userEvent.click(document.body);
  await expect.element(field()).toHaveAccessibleDescription('The smallest amount is $10.00.');
  await userEvent.fill(field(), '10');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('gives decimal text, also of a quick amount', async () => {
  const { sent } = await open();
  await userEvent.fill(field(), ' 1,234.50 ');
  await next();
  await userEvent.click(page.getByRole('button', { name: 'Quick' }));
  await expect.element(field()).toHaveValue('1500.5');
  await next();
  expect(sent).toEqual(['1234.50', '1500.5']);
});

test('the button "Max" sets the amount that the form gives, as text of the language', async () => {
  const { portal, sent } = await open({ balance: '4000.55' });
  await settle(() => portal.preferences.setState({ language: 'PT' }));
  await userEvent.click(page.getByRole('button', { name: 'Max' }));
  await expect.element(field()).toHaveValue('4000,55');
  await next();
  expect(sent).toEqual(['4000.55']);
});

test('a change of language rewrites the amount and keeps its value', async () => {
  const { portal, sent } = await open();
  await userEvent.fill(field(), '1,234.50');
  await settle(() => portal.preferences.setState({ language: 'PT' }));
  await expect.element(field()).toHaveValue('1234,50');
  await next();
  await userEvent.fill(field(), '1.234,5');
  await settle(() => portal.preferences.setState({ language: 'EN' }));
  await next();
  expect(sent).toEqual(['1234.50', '1234.5']);
});

test('a refused amount stays as typed when the language changes', async () => {
  const { portal } = await open();
  await userEvent.fill(field(), '1,2,5');
  await settle(() => portal.preferences.setState({ language: 'TH' }));
  await expect.element(field()).toHaveValue('1,2,5');
});

test('is no number input, and asks a phone for its decimal keys', async () => {
  await open();
  await expect.element(field()).toHaveAttribute('type', 'text');
  await expect.element(field()).toHaveAttribute('inputmode', 'decimal');
});

const dong = { symbol: '₫', space: '\u00a0', position: 'after', decimals: 0 } as const;

test.each([
  ['50,000', ['50000'], ''],
  ['50000 ₫', ['50000'], ''],
  ['50000.5', [null], 'Use a whole amount, without decimals.'],
  // in English three decimals, where Vietnamese would mean thousands: refused, not guessed
  ['50.000', [null], 'Use a whole amount, without decimals.'],
])('%j in a currency without decimals, whose symbol is behind', async (typed, expected, message) => {
  const { sent } = await open({ min: '10000', max: '900000' }, dong);
  const box = field().element().parentElement!;
  expect([box.previousElementSibling, box.nextElementSibling?.textContent]).toEqual([null, '₫Max']);
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.fill(field(), typed);
  await next();
  expect(sent).toEqual(expected);
  await expect.element(field()).toHaveAccessibleDescription(message);
});

test('its limits are named as it is written', async () => {
  await open({ min: '10000' }, dong);
  await userEvent.fill(field(), '5');
  await next();
  await expect.element(field()).toHaveAccessibleDescription('The smallest amount is 10,000\u00a0₫.');
});
