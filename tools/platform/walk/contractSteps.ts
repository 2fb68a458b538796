import type { Contract, ContractKind, ContractTerm } from '#contract/types.ts';
import { kindNames } from '../../../src/engine/contracts/kinds.ts';
import { kindsOfTerms } from '../../../src/engine/contracts/terms.ts';
import type { RequestOf } from '../../../src/platform/endpoints/endpoints.ts';
import { page, writeOnce } from './proofs.ts';
import type { Step } from './sessionSteps.ts';
import type { ContractState, Model, Walker } from './walker.ts';

/** Percentages that an offer has: so low that they are below those of any contract above. */
const [RATE, OTHER_RATE] = ['0.01', '0.02'];

/** One tier that applies from the first bet. */
function termsOf(kind: ContractKind, rate: string): ContractTerm[] {
  const { thresholds, rates } = kindsOfTerms[kind];
  const least = thresholds.map((field) => [field, field === 'activeMember' ? 0 : '0']);
  return [Object.fromEntries([...least, ...rates.map((field) => [field, rate])])];
}

function offerTo(kind: ContractKind, account: string, rate: string): RequestOf<'dividend'> {
  const { usualPeriod } = kindsOfTerms[kind];
  return { action: 'OFFER', account, terms: termsOf(kind, rate), ...(usualPeriod !== null && { period: usualPeriod }) };
}

type Listing = Omit<RequestOf<'contracts'>, 'pageNo' | 'pageSize'>;

async function listed(walker: Walker, who: 'agent' | 'downline', query: Listing): Promise<readonly Contract[]> {
  const { rows } = await walker.must('contracts', { ...page, ...query }, walker.tokens[who]);
  return rows;
}

/** Holds that both sides see the contract in this state. */
async function seenByBoth(
  walker: Walker,
  { kind, id }: { kind: ContractKind; id: string },
  status: Contract['status'],
): Promise<void> {
  for (const who of ['agent', 'downline'] as const) {
    if (walker.tokens[who] === null) continue;
    const scope = who === 'agent' ? 'SENT' : status === 'offered' ? 'REQUESTS' : 'MINE';
    const found = (await listed(walker, who, { scope, kind })).find((one) => one.id === id);
    walker.hold(kind, found?.status === status, {
      seen: `${found?.status ?? 'no such contract'} in contracts of the ${who} (${scope})`,
      expected: status,
    });
  }
}

/** An agent offers a contract to a downline, which sees it. */
export const offerStep = (kind: ContractKind): Step => ({
  check: ({ isAgentIn, isDownlineIn, contracts }) => isAgentIn && isDownlineIn && contracts[kind] === undefined,
  async run(model, walker) {
    const { agent: token, downline } = walker.tokens;
    const { account } = await walker.must('memberInfo', undefined, downline);
    const held = await listed(walker, 'downline', { scope: 'MINE', kind, status: 'accepted' });
    if (held.length > 0) return walker.untried(kind, 'needs a downline without such a contract');
    const request = offerTo(kind, account, RATE);
    const rates = kind === 'realTimeSalary' ? { profitRate: RATE, lossRate: RATE } : { rate: RATE };
    const { period } = request;
    const considered = { kind, action: 'OFFER', account, ...rates, ...(period !== undefined && { period }) } as const;
    const preview = await walker.must('contractPreview', considered, token);
    const offer = await writeOnce(walker, {
      name: kind,
      request,
      token,
      other: { request: offerTo(kind, account, OTHER_RATE), what: 'rate' },
      reference: { pointer: '/id', of: ({ id }) => id },
      records: 'contracts',
      count: async ({ id }) => (await listed(walker, 'agent', { scope: 'SENT', kind })).filter((one) => one.id === id).length,
    });
    walker.hold('contractPreview', preview.allowed === (offer !== null), {
      pointer: '/allowed',
      seen: `${preview.allowed}, and the offer was ${offer === null ? 'refused' : 'made'}`,
      expected: 'what the offer then comes to',
    });
    if (offer === null) return;
    model.contracts[kind] = 'offered';
    walker.made.contracts[kind] = offer.id;
    await seenByBoth(walker, { kind, id: offer.id }, 'offered');
  },
  toString: () => `agent offers a contract (${kind})`,
});

