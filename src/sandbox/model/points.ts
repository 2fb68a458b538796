import { activityOf } from './activity.ts';
import { passwordDigest } from '#sandbox/values/passwordDigest.ts';
import { noteHit, recentHits } from './rateLimit.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { Member } from './state.ts';
import type { StoredRedeem } from './storedRows.ts';
import type { Worded } from '#sandbox/values/words.ts';
import type { SandboxContext } from './sandboxContext.ts';

const decidedAfterMs = 300_000;
const tryWindowMs = 900_000;
const mostTries = 5;

interface PointsMove {
  change: number;
  type: string;
  remark: Worded;
  requestKey?: string | null;
}

/** Adds points (or subtracts negative ones) with a record. Returns the new balance. */
function changePoints(context: SandboxContext, member: Member, { change, type, remark, requestKey = null }: PointsMove): number {
  const activity = activityOf(context, member);
  activity.points += change;
  activity.pointChanges.unshift({ time: context.now, type, change, balance: activity.points, remark, requestKey });
  return activity.points;
}

export function earnPoints(context: SandboxContext, member: Member, points: number, remark: Worded): void {
  changePoints(context, member, { change: points, type: 'EARN', remark });
}

/** Subtracts points if there are enough. */
export function spendPoints(
  context: SandboxContext,
  member: Member,
  points: number,
  spending: { type: 'REDEEM' | 'CONVERT'; remark: Worded; requestKey: string | null },
): Answer<number> {
  if (activityOf(context, member).points < points) return refuse('insufficient_points');
  return accept(changePoints(context, member, { change: -points, ...spending }));
}

/** Checks the transaction password; five wrong ones block it for a quarter of an hour. */
export function checkPayment(context: SandboxContext, member: Member, password: string): Answer<null> {
  if (member.paymentDigest === '') return refuse('payment_password_unset');
  const key = `payment:${member.id}`;
  if (recentHits(context, key, tryWindowMs) >= mostTries) return refuse('too_many_requests');
  if (passwordDigest(member.id, password) === member.paymentDigest) return accept(null);
  noteHit(context, key);
  return refuse('payment_password_wrong');
}

/** Exchanges of the member, the latest first; during the first five minutes they are in process. */
export function redeemsOf(context: SandboxContext, member: Member): StoredRedeem[] {
  return activityOf(context, member).redeems.map((record) => {
    const open = record.status === 'in_process' && record.referenceNumber.startsWith('RD1');
    return open && context.now - record.applyTime > decidedAfterMs ? { ...record, status: 'approved' } : record;
  });
}
