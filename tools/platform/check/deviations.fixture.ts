import { parseMoney } from '../../../src/engine/money/money.ts';
import { sumAmounts } from '../../../src/engine/money/sumAmounts.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { Kind } from '../judge/deviation.ts';
import {
  accepts,
  always,
  type Change,
  header,
  onCall,
  query,
  reply,
  row,
  rows,
  serves,
  value,
  without,
} from './deviating.fixture.ts';

/** One way in which a platform can deviate, and where that is found. */
export interface Deviating {
  readonly what: string;
  readonly call: EndpointName;
  readonly kind: Kind;
  readonly change: Change;
  /** JSON pointer, or its beginning. */
  readonly pointer?: string;
  /** Only a walk meets it. */
  readonly walks?: true;
}

type Value = Record<string, unknown>;

const totals = (column: string, by: string) => (page: Value) => {
  const own = page['totals'] as Value;
  const now = own[column];
  return { ...page, totals: { ...own, [column]: typeof now === 'number' ? now + Number(by) : sumAmounts(now, by) } };
};
const more = (key: string, by: number) => (page: Value) => ({ ...page, [key]: Number(page[key]) + by });
const isSplit = (request: Request) => new URL(request.url).searchParams;
const iso = (time: unknown, end: number) => new Date(Number(time)).toISOString().slice(0, end);

