import menus from '../../../brands/base/menus.json';
import { expect } from 'vitest';
import { type AppSetup, openApp, slot } from '#app-tests/app.fixture.tsx';
import type { PublishedColumn, PublishedPanel, PublishedPanels, PublishedRecords } from '#engine/records/panels.ts';

const column = (name: string, rest: Partial<PublishedColumn> = {}): PublishedColumn => ({
  name,
  label: `records:${name}`,
  format: 'text',
  ...rest,
});

/** The account record, as a site publishes it. */
export const history: PublishedRecords = {
  call: 'memTransDet',
  fixed: { scope: 'SELF' },
  filters: [
    { name: 'date', kind: 'dateRange', label: 'records:date', default: 'last7', options: [] },
    { name: 'status', kind: 'select', label: 'records:status', options: ['PENDING', 'CREDITED'] },
    { name: 'account', kind: 'text', label: 'records:orderNumber', options: [], longest: 64 },
  ],
  columns: [
    column('time', { format: 'dateTime', place: 'subtitle' }),
    column('type', { place: 'title' }),
    column('referenceNumber', { copy: true }),
    column('amount', { format: 'signedMoney', total: true, place: 'value' }),
    column('status', { format: 'status', place: 'note' }),
  ],
  cards: [column('in', { format: 'money' }), column('amount', { format: 'signedMoney' })],
  detail: [column('remark')],
  actions: [],
  sortable: ['time', 'amount'],
  pageSize: 10,
  export: true,
};

const panelOf = (title: string, records: PublishedRecords, rest: Partial<PublishedPanel> = {}): PublishedPanel => ({
  title,
  views: [{ name: 'main', label: null, records }],
  ...rest,
});

/** Three panels: a list, another, and one with a view for agents. */
export const panels: PublishedPanels = {
  member: {
    transactionHistory: panelOf('portal:in_account_record', history),
    personalHistoryCopy: panelOf('portal:in_betting_record', { ...history, call: 'memBetDet', fixed: {} }),
    tabbed: {
      title: 'portal:vip',
      views: [
        { name: 'own', label: 'records:in', records: { ...history, fixed: { scope: 'SELF' } } },
        { name: 'team', label: 'records:out', when: { role: 'agent' }, records: { ...history, fixed: { scope: 'TEAM' } } },
      ],
    },
    agentsOnly: panelOf('portal:vip', history, { when: { role: 'agent' } }),
  },
  agent: {},
  pages: {},
};

const entryOf = (label: string, panel: string, rest: object = {}) => ({ label, icon: 'receipt-text', panel, ...rest });

const member = {
  order: ['first', 'second', 'third', 'closed'],
  entries: {
    first: entryOf('portal:in_account_record', 'transactionHistory', { badge: 'withdrawalsToConfirm' }),
    second: entryOf('portal:in_betting_record', 'personalHistoryCopy'),
    third: entryOf('portal:vip', 'tabbed'),
    closed: entryOf('portal:winners', 'agentsOnly', { when: { role: 'agent' } }),
  },
};

export const row = (nth: number, rest: object = {}) => ({
  referenceNumber: `D${nth}`,
  time: Date.UTC(2026, 4, 1, 12) - nth * 60_000,
  type: 'DEPOSIT',
  amount: '10.00',
  balanceAfter: '500.00',
  status: 'CREDITED',
  ...rest,
});

/** A page of rows as the platform sends it. */
export const pageOf = (rows: readonly unknown[], total = rows.length, rest: object = {}) => ({
  rows,
  total,
  totalPages: Math.ceil(total / 10),
  pageNo: 1,
  totals: { in: '10.00', out: '0.00', bonus: '0.00', amount: '10.00', bets: total },
  ...rest,
});

export interface CentreSetup extends Pick<AppSetup, 'reply'> {
  /** The query of the address. */
  query?: string;
  panels?: PublishedPanels;
  as?: number;
  /** The text of the published file, instead of the panels. */
  file?: string;
}

/** Opens the app of a member with the centre that the address names. */
export async function openCentre({
  query = 'centre=member',
  panels: shown = panels,
  as = 0,
  file: text,
  reply,
}: CentreSetup = {}) {
  const url = URL.createObjectURL(new Blob([text ?? JSON.stringify(shown)], { type: 'application/json' }));
  const app = await openApp({
    path: `/helpmc?${query}`,
    member: { type: as },
    brand: { menus: { ...menus, member } as never },
    panels: { file: url as `/${string}`, member: Object.keys(shown.member), agent: [], pages: [] },
    reply: (call) =>
      reply?.(call) ?? (call.name === 'memTransDet' || call.name === 'memBetDet' ? pageOf([row(1), row(2)]) : null),
  });
  return app;
}

export const panel = (name: string) => slot(`panel/${name}`);

export const stateOf = (name: string) => panel(name)?.dataset['state'] ?? null;

export type Query = Record<string, unknown> & { pageNo: number; pageSize: number };

/** The account record with this reply to each request. */
export async function openRecords(query: string, reply: (query: Query) => unknown, records: PublishedRecords = history) {
  const view = { title: 'portal:in_account_record', views: [{ name: 'main', label: null, records }] };
  const app = await openCentre({
    query: `centre=member.transactionHistory${query}`,
    panels: { ...panels, member: { ...panels.member, transactionHistory: view } },
    reply: ({ name, request }) => (name === 'memTransDet' ? reply(request as Query) : undefined),
  });
  return { ...app, asked: () => app.sent('memTransDet') as Query[] };
}

export const shown = () => panel('transactionHistory')!;
export const settledAs = (state: string) => expect.poll(() => stateOf('transactionHistory')).toBe(state);
export const many = (count: number, from = 1) => Array.from({ length: count }, (_, nth) => row(from + nth));
