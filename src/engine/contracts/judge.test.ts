import fc from 'fast-check';
import { expect, test } from 'vitest';
import defs from '../../../schemas/common/defs.schema.json';
import type { Contract, ContractKind, ContractTerm, SalaryPeriod } from '#contract/types.ts';
import { acceptContract, type ContractChange, offerContract, rejectContract, terminateContract } from './changes.ts';
import { type ContractNetwork, judgeContract, uplinesOf } from './judge.ts';
import { kindNames } from './kinds.ts';
import { expectRules } from './rules.fixture.ts';
import { areTermsOf, kindsOfTerms, ratesOf, termFaults, TIERS_MAX } from './terms.ts';

const RUNS = process.env['DEEP'] ? 20 : 3;
const TEAM = 200;
const OPERATIONS = 2_000;

const dividend = (rate: string): ContractTerm[] => [{ periodValidBet: '100', periodProfitLoss: '10', activeMember: 2, rate }];
const wage = (rate: string): ContractTerm[] => [{ betAmount: '100', rate }];
const realTime = (profitRate: string, lossRate: string): ContractTerm[] => [{ profitRate, lossRate, singleBet: '1' }];

const contract = (id: string, account: string, uplineAccount: string, rate: string, more: Partial<Contract> = {}): Contract => ({
  id,
  kind: 'dailySalary',
  account,
  uplineAccount,
  status: 'accepted',
  period: 'DAILY',
  offeredAt: 0,
  terms: wage(rate),
  ...more,
});

const periods: SalaryPeriod[] = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'];

/** platform > anna > bruno > carla, and dora beside anna. */
const above: Record<string, string> = { anna: 'platform', bruno: 'anna', carla: 'bruno', dora: 'platform' };
const network = (...contracts: Contract[]): ContractNetwork => ({
  contracts,
  uplineOf: (account) => above[account] ?? null,
  isPlatformAgent: (account) => account === 'platform',
});
const judged = (contracts: Contract[], offerer: string, account: string, rate: string, more = {}) => {
  const proposal = { kind: 'dailySalary', period: 'DAILY', offerer, account, rates: [rate], ...more } as const;
  const judgement = judgeContract(network(...contracts), proposal);
  return judgement.allowed ? judgement.ends.map(({ id }) => id) : judgement.code;
};

test('the rates of a contract are those of its highest tier', () => {
  expect(ratesOf('dividend', [...dividend('1'), ...dividend('2.5')])).toEqual(['2.5']);
  expect(ratesOf('realTimeSalary', realTime('0.3', '0.1'))).toEqual(['0.3', '0.1']);
});

test.each([
  ['a tier that does not rise', [...wage('0.3'), ...wage('0.2')], ['1 betAmount not_rising', '1 rate not_rising']],
  ['a rate of zero', wage('0.00'), ['0 rate zero']],
  ['a rate above 100', wage('100.01'), ['0 rate too_high']],
  ['a negative threshold', [{ betAmount: '-1', rate: '1' }], ['0 betAmount negative']],
  ['a tier of another kind', dividend('1'), ['0 betAmount missing']],
  [
    'rising tiers',
    [
      { betAmount: '0', rate: '0.1' },
      { betAmount: '0.01', rate: '0.10000000000000000001' },
    ],
    [],
  ],
] as const)('%s', (_title, terms, faults) => {
  expect(termFaults('dailySalary', terms as ContractTerm[]).map(({ tier, field, fault }) => `${tier} ${field} ${fault}`)).toEqual(
    faults,
  );
});

test('tiers that have figures of another kind as well are of neither', () => {
  for (const kind of kindNames) {
    const own = termsOf(kind, '1', '1');
    expect(areTermsOf(kind, own)).toBe(true);
    for (const other of [dividend('50'), wage('50'), realTime('50', '50')].map(([term]) => term)) {
      const mixed = [{ ...other, ...own[0] }];
      const isOwn = Object.keys(mixed[0] ?? {}).length === Object.keys(own[0] ?? {}).length;
      expect(areTermsOf(kind, mixed), JSON.stringify([kind, other])).toBe(isOwn);
    }
    expect(areTermsOf(kind, [{ ...own[0], rate: null, profitRate: null } as never])).toBe(false);
  }
});

test('an offer is above the own rate, below the upline and above everybody below (D-76, CON-07)', () => {
  const anna = contract('a', 'anna', 'platform', '1.0');
  const bruno = contract('b', 'bruno', 'anna', '0.5');
  const carla = contract('c', 'carla', 'bruno', '0.2');
  expect(judged([], 'platform', 'anna', '1')).toEqual([]);
  expect(judged([], 'anna', 'bruno', '0.5')).toBe('contract_without_own');
  expect(judged([anna], 'dora', 'bruno', '0.5')).toBe('contract_not_in_team');
  expect(judged([anna], 'bruno', 'anna', '0.5')).toBe('contract_not_in_team');
  expect(judged([anna], 'anna', 'bruno', '1.0')).toBe('contract_not_below_upline');
  expect(judged([anna], 'anna', 'bruno', '0.99')).toEqual([]);
  expect(judged([anna, bruno], 'anna', 'bruno', '0.50')).toBe('contract_not_higher');
  expect(judged([anna, bruno], 'anna', 'carla', '0.6'), 'bruno stands between').toBe('contract_not_below_upline');
  expect(judged([anna, carla], 'anna', 'bruno', '0.2')).toBe('contract_downline_higher');
  expect(judged([anna, bruno, carla], 'anna', 'bruno', '0.7')).toEqual(['b', 'c']);
  expect(judged([anna, bruno, carla], 'platform', 'anna', '1.5')).toEqual(['a', 'b', 'c']);
});

