import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract, ContractKind, ContractRequest, ContractTerm } from '#contract/types.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { slotEnd } from './slots.ts';
import { paymentFor } from './payment.ts';

const kinds: ContractKind[] = ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary'];
const on = { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' };
const page = { pageNo: 1, pageSize: 100 };
const better: Record<ContractKind, ContractTerm[]> = {
  dividend: [{ periodValidBet: '0', periodProfitLoss: '0', activeMember: 0, rate: '22' }],
  dailySalary: [{ betAmount: '0', rate: '0.6' }],
  hourSalary: [{ betAmount: '0', rate: '0.6' }],
  realTimeSalary: [{ profitRate: '0.6', lossRate: '0.6', singleBet: '0' }],
};

let bench: Bench;
let tokens: Record<'agent001' | 'agent002' | 'agent042' | 'member01' | 'demo0001', string>;
beforeAll(async () => {
  bench = await openBench('orvane');
  await bench.control('/flags', on);
  tokens = {
    agent001: await bench.tokenOf('agent001'),
    agent002: await bench.tokenOf('agent002'),
    agent042: await bench.tokenOf('agent042'),
    member01: await bench.tokenOf('member01'),
    demo0001: await bench.tokenOf('demo0001'),
  };
});

let sent = 0;
const act = async (kind: ContractKind, who: keyof typeof tokens, body: ContractRequest) => {
  sent += 1;
  const headers = { 'Idempotency-Key': `contract-test-${sent}` };
  return bench.call(kind, body, { token: tokens[who], headers });
};
const offer = (kind: ContractKind, account: string, terms: ContractTerm[]): ContractRequest => ({
  action: 'OFFER',
  account,
  terms,
  ...(kind === 'dividend' && { period: 'SEMIMONTHLY' }),
  ...(kind === 'dailySalary' && { period: 'DAILY' }),
});
const listed = async (who: keyof typeof tokens, query: object): Promise<Contract[]> =>
  (await bench.call('contracts', { ...page, ...query } as never, { token: tokens[who] })).value.rows;

// every other test finds a call by its name
test.each([
  ['dividend', '/wps/relay/MCS2_processDividendReq'],
  ['dailySalary', '/wps/relay/MCS2_processDailySalContract'],
  ['hourSalary', '/wps/relay/MCS2_processContractHourSalary'],
  ['realTimeSalary', '/wps/relay/MCSFE_processRealTimeSalaryContract'],
] as const)('the contracts of kind %s are processed by POST %s, with a token (CON-08 to CON-11)', (kind, path) => {
  expect(endpoints[kind]).toMatchObject({ method: 'POST', path, access: 'token' });
});

describe.each(kinds)('a %s contract', (kind) => {
  test('is offered, announced, accepted, ends those below, and is terminated (CON-05 to CON-11, ROL-11, ROL-12)', async () => {
    const below = (await listed('agent002', { scope: 'DOWNLINE', kind })).filter(({ status }) => status === 'accepted');
    const offered = await act(kind, 'agent001', offer(kind, 'agent002', better[kind]));
    expect(offered).toMatchObject({ success: true, value: { status: 'offered', kind, account: 'agent002' } });
    const { id } = offered.value;
    const sent = async () =>
      (await listed('agent001', { scope: 'SENT', kind, account: 'AGENT002' })).map((one) => [one.id, one.status]);
    expect(await sent()).toContainEqual([id, 'offered']);
    expect((await listed('agent002', { scope: 'REQUESTS', kind })).map((one) => one.id)).toEqual([id]);
    const counts = (await bench.call('fundsConsolidated', undefined, { token: tokens.agent002 })).value;
    expect(Object.values(counts)).toContain('1');

    const query = { kind, action: 'ACCEPT', contractId: id } as const;
    const preview = (await bench.call('contractPreview', query, { token: tokens.agent002 })).value;
    expect(preview).toMatchObject({ allowed: true, endsTotal: 1 + below.length });
    const accepted = await act(kind, 'agent002', { action: 'ACCEPT', contractId: id });
    expect(accepted.value).toMatchObject({ id, status: 'accepted' });
    expect(await sent(), 'what became of an offer is among those sent').toContainEqual([id, 'accepted']);
    const old = (await listed('agent002', { scope: 'MINE', kind })).find(({ endReason }) => endReason === 'REPLACED');
    expect(old).toMatchObject({ status: 'terminated', endedBy: 'agent002' });
    for (const one of await listed('agent002', { scope: 'DOWNLINE', kind }))
      if (below.some((other) => other.id === one.id))
        expect(one).toMatchObject({ endReason: 'HIGHER_ABOVE', endedBy: 'agent002' });
    expect(await act(kind, 'agent002', { action: 'ACCEPT', contractId: id })).toMatchObject({ message: 'contract_gone' });
    expect(await act(kind, 'agent002', { action: 'TERMINATE', contractId: id })).toMatchObject({ message: 'contract_gone' });
    expect((await act(kind, 'agent001', { action: 'TERMINATE', contractId: id })).value).toMatchObject({
      status: 'terminated',
      endReason: 'TERMINATED',
      endedBy: 'agent001',
    });
  });

  test('is refused with its reason, and to nobody outside the team', async () => {
    const [first] = better[kind];
    const asked = (who: keyof typeof tokens, account: string, terms: ContractTerm[]) =>
      act(kind, who, offer(kind, account, terms));
    expect(await asked('agent002', 'agent001', better[kind])).toMatchObject({ message: 'contract_not_in_team' });
    expect(await asked('agent002', 'agent042', better[kind])).toMatchObject({ message: 'contract_not_in_team' });
    expect(await asked('agent001', 'nobody99', better[kind])).toMatchObject({ message: 'contract_not_in_team' });
    expect(await asked('agent001', 'agent041', [atRate(first, '0.0001')])).toMatchObject({
      message: 'contract_not_higher',
    });
    expect(await asked('agent001', 'agent041', [atRate(first, '99')])).toMatchObject({
      message: 'contract_not_below_upline',
    });
    expect(await asked('agent001', 'agent041', [first!, first!])).toMatchObject({ message: 'contract_terms' });
    expect(await asked('agent042', 'agent002', better[kind])).toMatchObject({ success: false });
    expect(await asked('member01', 'agent002', better[kind])).toMatchObject({ status: 403, message: 'error_not_agent' });
    expect(await act(kind, 'demo0001', { action: 'ACCEPT', contractId: 'CS0001' })).toMatchObject({
      message: 'in_need_true_account',
    });
  });

  test('is closed to all while its flag is off (FLG-12 to FLG-15)', async () => {
    const flag = { dividend: 'dividend', dailySalary: 'salary', hourSalary: 'hourSalary', realTimeSalary: 'agentRealtimeSalary' }[
      kind
    ];
    await bench.control('/flags', { ...on, [flag]: '0' });
    for (const reply of [
      await act(kind, 'agent001', offer(kind, 'agent041', better[kind])),
      await bench.call('contracts', { ...page, kind }, { token: tokens.agent001 }),
      await bench.call('contractRecords', { ...page, kind }, { token: tokens.agent001 }),
    ])
      expect(reply).toMatchObject({ status: 403, message: 'in_function_not_open' });
    expect((await listed('agent001', {})).map((one) => one.kind)).not.toContain(kind);
    await bench.control('/flags', on);
  });

  test('is paid in the records, whose sums are those of the income report (CON-08 to CON-11)', async () => {
    const query = { kind, pageNo: 1, pageSize: 100 } as const;
    const mine = (await bench.call('contractRecords', query, { token: tokens.agent002 })).value;
    expect(mine.rows.length).toBeGreaterThan(2);
    const income = (await bench.call('agentRevenueReport', page, { token: tokens.agent002 })).value;
    expect(mine.totals?.amount).toBe(income.totals?.[kind]);
    const team = (await bench.call('contractRecords', { ...query, scope: 'DOWNLINE' }, { token: tokens.agent001 })).value;
    const paid = new Set(team.rows.map(({ account }) => account));
    expect(['agent002', 'agent041'].filter((account) => !paid.has(account))).toEqual([]);
    expect(await bench.call('contractRecords', { ...query, scope: 'DOWNLINE' }, { token: tokens.member01 })).toMatchObject({
      status: 403,
    });
  });
});

const atRate = (tier: ContractTerm | undefined, rate: string) =>
  Object.fromEntries(
    Object.entries(tier ?? {}).map(([field, value]) => [field, /rate/i.test(field) ? rate : value]),
  ) as ContractTerm;

test('an offer of the scenario waits for each member with an upline', async () => {
  await bench.control('/scenario', { name: 'contract-offers' });
  const offers = await listed('member01', { scope: 'REQUESTS' });
  expect(offers.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  const counts = (await bench.call('fundsConsolidated', undefined, { token: tokens.member01 })).value;
  expect(counts).toEqual({ divtypereq: '1', dailysalreqtype: '1', contracthoursalreq: '1', realtimesalreqtype: '1' });
  const [{ id = '', kind = 'dividend' } = {}] = offers;
  expect((await act(kind, 'member01', { action: 'REJECT', contractId: id })).value).toMatchObject({ status: 'rejected' });
  expect(await listed('member01', { scope: 'REQUESTS' })).toHaveLength(3);
  await bench.control('/scenario', { name: 'normal' });
});

test('the other requests of a member show no keys of others, and find the own', async () => {
  await bench.control('/flags', on);
  const { value } = await act('hourSalary', 'agent001', offer('hourSalary', 'agent041', [{ betAmount: '0', rate: '0.7' }]));
  const key = `contract-test-${sent}`;
  expect(value.requestKey).toBe(key);
  const all = (await bench.call('contracts', { ...page, startTime: bench.now() - 1_000 }, { token: tokens.agent001 })).value.rows;
  expect(all.find(({ id }) => id === value.id)?.requestKey).toBe(key);
  await act('hourSalary', 'agent001', { action: 'TERMINATE', contractId: value.id });
});

test('what contracts paid a team is the salary of its profit and loss, and each payment is a movement', async () => {
  const token = tokens.agent001;
  const span = { startTime: bench.now() - 90 * 86_400_000, endTime: bench.now() };
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const query = { ...page, ...span, kind, scope: 'DOWNLINE' } as const;
      const { value } = await bench.call('contractRecords', query, { token });
      const rest = Array.from({ length: value.totalPages - 1 }, (_, index) =>
        bench.call('contractRecords', { ...query, pageNo: index + 2 }, { token }),
      );
      const rows = [...value.rows, ...(await Promise.all(rest)).flatMap((one) => one.value.rows)];
      return { amount: value.totals?.amount ?? '0', rows };
    }),
  );
  const { totals } = (await bench.call('agentProfitLoss', { ...page, ...span, scope: 'TEAM' }, { token })).value;
  expect(all.reduce((sum, { amount }) => sum + centsOf(amount), 0n)).toBe(centsOf(totals?.salary ?? '0'));

  const made = all.flatMap(({ rows }) => rows).filter(({ account }) => !account.startsWith('agent0'));
  const holders = [...new Set(made.map(({ account }) => account))];
  expect(holders.length).toBeGreaterThan(1);
  for (const account of holders) {
    const contracts = await listed('agent001', { scope: 'DOWNLINE', account });
    if (contracts.length > 0) expect(contracts).toMatchObject([{ account, status: 'accepted' }]);
    const moves = (await bench.call('memTransDet', { ...page, ...span, scope: 'TEAM', account }, { token })).value.rows;
    const salaries = moves.filter(({ type }) => type === 'SALARY' || type === 'DIVIDEND');
    const inRecords = made.filter((one) => one.account === account);
    expect(new Map(inRecords.map(({ referenceNumber, amount }) => [referenceNumber, amount]))).toEqual(
      new Map(salaries.map(({ referenceNumber, amount }) => [referenceNumber, amount])),
    );
  }
});

