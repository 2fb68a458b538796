import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { isFlagOn } from '../model/flags.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { refusalInForce } from '#sandbox/protection/protectionOf.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { payBonus, rewardsOf } from './memberRewards.ts';

const WELCOME = 'PROMOWELCOME3';

/** The envelopes of this day, and those that the member has not opened. */
function roundOf(context: SandboxContext, member: Member): { roundId: string; left: readonly string[] } {
  const roundId = dayIn(context.brand.timeZone, context.now).name;
  const opened = rewardsOf(context, member).envelopes.filter((envelope) => envelope.roundId === roundId);
  return { roundId, left: (context.data.content.redEnvelopes?.amounts ?? []).slice(opened.length) };
}

const isOffered = (context: SandboxContext): boolean =>
  context.data.content.redEnvelopes !== undefined && isFlagOn(context, WELCOME, true);

/** GET /wps/relay/MCS2_redEnvelopes */
export const redEnvelopes: Handler<'redEnvelopes'> = ({ context, member }, query) => {
  if (!isOffered(context)) return refuse('in_function_not_open', null, 403);
  const rows = rowsWithin(rewardsOf(context, member).envelopes, query, {
    fits: () => true,
    value: query.sort === 'amount' ? (row) => centsOf(row.amount) : undefined,
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { roundId, left } = roundOf(context, member);
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({
    roundId,
    remaining: left.length,
    rows: items.map(({ referenceNumber, time, amount, requestKey = null }) => ({ referenceNumber, time, amount, requestKey })),
    ...page,
    totals: { amount: moneyOf(rows.reduce((sum, row) => sum + centsOf(row.amount), 0n)) },
  });
};

/** POST /wps/relay/MCS2_redEnvelopes */
export const openRedEnvelope: Handler<'openRedEnvelope'> = ({ context, member, request }, { roundId }) => {
  if (!isOffered(context)) return refuse('in_function_not_open', null, 403);
  const barred = refusalInForce(context, member);
  if (barred !== null) return barred;
  const round = roundOf(context, member);
  const [amount] = round.left;
  if (round.roundId !== roundId || amount === undefined) return refuse('red_envelope_none');
  const requestKey = requestKeyOf(request);
  const { referenceNumber, time } = payBonus(context, member, {
    type: 'RED_ENVELOPE',
    promotionId: null,
    amount,
    points: 0,
    turnover: 1,
    requestKey,
    remark: { word: 'redEnvelope' },
  });
  rewardsOf(context, member).envelopes.unshift({ referenceNumber, time, amount, requestKey, roundId });
  return accept({ referenceNumber, amount, remaining: round.left.length - 1 });
};
