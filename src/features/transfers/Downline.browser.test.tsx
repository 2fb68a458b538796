import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import passwordCheck from '../../../locales/en/password-check.json';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/transfers.json';
import writes from '../../../locales/en/writes.json';
import { transfers } from './index.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

interface Platform {
  type?: number;
  hasPaymentPassword?: boolean;
  write?: () => unknown;
}

async function open({ type = 1, hasPaymentPassword = true, write }: Platform = {}) {
  const portal = testPortal({
    features: [transfers],
    panels: ['securityCenter'],
    reply: ({ name }) => {
      if (name === 'balance') return { sumBalance: '135.50', balance: '100.00' };
      if (name === 'memberSecurity') return { hasPaymentPassword };
      if (name === 'walletTransferRecords') return { rows: [], total: 0, totalPages: 1, pageNo: 1, totals: {} };
      return name === 'walletTransfer' ? (write?.() ?? { referenceNumber: 'WT000002', balance: '80.00' }) : null;
    },
  });
  const bundles = { transfers: texts, writes, records, 'password-check': passwordCheck };
  for (const [name, bundle] of Object.entries(bundles)) portal.texts.addResourceBundle('en', name, bundle);
  const member = { id: 'a-1', account: 'agent001', nickname: 'Otto', type };
  portal.session.setState({ token: 'st_1', memberType: type, username: 'agent001', member });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Slot kind="modal" name="downlineTransferModal" params={{ account: 'lena482' }} locked={false} close={() => undefined} />
      </PortalHost>
    </MemoryRouter>,
  );
  return { portal, sent: () => portal.calls.filter(({ name }) => name === 'walletTransfer') };
}

const amount = () => page.getByRole('textbox', { name: 'Amount' });
const password = () => page.getByPlaceholder('Transaction password *');
const submit = (name = 'Transfer') => userEvent.click(page.getByRole('button', { name, exact: true }));
const confirm = () =>
  userEvent.click(page.getByRole('dialog', { name: 'Check your transfer' }).getByRole('button', { name: 'Transfer now' }));

test('amount, remark and password go to the downline after a question with all figures (TRF-03)', async () => {
  const { sent } = await open();
  await expect.element(page.getByRole('textbox', { name: 'Downline' })).toHaveValue('lena482');
  await userEvent.fill(amount(), '20');
  await userEvent.fill(page.getByRole('textbox', { name: 'Remark' }), ' Start ');
  await userEvent.fill(password(), '482913');
  await submit();
  const dialog = page.getByRole('dialog', { name: 'Check your transfer' });
  for (const figure of ['lena482', '$20.00', '$100.00', 'Start'])
    await expect.element(dialog.getByText(figure, { exact: true })).toBeVisible();
  expect(sent()).toHaveLength(0);
  await confirm();
  await expect.element(page.getByText('Reference WT000002')).toBeVisible();
  expect(sent().map(({ request }) => request)).toEqual([
    { type: 'DOWNLINE', from: 'MAIN', to: 'MAIN', target: 'lena482', amount: '20', paymentPassword: '482913', remark: 'Start' },
  ]);
  await expect.element(password()).toHaveValue('');
});

test.each(['', '0', '-1', '1e9', '1,2,5', '0.001', '100.01', '7'.repeat(40)])(
  'the amount %j is refused at its field',
  async (typed) => {
    const { sent } = await open();
    await userEvent.fill(amount(), typed);
    await userEvent.fill(password(), '482913');
    await submit();
    await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
    expect(page.getByRole('dialog', { name: 'Check your transfer' }).elements()).toEqual([]);
    expect(sent()).toHaveLength(0);
  },
);

test('without a transaction password the dialog leads to the security centre', async () => {
  await open({ hasPaymentPassword: false });
  await expect.element(page.getByRole('button', { name: 'Security centre' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Transfer', exact: true })).toBeDisabled();
});

test('after a lost answer the same transfer goes again under its key', async () => {
  let isLost = true;
  const { sent } = await open({
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
  isLost = false;
  await fill();
  await submit('Send again');
  await confirm();
  await expect.element(page.getByText('Reference WT000002')).toBeVisible();
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});

test.each([
  [1, 'downlineTransferModal'],
  [4, undefined],
])('the row action of type %i opens %s', async (type, modal) => {
  const { portal } = await open({ type });
  void runAction(portal, 'transferDownline', { account: 'lena482' });
  const shown = () => portal.overlayStore.getState();
  await expect.poll(() => shown().modals.length + shown().dialogs.length).toBe(1);
  expect(shown().modals[0]?.name).toBe(modal);
});