describe('payments', () => {
  const at = (text: string) => Date.parse(text);
  test.each([
    ['realTimeSalary', null, '2031-04-07T10:04:59Z', '2031-04-07T10:05:00Z'],
    ['realTimeSalary', null, '2031-04-07T10:05:00Z', '2031-04-07T10:10:00Z'],
    ['hourSalary', null, '2031-04-07T10:04:59Z', '2031-04-07T11:00:00Z'],
    ['dailySalary', 'DAILY', '2031-04-07T10:04:59Z', '2031-04-08T03:00:00Z'],
    ['dailySalary', 'WEEKLY', '2031-04-07T10:00:00Z', '2031-04-14T03:00:00Z'],
    ['dividend', 'SEMIMONTHLY', '2031-04-07T10:00:00Z', '2031-04-16T03:00:00Z'],
    ['dividend', 'SEMIMONTHLY', '2031-04-17T10:00:00Z', '2031-05-01T03:00:00Z'],
    ['dividend', 'MONTHLY', '2031-12-31T23:00:00Z', '2032-01-01T03:00:00Z'],
  ] as const)('of a %s %s for %s are due at %s (CON-14, CON-15)', (kind, period, moment, end) => {
    expect(new Date(slotEnd({ kind, period }, 'America/Sao_Paulo', at(moment))).toISOString()).toBe(
      new Date(at(end)).toISOString(),
    );
  });

  const bets = [
    { account: 'anna', time: 1, bet: 10_000n, valid: 10_000n, won: 10_000n },
    { account: 'bruno', time: 2, bet: 2_000n, valid: 2_000n, won: -1_000n },
  ];
  test('follow the highest tier that applies', () => {
    const wage = {
      kind: 'hourSalary',
      terms: [
        { betAmount: '100', rate: '0.5' },
        { betAmount: '120', rate: '1' },
      ],
    } as const;
    expect(paymentFor(wage as never, bets)).toMatchObject({ rate: '1', amount: 120n, betAmount: 12_000n });
    expect(paymentFor(wage as never, bets.slice(0, 1))).toMatchObject({ rate: '0.5', amount: 50n });
    expect(paymentFor(wage as never, bets.slice(1))).toBeNull();
    const dividendTerm = { periodValidBet: '100', periodProfitLoss: '90', activeMember: 2, rate: '20' };
    expect(paymentFor({ kind: 'dividend', terms: [dividendTerm] }, bets)).toMatchObject({ amount: 1_800n, activeMembers: 2 });
    expect(paymentFor({ kind: 'dividend', terms: [{ ...dividendTerm, activeMember: 3 }] }, bets)).toBeNull();
    const realTime = { profitRate: '2', lossRate: '1', singleBet: '50' };
    expect(paymentFor({ kind: 'realTimeSalary', terms: [realTime] }, bets)).toMatchObject({ amount: 100n, rate: '1' });
    expect(paymentFor({ kind: 'realTimeSalary', terms: [{ ...realTime, singleBet: '0' }] }, bets.slice(1))).toMatchObject({
      amount: 20n,
      rate: '2',
    });
  });
});
