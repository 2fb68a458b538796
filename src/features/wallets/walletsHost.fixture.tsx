import { MemoryRouter } from 'react-router-dom';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/wallets.json';
import writes from '../../../locales/en/writes.json';
import { wallets } from './index.ts';

interface Platform {
  isSingle?: boolean;
  wallets?: unknown;
  /** Answers of transfers and recalls. */
  write?: (request: unknown) => unknown;
  records?: () => unknown[];
}

const vendors = [
  { vendor: 'MSN', name: 'Monsoon', balance: '20.50', state: 'ACTIVE' },
  { vendor: 'CIN', name: 'Cinderbox', balance: '15.00', state: 'MAINTENANCE' },
  { vendor: 'KGR', name: 'Kingsrow', balance: '0.00', state: 'ACTIVE' },
];

/** The panel of the wallets against answers of the test. */
export async function openWallets(platform: Platform = {}, component = 'wallets') {
  const states: string[] = [];
  const portal = testPortal({
    features: [wallets],
    reply: ({ name, request }) => {
      switch (name) {
        case 'merchantWallet':
          return { isSingle: platform.isSingle ?? false };
        case 'balance':
          return { sumBalance: '135.50', balance: '100.00' };
        case 'vendorWallets':
          return platform.wallets ?? vendors;
        case 'walletTransferRecords':
          return { rows: platform.records?.() ?? [], total: 0, totalPages: 1, pageNo: 1, totals: {} };
        case 'walletTransfer':
        case 'walletRecall':
          return platform.write?.(request) ?? { referenceNumber: 'WT000001', balance: '90.00' };
        default:
          return null;
      }
    },
  });
  for (const [name, bundle] of Object.entries({ wallets: texts, writes, records }))
    portal.texts.addResourceBundle('en', name, bundle);
  const member = { id: 'm-1', account: 'ana01', nickname: 'Ana', type: 0 };
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01', member });
  const show = () =>
    mount(
      <MemoryRouter>
        <PortalHost portal={portal}>
          <Slot kind="panel" name={component} onState={(state) => states.push(state)} />
        </PortalHost>
      </MemoryRouter>,
    );
  await show();
  const sent = (name: string) => portal.calls.filter((call) => call.name === name);
  /** Leaves the panel for another one, and comes back. */
  const reopen = async () => {
    await leavePage();
    await show();
  };
  return { portal, states, sent, reopen };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const amount = () => page.getByRole('textbox', { name: 'Amount' });
export const dialog = () => page.getByRole('dialog', { name: 'Check your transfer' });
export const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Transfer now' }));