/** Replies that break their schema. */
const shapes: readonly Deviating[] = [
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

const times: readonly Deviating[] = [
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

const lists: readonly Deviating[] = [
  { what: 'one row too many in total', call: 'depositRecords', kind: 'page', change: value('depositRecords', more('total', 1)) },
  {
    what: 'one page too many',
    call: 'memTransDet',
    kind: 'page',
    pointer: '/totalPages',
    change: value('memTransDet', more('totalPages', 1)),
  },
  {
    what: 'another page number',
    call: 'messageList',
    kind: 'page',
    pointer: '/pageNo',
    change: value('messageList', more('pageNo', 3)),
  },
  {
    what: 'a row twice',
    call: 'withdrawRecords',
    kind: 'page',
    change: rows('withdrawRecords', ([first, second, ...rest]) => (second === undefined ? [first] : [first, first, ...rest])),
  },
  {
    what: 'the first page past the end',
    call: 'referrals',
    kind: 'page',
    change: query('referrals', (q) => q.set('pageNo', '1')),
  },
  {
    what: 'ten rows whatever is asked',
    call: 'agentDownlines',
    kind: 'page',
    change: query('agentDownlines', (q) => q.set('pageSize', '10')),
  },
  { what: 'an empty first page', call: 'memBetDet', kind: 'page', change: rows('memBetDet', () => []) },
  { what: 'oldest first', call: 'depositRecords', kind: 'sort', change: rows('depositRecords', (all) => all.toReversed()) },
  { what: 'no sorting', call: 'memBetDet', kind: 'sort', change: query('memBetDet', (q) => q.delete('sort')) },
  { what: 'always descending', call: 'agentDownlines', kind: 'sort', change: query('agentDownlines', (q) => q.delete('order')) },
  {
    what: 'a total off by a cent',
    call: 'depositRecords',
    kind: 'totals',
    pointer: '/totals/amount',
    change: value('depositRecords', totals('amount', '0.01')),
  },
  {
    what: 'fees off by one',
    call: 'withdrawRecords',
    kind: 'totals',
    pointer: '/totals/fee',
    change: value('withdrawRecords', totals('fee', '1')),
  },
  {
    what: 'a piece too many',
    call: 'redeemPointList',
    kind: 'totals',
    pointer: '/totals/quantity',
    change: value('redeemPointList', totals('quantity', '1')),
  },
  {
    what: 'income off by ten',
    call: 'agentRevenueReport',
    kind: 'totals',
    pointer: '/totals/income',
    change: value('agentRevenueReport', totals('income', '10')),
  },
  {
    what: 'money in off by a cent',
    call: 'memTransDet',
    kind: 'totals',
    pointer: '/totals/in',
    change: value('memTransDet', totals('in', '0.01')),
  },
  {
    what: 'totals of the page alone',
    call: 'bonusDetails',
    kind: 'totals',
    change: value('bonusDetails', (v, request) =>
      isSplit(request).get('pageSize') === '100' ? totals('amount', '-5.00')(v) : v,
    ),
  },
];

const frames: readonly Deviating[] = [
  { what: 'plain text', call: 'balance', kind: 'content-type', change: header('balance', 'content-type', 'text/plain') },
  { what: 'no cache header', call: 'memberInfo', kind: 'cache', change: header('memberInfo', 'cache-control', null) },
  {
    what: 'a public cache',
    call: 'depositRecords',
    kind: 'cache',
    change: header('depositRecords', 'cache-control', 'public, max-age=60'),
  },
  { what: 'no date', call: 'systemStatus', kind: 'date', change: header('systemStatus', 'date', null) },
  {
    what: 'a megabyte of padding',
    call: 'announcements',
    kind: 'size',
    change: value('announcements', (v) => ({ ...v, padding: 'x'.repeat(1_100_000) })),
  },
  {
    what: 'a page of HTML',
    call: 'helpCenter',
    kind: 'envelope',
    change: always('helpCenter', '<!doctype html><h1>Help</h1>', 200, 'text/html'),
  },
  { what: 'an empty reply', call: 'rankList', kind: 'envelope', change: always('rankList', '') },
  { what: 'success as text', call: 'hotGames', kind: 'envelope', change: always('hotGames', '{"success":"true","value":[]}') },
  { what: 'a bare value', call: 'unreadCount', kind: 'envelope', change: always('unreadCount', '7') },
  {
    what: 'half a reply',
    call: 'gameVendor',
    kind: 'envelope',
    change: reply('gameVendor', async (r) => new Response((await r.text()).slice(0, 90), { headers: r.headers })),
  },
  {
    what: 'a redirect',
    call: 'nextDraws',
    kind: 'status',
    change: reply('nextDraws', ({ headers }) => new Response('', { status: 302, headers })),
  },
  {
    what: 'status 201',
    call: 'missionSummary',
    kind: 'status',
    change: reply('missionSummary', (r) => (r.ok ? new Response(r.body, { status: 201, headers: r.headers }) : r)),
  },
  {
    what: 'a code of another call',
    call: 'promotionStates',
    kind: 'code',
    change: always('promotionStates', '{"success":false,"message":"wrong_password","value":null}'),
  },
  {
    what: 'a code of its own',
    call: 'vipInfo',
    kind: 'code',
    change: always('vipInfo', '{"success":false,"message":"vip_gone","value":null}'),
  },
  {
    what: 'a known code with another status',
    call: 'pointConfig',
    kind: 'code',
    change: always('pointConfig', '{"success":false,"message":"token_invalid","value":null}'),
  },
  {
    what: 'a connection that breaks',
    call: 'chatUnread',
    kind: 'connection',
    change: onCall('chatUnread', () => Promise.reject(new Error('socket hang up'))),
  },
  {
    what: 'a reply to an address that is no call',
    call: 'permission',
    kind: 'unknown-path',
    change: (stage) => async (request) =>
      request.url.includes('no-such-call') ? Response.json({ success: true, value: {} }) : stage(request),
  },
];

const refusals: readonly Deviating[] = [
  { what: 'no look at the token', call: 'balance', kind: 'token', change: serves('balance', 'token_invalid') },
  {
    what: 'any token',
    call: 'depositRecords',
    kind: 'token',
    change: (stage) => async (request) =>
      request.headers.get('authorization')?.includes('conformance-0')
        ? serves('depositRecords', 'token_invalid')(stage)(request)
        : stage(request),
  },
  {
    what: '403 for a missing token',
    call: 'memberInfo',
    kind: 'token',
    change: reply('memberInfo', (r) => (r.status === 401 ? new Response(r.body, { status: 403, headers: r.headers }) : r)),
  },
  { what: 'members among agents', call: 'agentDownlines', kind: 'role', change: serves('agentDownlines', 'error_not_agent') },
  {
    what: 'demo accounts among agents',
    call: 'agentRevenueReport',
    kind: 'role',
    change: serves('agentRevenueReport', 'in_need_true_account'),
  },
  {
    what: 'demo accounts that deposit',
    call: 'applyDeposit',
    kind: 'role',
    change: accepts('applyDeposit', 'in_need_true_account'),
  },
  {
    what: 'a word for a page number',
    call: 'memTransDet',
    kind: 'request',
    change: query('memTransDet', (q) => q.get('pageNo') === 'first' && q.set('pageNo', '1')),
  },
  {
    what: 'a missing kind',
    call: 'contractRecords',
    kind: 'request',
    change: query('contractRecords', (q) => q.has('kind') || q.set('kind', 'dailySalary')),
  },
  {
    what: '500 for a missing field',
    call: 'applyDeposit',
    kind: 'request',
    change: reply('applyDeposit', (r) => (r.status === 400 ? new Response(r.body, { status: 500, headers: r.headers }) : r)),
  },
  { what: 'a replayed body', call: 'login', kind: 'sealing', change: accepts('login', 'sealed_replayed') },
  { what: 'an old body', call: 'login', kind: 'sealing', change: accepts('login', 'clock_skew') },
  {
    what: 'a body for another path',
    call: 'applyWithdraw',
    kind: 'sealing',
    change: accepts('applyWithdraw', 'sealed_mismatch'),
  },
  { what: 'a damaged body', call: 'addBankCard', kind: 'sealing', change: accepts('addBankCard', 'sealed_malformed') },
  { what: 'an open body', call: 'changePassword', kind: 'sealing', change: accepts('changePassword', 'encryption_required') },
  {
    what: 'open replies to sealed bodies',
    call: 'login',
    kind: 'sealing',
    change: always('login', '{"success":false,"message":"invalid_request","value":null}', 400),
  },
];

const isAbove = (amount: unknown, least: string): boolean => (parseMoney(amount)?.minor ?? 0n) > (parseMoney(least)?.minor ?? 0n);

/** A key that is new each time: the stage never sees one twice. */
const freshKey = (name: EndpointName): Change =>
  onCall(name, async (request, stage) => {
    const headers = new Headers(request.headers);
    headers.set('idempotency-key', crypto.randomUUID());
    return stage(new Request(request.url, { method: request.method, headers, body: await request.text() }));
  });

const states: readonly Deviating[] = [
  {
    what: 'a deposit that leaves no record',
    call: 'applyDeposit',
    kind: 'state',
    walks: true,
    change: rows('depositRecords', (all) => all.filter(({ requestKey }) => requestKey === undefined)),
  },
  { what: 'a deposit for each try', call: 'applyDeposit', kind: 'idempotency', walks: true, change: freshKey('applyDeposit') },
  {
    what: 'a key for two requests',
    call: 'applyDeposit',
    kind: 'idempotency',
    walks: true,
    change: reply('applyDeposit', (r) =>
      r.status === 409 ? new Response('{"success":true,"message":null,"value":null}', { headers: r.headers }) : r,
    ),
  },
  {
    what: 'another amount than asked',
    call: 'applyDeposit',
    kind: 'state',
    walks: true,
    change: value('applyDeposit', (v) => ({ ...v, amount: isAbove(v['amount'], '0') ? '0.01' : '1' })),
  },
  {
    what: 'a deposit that cannot be cancelled',
    call: 'cancelDeposit',
    kind: 'state',
    walks: true,
    change: value('cancelDeposit', (v) => ({ ...v, status: 'PENDING' })),
  },
  {
    what: 'a withdrawal for each try',
    call: 'applyWithdraw',
    kind: 'idempotency',
    walks: true,
    change: freshKey('applyWithdraw'),
  },
  {
    what: 'a balance that does not fall',
    call: 'balance',
    kind: 'state',
    walks: true,
    change: value('balance', (v) => ({ ...v, sumBalance: '1250.50' })),
  },
  { what: 'a star that is forgotten', call: 'favouriteAdd', kind: 'state', walks: true, change: value('favouriteIds', () => []) },
  {
    what: 'a link for each try',
    call: 'createRegisterLink',
    kind: 'idempotency',
    walks: true,
    change: freshKey('createRegisterLink'),
  },
  {
    what: 'a link that stays',
    call: 'deleteRegisterLink',
    kind: 'state',
    walks: true,
    change: always('deleteRegisterLink', '{"success":true,"message":null,"value":null}'),
  },
  {
    what: 'another account',
    call: 'memberInfo',
    kind: 'state',
    walks: true,
    change: value('memberInfo', (v) => ({ ...v, account: 'somebody' })),
  },
  {
    what: 'a session that does not end',
    call: 'balance',
    kind: 'token',
    walks: true,
    change: always('logout', '{"success":true,"message":null,"value":null}'),
  },
];

/** Every deviation that a run must find. */
export const deviations: readonly Deviating[] = [...shapes, ...times, ...lists, ...frames, ...refusals, ...states];
