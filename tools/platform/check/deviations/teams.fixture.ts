import { accepts, type Change, freshKey, reply, rows, value } from '../changes.fixture.ts';
import { accounts } from '../stage.fixture.ts';
import type { Deviating } from './deviating.fixture.ts';

/** The downline's balance, as it was when it was first asked. */
const arrivesNever: Change = (stage) => {
  let [token, kept]: (string | null)[] = [null, null];
  const tokenIn = (request: Request) => request.headers.get('authorization');
  const told = reply('memberInfo', async (response, request) => {
    const { value: info } = (await response.clone().json()) as { value: { account?: string } | null };
    if (info?.account === accounts.downline?.username) token = tokenIn(request);
    return response;
  });
  const frozen = reply('balance', async (response, request) => {
    if (token === null || tokenIn(request) !== token) return response;
    kept ??= await response.text();
    return new Response(kept, { headers: response.headers });
  });
  return frozen(told(stage));
};

/** Contracts, and money between members. */
export const teams: readonly Deviating[] = [
  {
    what: 'an offer that its downline does not see',
    call: 'dividend',
    kind: 'state',
    walks: true,
    change: rows('contracts', (all) => all.filter(({ kind, status }) => kind !== 'dividend' || status !== 'offered')),
  },
  { what: 'an offer for each try', call: 'dailySalary', kind: 'idempotency', walks: true, change: freshKey('dailySalary') },
  {
    what: 'an acceptance that is forgotten',
    call: 'dividend',
    kind: 'state',
    pointer: '/status',
    walks: true,
    change: value('dividend', (v) => (v['status'] === 'accepted' ? { ...v, status: 'offered' } : v)),
  },
  {
    what: 'an offer that is answered twice',
    call: 'dailySalary',
    kind: 'state',
    walks: true,
    change: accepts('dailySalary', 'contract_gone'),
  },
  {
    what: 'a contract that does not end',
    call: 'dividend',
    kind: 'state',
    walks: true,
    change: rows('contracts', (all) =>
      all.map((one) => (one['kind'] === 'dividend' && one['endedBy'] === 'agent001' ? { ...one, status: 'accepted' } : one)),
    ),
  },
  {
    what: 'a withdrawn offer that is told as a contract that has ended',
    call: 'dividend',
    kind: 'state',
    pointer: '/endReason',
    walks: true,
    change: value('dividend', (v) => (v['endReason'] === 'WITHDRAWN' ? { ...v, endReason: 'TERMINATED' } : v)),
  },
  {
    what: 'a preview of the opposite',
    call: 'contractPreview',
    kind: 'state',
    pointer: '/allowed',
    walks: true,
    change: value('contractPreview', (v) => ({ ...v, allowed: v['allowed'] !== true })),
  },
  {
    what: 'a transfer for each try',
    call: 'walletTransfer',
    kind: 'idempotency',
    walks: true,
    change: freshKey('walletTransfer'),
  },
  {
    what: 'a transfer that leaves no record',
    call: 'walletTransfer',
    kind: 'state',
    walks: true,
    change: rows('walletTransferRecords', (all) => all.filter(({ requestKey }) => (requestKey ?? null) === null)),
  },
  {
    what: 'a wallet that stays as it is',
    call: 'walletTransfer',
    kind: 'state',
    walks: true,
    change: value('vendorWallets', (all) => (all as unknown as object[]).map((one) => ({ ...one, balance: '7.00' }))),
  },
  {
    what: 'another sum than that of the wallets',
    call: 'walletRecall',
    kind: 'state',
    walks: true,
    change: value('walletRecall', (v) => ({ ...v, amount: '0.01' })),
  },
  { what: 'money that does not arrive', call: 'walletTransfer', kind: 'state', walks: true, change: arrivesNever },
  {
    what: 'an account that stands in no team',
    call: 'agentCreateAccount',
    kind: 'state',
    walks: true,
    change: rows('agentDownlines', (all) => all.filter(({ requestKey }) => (requestKey ?? null) === null)),
  },
  {
    what: 'an account for each try',
    call: 'agentCreateAccount',
    kind: 'idempotency',
    walks: true,
    change: freshKey('agentCreateAccount'),
  },
];