/** The first kind of which there is a contract in one of these states. */
const firstOf = ({ contracts }: Model, ...states: ContractState[]): ContractKind | undefined =>
  kindNames.find((kind) => states.some((state) => contracts[kind] === state));

/** The downline answers an offer; both see it, and it cannot be answered twice. */
async function answer(model: Model, walker: Walker, kind: ContractKind, action: 'ACCEPT' | 'REJECT'): Promise<void> {
  const status = action === 'ACCEPT' ? 'accepted' : 'rejected';
  const contractId = walker.made.contracts[kind] ?? '';
  const token = walker.tokens.downline;
  if (action === 'ACCEPT') {
    const { allowed } = await walker.must('contractPreview', { kind, action, contractId }, token);
    walker.hold('contractPreview', allowed, { pointer: '/allowed', seen: 'false', expected: 'true, as the offer was allowed' });
  }
  const done = await walker.write(kind, { action, contractId }, token, crypto.randomUUID());
  if (done === null) return;
  if (action === 'ACCEPT') model.contracts[kind] = 'accepted';
  else delete model.contracts[kind];
  walker.hold(kind, done.value.status === status, { pointer: '/status', seen: done.value.status, expected: status });
  await seenByBoth(walker, { kind, id: contractId }, status);
  const when = 'an offer that has been answered';
  const again = { token, key: crypto.randomUUID(), code: 'contract_gone', kind: 'state', when } as const;
  await walker.refused(kind, { action, contractId }, again);
}

export const acceptStep = (kind: ContractKind): Step => ({
  check: ({ isDownlineIn, contracts }) => isDownlineIn && contracts[kind] === 'offered',
  run: (model, walker) => answer(model, walker, kind, 'ACCEPT'),
  toString: () => `downline accepts a contract (${kind})`,
});

/** The first of the open offers is rejected. */
export const rejectStep: Step = {
  check: (model) => model.isDownlineIn && firstOf(model, 'offered') !== undefined,
  async run(model, walker) {
    const kind = firstOf(model, 'offered');
    if (kind !== undefined) await answer(model, walker, kind, 'REJECT');
  },
  toString: () => 'downline rejects a contract',
};

/** The agent ends a contract, or withdraws its offer; both see it. */
const end = (state: ContractState, endReason: 'WITHDRAWN' | 'TERMINATED', what: string): Step => ({
  check: (model) => model.isAgentIn && firstOf(model, state) !== undefined,
  async run(model, walker) {
    const kind = firstOf(model, state);
    if (kind === undefined) return;
    const contractId = walker.made.contracts[kind] ?? '';
    const done = await walker.write(kind, { action: 'TERMINATE', contractId }, walker.tokens.agent, crypto.randomUUID());
    if (done === null) return;
    delete model.contracts[kind];
    const { status, endReason: told = endReason } = done.value;
    walker.hold(kind, status === 'terminated', { pointer: '/status', seen: status, expected: 'terminated' });
    walker.hold(kind, told === endReason, { pointer: '/endReason', seen: told, expected: endReason });
    await seenByBoth(walker, { kind, id: contractId }, 'terminated');
  },
  toString: () => what,
});

export const withdrawOfferStep = end('offered', 'WITHDRAWN', 'agent withdraws an offer');
export const endStep = end('accepted', 'TERMINATED', 'agent ends a contract');

/** Ends the contracts that a walk has left, so that the next one can begin anew. */
export async function endLeft({ contracts }: Model, { made, tokens, run }: Walker): Promise<void> {
  for (const kind of kindNames)
    if (contracts[kind] !== undefined) {
      const request = { action: 'TERMINATE', contractId: made.contracts[kind] ?? '' } as const;
      await run.caller.ask(kind, request, { token: tokens.agent, key: crypto.randomUUID() });
    }
}
