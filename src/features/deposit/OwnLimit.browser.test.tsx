import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlayLimit } from '#contract/types.ts';
import type { MadeCall } from '#state/forms/fieldHost.fixture.tsx';
import { openDeposit, rowsOf } from './depositHost.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const offer = { channels: [{ id: 'wallet-1', type: 'EWALLET', name: 'LumePay', min: '10', max: '900' }] };
const limit = (period: PlayLimit['period'], value: string | null, used: string): PlayLimit => ({
  type: 'DEPOSIT',
  period,
  limit: value,
  used,
  resetsAt: Date.UTC(2026, 10, 30, 3),
});

interface Setup {
  limits?: readonly PlayLimit[];
  on?: boolean;
  type?: number;
  reply?: (call: MadeCall) => unknown;
}

const open = ({ limits = [], reply, ...as }: Setup = {}) =>
  openDeposit((call) => {
    const own = reply?.(call);
    if (own !== undefined) return own;
    if (call.name === 'depositChannels') return offer;
    if (call.name === 'protection') return { limits };
    return call.name === 'depositRecords' ? rowsOf() : null;
  }, as);

const amount = () => page.getByRole('textbox', { name: 'Amount' });

test('what the nearest own limit leaves is said, and an amount above it is refused at its field', async () => {
  const { sent } = await open({
    limits: [limit('DAY', '500', '100'), limit('WEEK', '500', '459.50'), limit('MONTH', null, '0')],
  });
  await expect.element(page.getByText(/^Your limit for the week leaves \$40\.50 until Nov 30,/)).toBeVisible();
  await userEvent.fill(amount(), '40.51');
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('The largest amount is $40.50.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await userEvent.fill(amount(), '40.50');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(sent('applyDeposit')).toEqual([]);
});

test('a limit of which more is left than the channel takes is not spoken of', async () => {
  await open({ limits: [limit('DAY', '1000', '100')] });
  await userEvent.fill(amount(), '900');
  await expect.element(amount()).not.toHaveAttribute('aria-invalid', 'true');
  expect(document.body.textContent).not.toContain('Your limit');
});

test.each([
  ['without the flag', { on: false }],
  ['by a demo account', { type: 4 }],
])('%s no limits are read', async (_, setup) => {
  const { sent } = await open(setup);
  await expect.element(amount()).toBeVisible();
  expect(sent('protection')).toEqual([]);
});

test('a limit that was set elsewhere is found by the refusal: the field then says what is left', async () => {
  let limits: readonly PlayLimit[] = [];
  await open({
    reply: ({ name }) => {
      if (name === 'protection') return { limits };
      if (name !== 'applyDeposit') return undefined;
      limits = [limit('DAY', '50', '20')];
      return { ok: false, code: 'own_deposit_limit', message: 'own_deposit_limit', value: null };
    },
  });
  await userEvent.fill(amount(), '100');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^(?:Deposit|Request)/ }));
  await expect.element(page.getByText('This is more than your own limit of deposits leaves.')).toBeVisible();
  await expect.element(page.getByText(/^Your limit for the day leaves \$30\.00/)).toBeVisible();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
});
