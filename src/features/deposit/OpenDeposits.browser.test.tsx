import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DepositOrder } from '#contract/types.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';
import deposit from '../../../locales/en/deposit.json';
import records from '../../../locales/en/records.json';
import writes from '../../../locales/en/writes.json';
import { DepositPanel } from './DepositPanel.tsx';

const channel = { id: 'lume', type: 'EWALLET', name: 'LumePay', min: '10', max: '900', quickAmounts: [] };

const order: DepositOrder = {
  referenceNumber: 'DO000007',
  time: Date.UTC(2026, 4, 1),
  channel: 'LumePay',
  channelType: 'EWALLET',
  amount: '100',
  toPay: '100.00',
  status: 'PENDING',
  payment: { qrCode: 'PAY1.DO000007', details: [{ key: 'code', value: 'PAY1.DO000007' }] },
};

/** Opens the panel with these records; `single` answers for one deposit, `cancel` for the request to cancel it. */
async function open(rows: unknown | (() => unknown), single = () => rows, cancel: () => unknown = () => null) {
  const portal = testPortal({
    reply({ name, request }) {
      if (name === 'cancelDeposit') return cancel();
      if (name === 'depositChannels')
        return { channels: [channel], bonuses: [{ promotionId: 'a', title: '5% on top', min: '9.99' }] };
      if (name === 'balance') return { sumBalance: '0' };
      const isSingle = (request as { referenceNumber?: string } | undefined)?.referenceNumber !== undefined;
      const listed = isSingle ? single() : rows;
      return {
        rows: typeof listed === 'function' ? listed() : listed,
        total: 1,
        totalPages: 1,
        totals: { amount: '0', fee: '0' },
      };
    },
  });
  for (const [namespace, texts] of Object.entries({ deposit, records, writes }))
    portal.texts.addResourceBundle('en', namespace, texts);
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01' });
  portal.system.setState(({ flags }) => ({ flags: { ...flags, isOn: () => true } }));
  const show = () =>
    mount(
      <MemoryRouter>
        <PortalHost portal={portal}>
          <DepositPanel slotProps={{ 'data-slot': 'panel/deposit' }} name="deposit" />
          <Wallet />
        </PortalHost>
      </MemoryRouter>,
    );
  await show();
  const reopen = async () => {
    await leavePage();
    await show();
  };
  return { portal, reopen, sent: (name: string) => portal.calls.filter((call) => call.name === name) };
}

/** What the header reads meanwhile. */
function Wallet() {
  useRead('balance');
  return null;
}

const { referenceNumber: _reference, ...nameless } = order;
const { status: _status, ...stateless } = order;
const hostile: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a text', 'row'],
  ['a list', [[]]],
  ['an empty row', {}],
  ['no reference', nameless],
  ['no status', stateless],
  ['an object as reference', { ...order, referenceNumber: { $ne: '' } }],
  ['an object as channel', { ...order, referenceNumber: 'DO1', channel: { name: 'x' } }],
  ['an object as amount', { ...order, referenceNumber: 'DO1', amount: { value: 1 } }],
];

test.each(hostile)('a row that is %s is left out of the open deposits, and the form stays', async (_, row) => {
  await open([row, order]);
  await expect.element(page.getByText('$100.00 through LumePay')).toBeVisible();
  expect(document.querySelectorAll('[data-action="showDeposit"]')).toHaveLength(1);
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
});

test.each([
  ['rows that are no list', { 0: order }],
  ['null instead of rows', null],
])('%s show no open deposit, and the form stays', async (_, rows) => {
  await open(rows);
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  expect(document.querySelector('[data-action="showDeposit"]')).toBeNull();
});

test.each([
  ['details', { ...order, payment: { ...order.payment, details: 'PAY1' } }],
  ['time', { ...order, expiresAt: 'soon' }],
  ['remark', { ...order, remark: { html: '<b>' } }],
])('a wrong optional %s is left out of a shown deposit', async (_, row) => {
  await open([row]);
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.element(page.getByRole('region', { name: 'Your deposit' })).toBeVisible();
  await expect.element(page.getByText('DO000007', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'QR code for the payment' })).toBeVisible();
});

test('a deposit whose record cannot be read can be read again, and left', async () => {
  let isBroken = true;
  await open([order], () => [isBroken ? nameless : order]);
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible();
  isBroken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('DO000007', { exact: true })).toBeVisible();
});

test('an open deposit whose time is over is read again, and with it the balance', async () => {
  let rows = [{ ...order, expiresAt: Date.now() + 900 }];
  const { sent } = await open(() => rows);
  await expect.element(page.getByRole('timer')).toBeVisible();
  const reads = sent('balance').length;
  rows = [];
  await expect.element(page.getByText('$100.00 through LumePay')).not.toBeInTheDocument();
  await expect.poll(() => sent('balance').length).toBeGreaterThan(reads);
});

test.each([
  ['comes back when the panel is opened again', 'PENDING', false],
  ['was shown: the form comes back', 'CREDITED', true],
] as const)('a deposit that %s', async (_, status, isForm) => {
  let now: DepositOrder = order;
  const { reopen } = await open(() => [now]);
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.element(page.getByRole('region', { name: 'Your deposit' })).toHaveAttribute('data-status', 'PENDING');
  now = { ...order, status };
  await reopen();
  const result = page.getByRole('region', { name: 'Your deposit' });
  // what is final is shown once
  await expect.element(result).toHaveAttribute('data-status', status);
  await reopen();
  if (isForm) await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  else await expect.element(result).toBeVisible();
});

test('a bonus does not lower the least amount of the channel', async () => {
  await open([]);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(page.getByText('5% on top', { exact: true }));
  await expect.element(amount).toHaveAccessibleDescription('From $10.00 to $900.00');
  await userEvent.fill(amount, '9.99');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(amount).toHaveAccessibleDescription('The smallest amount is $10.00.');
});

test.each([
  ['kept', false, 'ok', 0, undefined],
  ['cancelled', true, 'ok', 1, { message: { key: 'deposit:cancelled' }, tone: 'ok' }],
  ['paid meanwhile', true, 'deposit_not_pending', 1, { tone: 'error' }],
] as const)('a shown deposit is cancelled after a question only: %s (P-03)', async (_, agrees, code, calls, toast) => {
  let now: DepositOrder = order;
  const { portal, sent } = await open(
    () => [now],
    undefined,
    () => {
      if (code !== 'ok') return { ok: false, code, message: code, value: null };
      now = { ...order, status: 'CANCELLED' };
      return null;
    },
  );
  const { overlay, overlayStore } = portal;
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  const result = page.getByRole('region', { name: 'Your deposit' });
  await userEvent.click(result.getByRole('button', { name: 'Cancel the deposit' }));
  await expect.poll(() => overlayStore.getState().dialogs).toMatchObject([{ text: { params: { reference: 'DO000007' } } }]);
  overlay.closeDialog(overlayStore.getState().dialogs[0]!.id, agrees);
  await expect.poll(() => overlayStore.getState().dialogs).toEqual([]);
  await expect
    .poll(() => sent('cancelDeposit').map(({ request }) => request))
    .toEqual(Array.from({ length: calls }, () => ({ referenceNumber: 'DO000007' })));
  await expect.element(result).toHaveAttribute('data-status', now.status);
  if (toast === undefined) expect(overlayStore.getState().toasts).toEqual([]);
  else await expect.poll(() => overlayStore.getState().toasts).toMatchObject([toast]);
});
