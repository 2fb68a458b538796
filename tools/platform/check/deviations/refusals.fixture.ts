import { accepts, always, query, reply, serves } from '../changes.fixture.ts';
import type { Deviating } from './deviating.fixture.ts';

export const refusals: readonly Deviating[] = [
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
