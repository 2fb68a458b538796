import { query, row, value, without } from '../changes.fixture.ts';
import type { Deviating } from './deviating.fixture.ts';

const iso = (time: unknown, end: number) => new Date(Number(time)).toISOString().slice(0, end);

/** Replies that break their schema. */
export const shapes: readonly Deviating[] = [
  { what: 'no balance', call: 'balance', kind: 'schema', pointer: '', change: value('balance', without('sumBalance')) },
  {
    what: 'a word for a balance',
    call: 'balance',
    kind: 'schema',
    pointer: '/sumBalance',
    change: value('balance', (v) => ({ ...v, sumBalance: 'much' })),
  },
  { what: 'a member without an account', call: 'memberInfo', kind: 'schema', change: value('memberInfo', without('account')) },
  { what: 'a list for a member', call: 'memberInfo', kind: 'schema', change: value('memberInfo', () => []) },
  {
    what: 'a deposit without an amount',
    call: 'depositRecords',
    kind: 'schema',
    pointer: '/rows/0',
    change: row('depositRecords', without('amount')),
  },
  {
    what: 'an unknown status',
    call: 'depositRecords',
    kind: 'schema',
    pointer: '/rows/0/status',
    change: row('depositRecords', (r) => ({ ...r, status: 'HELD' })),
  },
  {
    what: 'a withdrawal without a number',
    call: 'withdrawRecords',
    kind: 'schema',
    pointer: '/rows/0',
    change: row('withdrawRecords', without('referenceNumber')),
  },
  {
    what: 'an amount with a comma',
    call: 'memTransDet',
    kind: 'schema',
    pointer: '/rows/0/amount',
    change: row('memTransDet', (r) => ({ ...r, amount: '1,50' })),
  },
  { what: 'no rows', call: 'contracts', kind: 'schema', change: value('contracts', without('rows')) },
  {
    what: 'null for rows',
    call: 'agentDownlines',
    kind: 'schema',
    pointer: '/rows',
    change: value('agentDownlines', (v) => ({ ...v, rows: null })),
  },
  { what: 'no settings', call: 'registerSettings', kind: 'schema', change: value('registerSettings', () => null) },
  { what: 'a permission without a place', call: 'permission', kind: 'schema', change: value('permission', without('location')) },
  { what: 'a tree that is text', call: 'whitelabel', kind: 'schema', change: value('whitelabel', () => 'tree') },
  { what: 'an object for a list', call: 'countryCodes', kind: 'schema', change: value('countryCodes', () => ({})) },
  {
    what: 'text for banners',
    call: 'announcements',
    kind: 'schema',
    pointer: '/banners',
    change: value('announcements', (v) => ({ ...v, banners: 'none' })),
  },
  { what: 'a list for points', call: 'pointBalance', kind: 'schema', change: value('pointBalance', () => []) },
  { what: 'messages without a total', call: 'messageList', kind: 'schema', change: value('messageList', without('total')) },
  { what: 'no tiers', call: 'vipInfo', kind: 'schema', change: value('vipInfo', () => null) },
];

export const times: readonly Deviating[] = [
  {
    what: 'a date without a zone',
    call: 'depositRecords',
    kind: 'time',
    pointer: '/rows/0/time',
    change: row('depositRecords', (r) => ({ ...r, time: iso(r['time'], 19) })),
  },
  {
    what: 'seconds',
    call: 'memTransDet',
    kind: 'time',
    pointer: '/rows/0/time',
    change: row('memTransDet', (r) => ({ ...r, time: Math.floor(Number(r['time']) / 1_000) })),
  },
  {
    what: 'a date with a zone',
    call: 'withdrawRecords',
    kind: 'time',
    pointer: '/rows/0/time',
    change: row('withdrawRecords', (r) => ({ ...r, time: iso(r['time'], 24) })),
  },
  {
    what: 'milliseconds as text',
    call: 'agentRegisterLinks',
    kind: 'time',
    pointer: '/rows/0/time',
    change: row('agentRegisterLinks', (r) => ({ ...r, time: String(r['time']) })),
  },
  {
    what: 'rows outside of the span',
    call: 'withdrawRecords',
    kind: 'time',
    change: query('withdrawRecords', (q) => (q.delete('startTime'), q.delete('endTime'))),
  },
];
