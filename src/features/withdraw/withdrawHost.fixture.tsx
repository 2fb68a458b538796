import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { WithdrawInfoResponse, Withdrawal } from '#contract/types.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import type { PanelState } from '#engine/registry.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import records from '../../../locales/en/records.json';
import withdraw from '../../../locales/en/withdraw.json';
import writes from '../../../locales/en/writes.json';
import { WithdrawPanel } from './WithdrawPanel.tsx';

export const info: WithdrawInfoResponse = {
  available: '1000.00',
  requiredTurnover: '10000.00',
  completedTurnover: '10000.00',
  min: '20.00',
  max: '5000.00',
  fee: '1.50',
  dailyLeft: 3,
  hasPaymentPassword: true,
  confirmCount: 0,
  confirmBy: null,
};

export const card = { id: 'c1', bank: 'AURORA', bankName: 'Banco Aurora', accountName: 'Ana Lima', maskedNumber: '•••• 4821' };

export const row = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  referenceNumber: 'WX000001',
  time: Date.UTC(2026, 4, 1),
  amount: '200.00',
  fee: '1.50',
  bankName: card.bankName,
  maskedNumber: card.maskedNumber,
  status: 'PENDING',
  ...change,
});

export const pageOf = (rows: unknown[]) => ({
  rows,
  totalPages: 1,
  total: rows.length,
  pageNo: 1,
  totals: { amount: '0', fee: '0' },
});

/** The panel, with each state that it was in. */
export const panelWith = (states: PanelState[]) => (
  <WithdrawPanel
    slotProps={{ 'data-slot': 'panel/withdrawForm' }}
    name="withdrawForm"
    onState={(state) => void states.push(state)}
  />
);

/** Mounts a part of the feature for a member, with calls answered by the test. */
export async function openWithdraw(
  content: ReactNode,
  answers: Partial<Record<string, (request: never, key: string) => unknown>> = {},
  member: { type?: number } = {},
) {
  const usual: Record<string, unknown> = { withdrawInfo: info, bankCards: { rows: [card], max: 5 }, withdrawRecords: pageOf([]) };
  const reply = ({ name, request, key = '' }: MadeCall) => answers[name]?.(request as never, key) ?? usual[name] ?? null;
  const opened: Record<string, string>[] = [];
  const openPanel = (_: unknown, params: Record<string, string>) => void opened.push(params);
  const portal = testPortal({
    features: [{ id: 'test', provides: { action: { openPanel } } }],
    panels: ['securityCenter'],
    reply,
  });
  for (const [name, words] of Object.entries({ records, withdraw, writes })) portal.texts.addResourceBundle('en', name, words);
  const { type = 0 } = member;
  portal.session.setState({
    token: 'st_1',
    memberType: type,
    username: 'ana01',
    member: { id: 'm-1', account: 'ana01', nickname: 'Ana', type },
  });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>{content}</PortalHost>
    </MemoryRouter>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { portal, sent, opened };
}
