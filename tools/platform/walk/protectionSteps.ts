import type { LimitPeriod, LimitType } from '#contract/types.ts';
import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { sumAmounts } from '../../../src/engine/money/sumAmounts.ts';
import { isSame } from './proofs.ts';
import type { Step } from './sessionSteps.ts';
import type { Walker } from './walker.ts';

/** A limit that stops no other step: a month's losses of a million. */
const FIRST = '1000000.00';
const LEAST = '1000.00';

/** The limit that the steps change, as it stands; null where the platform offers no such limit. */
async function readLimit(walker: Walker, of?: { type: LimitType; period: LimitPeriod }) {
  const { limits } = await walker.must('protection', undefined, walker.tokens.member);
  const wanted = of ?? { type: 'LOSS', period: 'MONTH' };
  return limits.find(({ type, period }) => type === wanted.type && period === wanted.period) ?? null;
}

/** A limit is lowered, which holds at once. Of none, it is set. */
export const lowerLimitStep: Step = {
  check: ({ isSignedIn, raise }) => isSignedIn && !raise,
  async run(_, walker) {
    const before = await readLimit(walker);
    if (before === null) return walker.untried('setLimit', 'protection offers no limit of losses by month');
    const { type, period } = before;
    const lower = before.limit === null ? FIRST : (sumAmounts(before.limit, '-1') ?? FIRST);
    if (compareAmounts(lower, LEAST) < 0) return walker.untried('setLimit', `the member has a limit of losses below ${LEAST}`);
    if ((await walker.write('setLimit', { type, period, limit: lower }, walker.tokens.member)) === null) return;
    const after = await readLimit(walker, before);
    walker.hold('setLimit', isSame(after?.limit ?? undefined, lower), {
      seen: `the limit ${after?.limit ?? 'none'} in protection`,
      expected: `${lower} at once, as it is lower`,
    });
    walker.hold('setLimit', (after?.raise ?? null) === null, {
      seen: 'a raise in protection',
      expected: 'none: a lower limit waits for nothing',
    });
  },
  toString: () => 'lower a limit',
};

/** A limit is raised, which waits: the lower one holds until then. */
export const raiseLimitStep: Step = {
  check: ({ isSignedIn, raise }) => isSignedIn && !raise,
  async run(model, walker) {
    const token = walker.tokens.member;
    const before = await readLimit(walker);
    const limit = before?.limit ?? null;
    if (before === null || limit === null) return walker.untried('keepLimit', 'the member has no limit of losses to raise');
    const { type, period } = before;
    const higher = sumAmounts(limit, '1') ?? FIRST;
    if ((await walker.write('setLimit', { type, period, limit: higher }, token)) === null) return;
    model.raise = true;
    walker.made.limit = { type, period, limit };
    const after = await readLimit(walker, before);
    walker.hold('setLimit', isSame(after?.limit ?? undefined, limit), {
      seen: `the limit ${after?.limit ?? 'none'} in protection, right after a raise`,
      expected: `${limit}, until the raise takes effect`,
    });
    const raise = after?.raise ?? null;
    walker.hold('setLimit', isSame(raise?.limit ?? undefined, higher), {
      seen: `the raise ${raise === null ? 'none' : (raise.limit ?? 'to no limit')} in protection`,
      expected: `a raise to ${higher} that waits`,
    });
    const isLater = raise !== null && raise.from > walker.run.caller.now();
    walker.hold('setLimit', isLater, {
      seen: 'a raise that takes effect at once',
      expected: 'a time in the future in raise.from',
    });
  },
  toString: () => 'raise a limit',
};

/** The raise is withdrawn: what holds does not change. */
export const keepLimitStep: Step = {
  check: ({ isSignedIn, raise }) => isSignedIn && raise,
  async run(model, walker) {
    const { limit: own } = walker.made;
    if (own === null) return;
    const { type, period, limit } = own;
    await walker.write('keepLimit', { type, period }, walker.tokens.member);
    model.raise = false;
    walker.made.limit = null;
    const after = await readLimit(walker, own);
    const isKept = (after?.raise ?? null) === null && isSame(after?.limit ?? undefined, limit);
    walker.hold('keepLimit', isKept, {
      seen: `the limit ${after?.limit ?? 'none'} ${(after?.raise ?? null) === null ? 'without a raise' : 'with a raise'} in protection`,
      expected: `${limit} without a raise`,
    });
  },
  toString: () => 'withdraw the raise',
};
