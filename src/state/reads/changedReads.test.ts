import { beforeAll, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { type Bench, openBench } from '#sandbox/sandbox.fixture.ts';
import { sampleRequests } from '#sandbox/sampleRequests.ts';
import { invalidatedBy } from './invalidatedBy.ts';

type Caller = { token: string; session: string };
/** Prepares a write and returns its request; without one the sample is sent. */
type Prepare = (who: Caller) => Promise<object>;

const table = Object.entries(endpoints) as [EndpointName, Endpoint<EndpointName>][];
/** Favourites are kept by a store of their own, unread chat messages are polled, and bets are made by games alone. */
const others: readonly EndpointName[] = ['favouriteIds', 'chatUnread', 'memBetDet'];
const reads = table.flatMap(([name, { method, access }]) =>
  method === 'GET' && access === 'token' && !others.includes(name) ? [name] : [],
);

let bench: Bench;
let sessions = 0;
beforeAll(async () => {
  bench = await openBench('mayloc');
});

/** A member in a session of its own, with all kinds of contracts switched on. */
async function callerOf(account: string): Promise<Caller> {
  const session = `reads${(sessions += 1)}`;
  await bench.control('/flags', { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' }, session);
  const { value } = await bench.control('/user', { account }, session);
  return { token: (value as { token: string }).token, session };
}

async function answersTo(who: Caller): Promise<Map<EndpointName, string>> {
  const answers = new Map<EndpointName, string>();
  for (const name of reads) {
    const raw = name === 'memberProfit' ? { startTime: bench.now() - 3_600_000 } : (sampleRequests[name] ?? {});
    const { value } = await bench.call(name, undefined, { ...who, raw });
    // the messages have a call of their own for how many are unread
    answers.set(
      name,
      JSON.stringify(value, (key, part: unknown) => (name === 'balance' && key === 'unread' ? undefined : part)),
    );
  }
  return answers;
}

const disbursed = async (who: Caller): Promise<string> => {
  const { value } = await bench.call('applyWithdraw', sampleRequests.applyWithdraw, who);
  await bench.control('/clock', { advanceMs: 120_000 }, who.session);
  return value.referenceNumber;
};
const proof = async (who: Caller) =>
  (await bench.call('uploadImage', { mediaType: 'image/png', data: 'iVBORw0KGgoAAAANSUhEUg==' }, who)).value.imageId;
const deposited: Prepare = async (who) => {
  const { value } = await bench.call('applyDeposit', sampleRequests.applyDeposit, who);
  return { referenceNumber: value.referenceNumber };
};
/** The first contract of the caller with that status, in an action on it. */
const contractIn =
  (action: string, status: string, scope: string, kind: string): Prepare =>
  async (who) => {
    await bench.control('/settings', { contracts: { offers: true } }, who.session);
    const raw = { kind, status, scope, pageNo: 1, pageSize: 1 };
    const { value } = await bench.call('contracts', undefined, { ...who, raw });
    return { action, contractId: value.rows[0]?.id };
  };
const toMember = { from: 'MAIN', to: 'MAIN', amount: '1.00', paymentPassword: '482913' };
const kinds = ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary'] as const;

const cases: [name: EndpointName, what: string, account: string, prepare?: Prepare][] = [
  ...(
    [
      'saveProfile',
      'addBankCard',
      'removeBankCard',
      'applyDeposit',
      'applyPromotion',
      'claimReward',
      'claimRaffle',
      'claimMission',
      'redeemPoint',
      'convertPoint',
      'applyWithdraw',
      'walletRecall',
      'favouriteAdd',
      'feedback',
    ] as const
  ).map((name): [EndpointName, string, string] => [name, 'as sampled', 'member01']),
  ['setPaymentPassword', 'a first one', 'first001', async () => ({ newPassword: '602914', confirmNewPassword: '602914' })],
  ['messageRead', 'all', 'member01', async () => ({ until: bench.now() })],
  ['depositPaid', 'a pending one', 'member01', deposited],
  ['cancelDeposit', 'a pending one', 'member01', deposited],
  ['confirmWithdraw', 'all', 'member01', async (who) => ({ referenceNumber: await disbursed(who), result: 'RECEIVED' })],
  [
    'confirmWithdraw',
    'in part',
    'member01',
    async (who) => ({ referenceNumber: await disbursed(who), result: 'PARTIALLY_RECEIVED', receivedAmount: '5.00' }),
  ],
  [
    'confirmWithdraw',
    'not at all',
    'member01',
    async (who) => ({ referenceNumber: await disbursed(who), result: 'NOT_RECEIVED', images: [await proof(who)] }),
  ],
  [
    'openRedEnvelope',
    'the first',
    'member01',
    async (who) => ({ roundId: (await bench.call('redEnvelopes', { pageNo: 1, pageSize: 1 }, who)).value.roundId }),
  ],
  ['walletTransfer', 'to a vendor', 'member01'],
  ['walletTransfer', 'to the upline', 'member01', async () => ({ ...toMember, type: 'UPLINE', target: 'agent001' })],
  ['walletTransfer', 'to a downline', 'agent001', async () => ({ ...toMember, type: 'DOWNLINE', target: 'member01' })],
  ['agentCreateAccount', 'of a member', 'agent001'],
  ['createRegisterLink', 'of a member', 'agent001'],
  [
    'deleteRegisterLink',
    'a new one',
    'agent001',
    async (who) => ({ code: (await bench.call('createRegisterLink', sampleRequests.createRegisterLink, who)).value.code }),
  ],
  ...kinds.map((kind): [EndpointName, string, string] => [kind, 'an offer', 'agent001']),
  ['dailySalary', 'an end', 'agent001', contractIn('TERMINATE', 'accepted', 'DOWNLINE', 'dailySalary')],
  ['dailySalary', 'an acceptance', 'agent041', contractIn('ACCEPT', 'offered', 'REQUESTS', 'dailySalary')],
  ['dailySalary', 'a rejection', 'agent041', contractIn('REJECT', 'offered', 'REQUESTS', 'dailySalary')],
];

it.each(cases)('%s, %s: invalidates each read whose answer it changes', async (name, _, account, prepare) => {
  const who = await callerOf(account);
  const raw = (await prepare?.(who)) ?? sampleRequests[name];
  const before = await answersTo(who);
  const { success, message } = await bench.call(name, undefined, { ...who, raw });
  expect(success, `${message} ${JSON.stringify(raw)}`).toBe(true);
  const after = await answersTo(who);
  const changed = reads.filter((read) => after.get(read) !== before.get(read));
  expect(changed.filter((read) => !invalidatedBy(name).includes(read))).toEqual([]);
  const { money }: Endpoint = endpoints[name];
  if (changed.includes('balance')) expect(money).toBe(true);
});

it('the writes that can move money are marked', () => {
  expect(table.flatMap(([name, { money }]) => (money === true ? [name] : [])).sort()).toEqual([
    'applyDeposit',
    'applyWithdraw',
    'claimMission',
    'claimRaffle',
    'claimReward',
    'confirmWithdraw',
    'convertPoint',
    'dailySalary',
    'dividend',
    'hourSalary',
    'launchGame',
    'openRedEnvelope',
    'realTimeSalary',
    'redeemPoint',
    'walletRecall',
    'walletTransfer',
  ]);
});
