import { MemoryRouter } from 'react-router-dom';
import type { DepositOrder, MemberInfo } from '#contract/types.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import deposit from '../../../locales/en/deposit.json';
import protection from '../../../locales/en/protection.json';
import records from '../../../locales/en/records.json';
import writes from '../../../locales/en/writes.json';
import { DepositPanel } from './DepositPanel.tsx';

export const rowsOf = (...rows: DepositOrder[]) => ({
  rows,
  total: rows.length,
  totalPages: 1,
  totals: { amount: '0', fee: '0' },
});

/** Mounts the panel for a member, with calls answered by the test. `on`: all flags, or none. */
export async function openDeposit(reply: (call: MadeCall) => unknown, { on = true, type = 0 } = {}) {
  const portal = testPortal({ reply });
  for (const [namespace, texts] of Object.entries({ deposit, protection, records, writes }))
    portal.texts.addResourceBundle('en', namespace, texts);
  const member = { id: 'm-1', account: 'ana01', type } as MemberInfo;
  portal.session.setState({ token: 'st_1', memberType: type, username: 'ana01', member });
  portal.system.setState(({ flags }) => ({ flags: { ...flags, isOn: () => on } }));
  const states: string[] = [];
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <DepositPanel slotProps={{ 'data-slot': 'panel/deposit' }} name="deposit" onState={(state) => states.push(state)} />
      </PortalHost>
    </MemoryRouter>,
  );
  return { portal, states, sent: (name: string) => portal.calls.filter((call) => call.name === name) };
}