test('contracts of another kind or period do not conflict, and of another period stay beside the new one', () => {
  const anna = contract('a', 'anna', 'platform', '1.0');
  const bruno = contract('b', 'bruno', 'anna', '0.9', { period: 'WEEKLY' });
  expect(judged([anna, bruno], 'anna', 'bruno', '0.1')).toEqual([]);
  expect(judged([anna], 'anna', 'bruno', '0.1', { kind: 'hourSalary' })).toBe('contract_without_own');
  const others = [
    bruno,
    contract('d', 'bruno', 'anna', '0.05'),
    contract('e', 'bruno', 'anna', '0.1', { period: 'MONTHLY', status: 'terminated' }),
    contract('f', 'carla', 'bruno', '0.02', { period: 'WEEKLY' }),
    contract('g', 'bruno', 'anna', '0.1', { kind: 'hourSalary', period: null }),
  ];
  const proposal = { kind: 'dailySalary', period: 'DAILY', offerer: 'anna', account: 'bruno', rates: ['0.1'] } as const;
  expect(judgeContract(network(anna, ...others), proposal)).toMatchObject({
    allowed: true,
    ends: [{ id: 'd' }],
    stays: [{ id: 'b' }],
  });
});

test('what somebody above is paid bounds an offer of every period, also of an agent of the platform', () => {
  const platform = contract('p', 'platform', 'operator', '25', { kind: 'dividend', period: 'SEMIMONTHLY' });
  const offer = (rate: string, period: SalaryPeriod) =>
    judged([platform], 'platform', 'anna', rate, { kind: 'dividend', period });
  for (const period of periods) {
    expect(offer('25', period), period).toBe('contract_not_below_upline');
    expect(offer('24.99', period), period).toEqual([]);
  }
  // of several periods the lowest counts, as each bounds
  const anna = [contract('a', 'anna', 'platform', '1.0'), contract('w', 'anna', 'platform', '0.4', { period: 'WEEKLY' })];
  expect(judged(anna, 'anna', 'bruno', '0.4')).toBe('contract_not_below_upline');
  expect(judged(anna, 'anna', 'bruno', '0.39')).toEqual([]);
  // and whoever accepts one of another period stays above those below
  const carla = contract('c', 'carla', 'bruno', '0.3', { period: 'MONTHLY' });
  expect(judged([...anna, carla], 'anna', 'bruno', '0.3')).toBe('contract_downline_higher');
  expect(judged([...anna, carla], 'anna', 'bruno', '0.31'), 'of another period: it stays').toEqual([]);
});

test('a real-time salary is compared by both of its rates', () => {
  const anna = contract('a', 'anna', 'platform', '0', { kind: 'realTimeSalary', period: null, terms: realTime('1', '0.5') });
  const offer = (profitRate: string, lossRate: string) =>
    judged([anna], 'anna', 'bruno', '', { kind: 'realTimeSalary', period: null, rates: [profitRate, lossRate] });
  expect(offer('0.9', '0.4')).toEqual([]);
  expect(offer('0.9', '0.5')).toBe('contract_not_below_upline');
  expect(offer('1', '0.1')).toBe('contract_not_below_upline');
});

const applied = (before: ContractNetwork, change: ContractChange): ContractNetwork => {
  if (!change.ok) return before;
  const ids = new Set(change.changed.map(({ id }) => id));
  return { ...before, contracts: [...change.changed, ...before.contracts.filter(({ id }) => !ids.has(id))] };
};
const stateOf = ({ contracts }: ContractNetwork, id: string) => {
  const one = contracts.find((other) => other.id === id);
  return [one?.status, one?.endReason, one?.endedBy].filter((text) => text !== undefined).join(' ');
};

test('an acceptance ends the own contract and those below, and each names its cause (CON-06, CON-07)', () => {
  const before = network(
    contract('a', 'anna', 'platform', '1.0'),
    contract('b', 'bruno', 'anna', '0.5'),
    contract('c', 'carla', 'bruno', '0.2'),
    contract('new', 'bruno', 'anna', '0.8', { status: 'offered' }),
  );
  expect(acceptContract(before, 'new', { by: 'carla', now: 5 })).toEqual({ ok: false, code: 'contract_gone' });
  const after = applied(before, acceptContract(before, 'new', { by: 'bruno', now: 5 }));
  expect(stateOf(after, 'new')).toBe('accepted');
  expect(stateOf(after, 'b')).toBe('terminated REPLACED bruno');
  expect(stateOf(after, 'c')).toBe('terminated HIGHER_ABOVE bruno');
  expect(stateOf(after, 'a')).toBe('accepted');
  expect(acceptContract(after, 'new', { by: 'bruno', now: 6 }), 'twice').toEqual({ ok: false, code: 'contract_gone' });
});

