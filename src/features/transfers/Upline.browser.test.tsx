import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/transfers.json';
import writes from '../../../locales/en/writes.json';
import { transfers } from './index.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

interface Platform {
  toUpline?: '0' | '1';
  hasPaymentPassword?: boolean;
  write?: (request: unknown) => unknown;
  records?: () => unknown[];
}

async function openUpline({ toUpline = '1', hasPaymentPassword = true, write, records: rows }: Platform = {}) {
  const states: string[] = [];
  const portal = testPortal({
    features: [transfers],
    panels: ['securityCenter'],
    reply: ({ name, request }) => {
      switch (name) {
        case 'memberInfo':
          return { id: 'm-1', account: 'ana01', type: 0, toUpline, upline: 'boss01' };
        case 'balance':
          return { sumBalance: '135.50', balance: '100.00' };
        case 'memberSecurity':
          return { hasPaymentPassword };
        case 'walletTransferRecords':
          return { rows: rows?.() ?? [], total: 0, totalPages: 1, pageNo: 1, totals: {} };
        case 'walletTransfer':
          return write?.(request) ?? { referenceNumber: 'WT000002', balance: '80.00' };
        default:
          return null;
      }
    },
  });
  const bundles = { transfers: texts, writes, records };
  for (const [name, bundle] of Object.entries(bundles)) portal.texts.addResourceBundle('en', name, bundle);
  const member = { id: 'm-1', account: 'ana01', nickname: 'Ana', type: 0 };
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01', member });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Slot kind="panel" name="upline" onState={(state) => states.push(state)} />
      </PortalHost>
    </MemoryRouter>,
  );
  return { states, sent: () => portal.calls.filter(({ name }) => name === 'walletTransfer') };
}

const amount = () => page.getByRole('textbox', { name: 'Amount' });
const password = () => page.getByPlaceholder('Transaction password *');
const dialog = () => page.getByRole('dialog', { name: 'Check your transfer' });
const submit = (name = 'Transfer to upline') => userEvent.click(page.getByRole('button', { name, exact: true }));
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Transfer now' }));

test('amount, remark and password go to the upline after a question with all figures (TRF-02)', async () => {
  const { sent, states } = await openUpline();
  await expect.element(page.getByRole('textbox', { name: 'Upline' })).toHaveValue('boss01');
  await expect.element(page.getByRole('textbox', { name: 'Upline' })).toHaveAttribute('readonly');
  expect(states.at(-1)).toBe('ready');
  await userEvent.fill(amount(), '20');
  await userEvent.fill(page.getByRole('textbox', { name: 'Remark' }), ' Thanks ');
  await userEvent.fill(password(), '482913');
  await submit();
  for (const figure of ['boss01', '$20.00', '$100.00', 'Thanks'])
    await expect.element(dialog().getByText(figure, { exact: true })).toBeVisible();
  expect(sent()).toHaveLength(0);
  await confirm();
  await expect.element(page.getByText(/^\$20\.00 sent to boss01\./)).toBeVisible();
  await expect.element(page.getByText('Reference WT000002')).toBeVisible();
  expect(sent().map(({ request }) => request)).toEqual([
    { type: 'UPLINE', from: 'MAIN', to: 'MAIN', target: 'boss01', amount: '20', paymentPassword: '482913', remark: 'Thanks' },
  ]);
  await expect.element(password()).toHaveValue('');
  await expect.element(amount()).toHaveValue('');
});

test.each([
  ['', 'Enter an amount.'],
  ['0', 'The amount must be above zero.'],
  ['-1', 'The amount must be above zero, without a minus sign.'],
  ['1e9', 'Use digits only, with “.” before the decimals.'],
  ['0.001', 'Use at most two decimals, after “.”.'],
  ['100.01', 'This is more than you have available: $100.00.'],
])('the amount %j is refused at its field', async (typed, message) => {
  const { sent } = await openUpline();
  await userEvent.fill(amount(), typed);
  await userEvent.fill(password(), '482913');
  await submit();
  await expect.element(amount()).toHaveAccessibleDescription(message);
  expect(dialog().elements()).toEqual([]);
  expect(sent()).toHaveLength(0);
});

test('a missing and a wrong password are said at its field; what was typed beside it stays', async () => {
  await openUpline({ write: () => ({ ok: false, code: 'payment_password_wrong', message: '' }) });
  await userEvent.fill(amount(), '20');
  await submit();
  await expect.element(password()).toHaveAccessibleDescription('Enter your transaction password.');
  await userEvent.fill(password(), '000000');
  await submit();
  await confirm();
  await expect.element(password()).toHaveAccessibleDescription('The transaction password is wrong.');
  await expect.element(amount()).toHaveValue('20');
});

test('without a transaction password the form leads to the security centre', async () => {
  const { sent } = await openUpline({ hasPaymentPassword: false });
  await expect.element(page.getByRole('button', { name: 'Security centre' })).toBeVisible();
  expect(password().elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Transfer to upline' })).toBeDisabled();
  expect(sent()).toHaveLength(0);
});

test('where the platform does not allow it, an explanation stands instead of the form (D-75)', async () => {
  const { states } = await openUpline({ toUpline: '0' });
  await expect.element(page.getByText('Not available to you')).toBeVisible();
  await expect.element(page.getByRole('button')).toBeVisible();
  expect(amount().elements()).toEqual([]);
  expect(states.at(-1)).toBe('forbidden');
});

test('after a lost answer the same transfer goes again under its key, with the password typed again (TRF-02)', async () => {
  let isLost = true;
  const { sent } = await openUpline({
    write: () => {
      if (isLost) throw new CallError('timeout', 'walletTransfer');
      return undefined;
    },
  });
  const fill = async () => {
    await userEvent.fill(amount(), '20');
    await userEvent.fill(password(), '482913');
  };
  await fill();
  await submit();
  await confirm();
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  await expect.element(password()).toHaveValue('');
  isLost = false;
  await fill();
  await submit('Send again');
  await confirm();
  await expect.element(page.getByText('Reference WT000002')).toBeVisible();
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect(sent()).toHaveLength(2);
  expect(sessionStorage.getItem('pendingWrites') ?? '').not.toContain('482913');
});

test('one that the records show later is told with what was sent', async () => {
  let key: string | undefined;
  let isDown = true;
  const { sent } = await openUpline({
    write: () => {
      key = sent().at(-1)?.key;
      throw new CallError('timeout', 'walletTransfer');
    },
    records: () => {
      if (isDown) throw new CallError('unavailable', 'walletTransferRecords');
      return [{ requestKey: key }];
    },
  });
  await userEvent.fill(amount(), '20');
  await userEvent.fill(password(), '482913');
  await submit();
  await confirm();
  const again = page.getByRole('button', { name: 'Check the records' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await userEvent.click(again);
  await expect.element(page.getByText('$20.00 sent to boss01.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});
