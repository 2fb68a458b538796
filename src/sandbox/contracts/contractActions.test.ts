import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fieldText } from '#engine/fields/fieldText.ts';
import type { Contract, ContractKind, ContractRequest } from '#contract/types.ts';
import { expectRules } from '#engine/contracts/rules.fixture.ts';
import { classOf } from '#engine/contracts/terms.ts';
import { kinds, openThree, periodOf, termsAt } from './contracts.fixture.ts';

const RUNS = process.env['DEEP'] ? 8 : 2;
const OPERATIONS = process.env['DEEP'] ? 120 : 40;

const people = ['top', 'middle', 'beside', 'low'] as const;
/** A member without a team, and a demo account. */
const outsiders = ['member', 'demo'] as const;
const accounts = { top: 'agent001', middle: 'agent002', beside: 'agent041', low: 'lowagent1' } as const;
const others = ['agent042', 'member01', 'demo0001', 'backend1', '__proto__', '=1+1', '<b>low</b>', '\u202Elowagent1'];
const above: Readonly<Record<string, string>> = {
  agent001: 'backend1',
  agent002: 'agent001',
  agent041: 'agent001',
  lowagent1: 'agent002',
  agent042: 'agent001',
  member01: 'agent001',
};
// the platform takes an account as it is meant, without marks that nobody sees
const uplineOf = (account: string) => above[fieldText('account', account)] ?? null;
const isAbove = (offerer: string, account: string): boolean => {
  const upline = uplineOf(account);
  return upline !== null && (upline === offerer || isAbove(offerer, upline));
};
const refusals = [
  'contract_gone',
  'contract_not_in_team',
  'contract_without_own',
  'contract_not_higher',
  'contract_not_below_upline',
  'contract_downline_higher',
  'contract_terms',
  'invalid_request',
  'error_not_agent',
  'in_need_true_account',
];

const step = fc.record({
  who: fc.constantFrom(...people, ...people, ...outsiders),
  to: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...Object.values(accounts)) }, fc.constantFrom(...others)),
  kind: fc.constantFrom(...kinds),
  /** The call of another kind. */
  isAstray: fc.nat(9).map((one) => one === 0),
  /** Who may do it does it, to a contract of the fitting state. */
  isRightful: fc.boolean(),
  /** The request is sent a second time, under its key. */
  isReplayed: fc.nat(4).map((one) => one === 0),
  action: fc.constantFrom('OFFER', 'OFFER', 'OFFER', 'ACCEPT', 'ACCEPT', 'REJECT', 'TERMINATE'),
  rate: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 3_000 }).map((rate) => String(rate / 100)) },
    fc.constantFrom('0', '-1', '101', 'NaN', '1e2', '9'.repeat(40)),
  ),
  pick: fc.nat(50),
});

// the first sandbox of a run generates games and histories, which takes long on a busy machine
beforeAll(async () => void (await openThree()));

test('after every action of anybody the rules hold, and what was refused has changed nothing (CON-06, CON-07, D-76)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' }), async (steps) => {
      const { act, listed } = await openThree();
      /** Every contract of a kind: nobody but these two has a downline among the four. */
      const network = async (kind: ContractKind): Promise<Contract[]> => {
        const lists = await Promise.all([listed('top', { kind }), listed('middle', { kind })]);
        const all = new Map(lists.flat().map(({ requestKey: _key, ...contract }) => [contract.id, contract]));
        return [...all.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
      };
      const known = new Map<ContractKind, Contract[]>();
      let sent = 0;
      for (const { who: any, to, kind, isAstray, isRightful, isReplayed, action, rate, pick } of steps) {
        const before = known.get(kind) ?? (await network(kind));
        const fitting = before.filter(({ status }) => status === (action === 'TERMINATE' ? 'accepted' : 'offered'));
        const chosen = isRightful ? fitting[pick % Math.max(1, fitting.length)] : before[pick % Math.max(1, before.length)];
        const entitled = { OFFER: uplineOf(to), TERMINATE: chosen?.uplineAccount }[action as string] ?? chosen?.account;
        const who = (isRightful && people.find((one) => accounts[one] === entitled)) || any;
        const body =
          action === 'OFFER'
            ? { action, account: to, terms: termsAt(kind, rate), ...periodOf(kind) }
            : { action, contractId: chosen?.id ?? 'none', terms: termsAt(kind, '99') };
        // no offer goes astray: one of another kind would be another offer
        const via = isAstray && action !== 'OFFER' ? (kinds.find((one) => one !== kind) ?? kind) : kind;
        sent += 1;
        const send = () => act(via, who, body as ContractRequest, `contract-action-${sent}`);
        const reply = await send();
        const after = await network(kind);
        known.set(kind, after);
        const where = JSON.stringify([who, via, body, reply.message]);
        if (!reply.success) {
          expect(refusals, where).toContain(reply.message);
          expect(reply.value ?? {}, where).not.toHaveProperty('id');
          expect(after, where).toEqual(before);
          continue;
        }
        const by = { ...accounts, member: 'member01', demo: 'demo0001' }[who];
        if (action === 'OFFER') expect(isAbove(by, to), where).toBe(true);
        else {
          expect(via, where).toBe(kind);
          expect(action === 'TERMINATE' ? chosen?.uplineAccount : chosen?.account, where).toBe(by);
          expect(after.find(({ id }) => id === chosen?.id)?.terms, where).toEqual(chosen?.terms);
        }
        if (isReplayed) {
          expect(await send(), where).toMatchObject({ success: true, value: { id: reply.value.id } });
          expect(await network(kind), where).toEqual(after);
        }
        const classes = new Map(after.map((one) => [classOf(one.kind, one.period), one]));
        for (const one of classes.values())
          expectRules({ contracts: before }, { contracts: after, uplineOf }, one.kind, one.period);
      }
    }),
    // what shrinks a failure would outlast the time that a test has
    { numRuns: RUNS, endOnFailure: true },
  );
});