test('an offer is rejected, withdrawn or replaced; only who offered a contract ends it', () => {
  const offer = contract('o', 'anna', 'platform', '1', { status: 'offered' });
  const before = network(offer, contract('d', 'dora', 'platform', '1'));
  const by = (account: string) => ({ by: account, now: 7 });
  expect(stateOf(applied(before, rejectContract(before, 'o', by('anna'))), 'o')).toBe('rejected');
  expect(stateOf(applied(before, terminateContract(before, 'o', by('platform'))), 'o')).toBe('terminated WITHDRAWN platform');
  expect(terminateContract(before, 'o', by('anna')).ok).toBe(false);
  expect(rejectContract(before, 'd', by('dora')).ok, 'active').toBe(false);
  expect(stateOf(applied(before, terminateContract(before, 'd', by('platform'))), 'd')).toBe('terminated TERMINATED platform');
  const second = { ...offer, id: 'second', terms: wage('2') };
  expect(stateOf(applied(before, offerContract(before, second)), 'o')).toBe('terminated WITHDRAWN platform');
});

test('an offer is judged again when it is accepted', () => {
  const before = network(contract('a', 'anna', 'platform', '1'), contract('o', 'bruno', 'anna', '0.5', { status: 'offered' }));
  const ended = applied(before, terminateContract(before, 'a', { by: 'platform', now: 1 }));
  expect(acceptContract(ended, 'o', { by: 'bruno', now: 2 })).toEqual({ ok: false, code: 'contract_without_own' });
});

const termsOf = (kind: ContractKind, one: string, two: string): ContractTerm[] => {
  if (kind === 'dividend') return dividend(one);
  return kind === 'realTimeSalary' ? realTime(one, two) : wage(one);
};

test(`random teams of ${TEAM} keep the rules over ${OPERATIONS} operations`, () => {
  const step = fc.record({
    what: fc.constantFrom('offer', 'offer', 'offer', 'accept', 'accept', 'accept', 'reject', 'terminate'),
    who: fc.nat(TEAM - 1),
    from: fc.nat(5),
    kind: fc.constantFrom(...kindNames.slice(0, 2), 'realTimeSalary' as const),
    period: fc.constantFrom(...periods.slice(0, 2)),
    rates: fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 })),
    pick: fc.nat(1_000),
  });
  const parents = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: TEAM, maxLength: TEAM });
  const steps = fc.array(step, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' });
  fc.assert(
    fc.property(parents, steps, (shares, operations) => {
      const name = (index: number) => (index === 0 ? 'platform' : `m${index}`);
      // each below one of the members before it, mostly a near one, so that the team is deep
      const uplines = new Map(shares.map((share, index) => [name(index), Math.floor(index * Math.sqrt(share))] as const));
      let team: ContractNetwork = {
        contracts: [],
        uplineOf: (account) => (account === 'platform' ? null : name(uplines.get(account) ?? 0)),
        isPlatformAgent: (account) => account === 'platform',
      };
      operations.forEach(({ what, who, from, kind, period, rates: [one, two], pick }, now) => {
        const account = name(who);
        const offers = team.contracts.filter(({ status }) => status === (what === 'terminate' ? 'accepted' : 'offered'));
        const chosen = offers.length === 0 ? undefined : offers[pick % offers.length];
        let change: ContractChange = { ok: false, code: 'contract_gone' };
        if (what === 'offer') {
          const offerer = uplinesOf(team, account)[from] ?? 'platform';
          const hasPeriod = kindsOfTerms[kind].usualPeriod !== null;
          const terms = termsOf(kind, String(one / 100), String(two / 100));
          const more = { kind, period: hasPeriod ? period : null, terms, status: 'offered', offeredAt: now } as const;
          change = offerContract(team, contract(`c${now}`, account, offerer, '1', more));
        } else if (chosen !== undefined) {
          if (what === 'accept') change = acceptContract(team, chosen.id, { by: chosen.account, now });
          else if (what === 'reject') change = rejectContract(team, chosen.id, { by: chosen.account, now });
          else change = terminateContract(team, chosen.id, { by: chosen.uplineAccount ?? '', now });
        }
        const before = team;
        team = applied(team, change);
        if (change.ok) for (const { kind: of, period: paid } of change.changed) expectRules(before, team, of, paid);
      });
    }),
    { numRuns: RUNS },
  );
});

test('a contract has as many tiers as its schema allows', () => {
  expect(defs.$defs.contractTerms.maxItems).toBe(TIERS_MAX);
  expect(kindNames).toEqual(defs.$defs.contractKind.enum);
});
