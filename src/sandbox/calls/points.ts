import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { activityOf } from '../model/activity.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { checkPayment, redeemsOf, spendPoints } from '../model/points.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { textReader, wordsFor } from '../model/texts.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import { moveMoney } from '../model/wallet.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';

const rulesOf = ({ data }: SandboxContext) => data.games.points ?? { ratio: 100, minConvert: 500, step: 100 };

/** GET /wps/relay/MCS2_getPointBalance */
export const pointBalance: Handler<'pointBalance'> = ({ context, member }) =>
  accept({ currentPoint: activityOf(context, member).points });

/** GET /wps/relay/MCS2_getPointConfig */
export const pointConfig: Handler<'pointConfig'> = ({ context, member }) => {
  const { ratio, minConvert, step } = rulesOf(context);
  return accept({ pointsRatio: ratio, minConvert, step, hasPaymentPassword: member.paymentDigest !== '' });
};

/** GET /wps/relay/MCS2_getPointReward */
export const pointReward: Handler<'pointReward'> = ({ context }, { language, pageNo, pageSize, sort, order }) => {
  const read = textReader(context, language);
  const rewards = Object.entries(context.data.games.rewards ?? {}).map(([rewardId, reward]) => ({
    rewardId,
    name: read(reward.name),
    type: reward.type,
    redeemAmount: reward.points,
    stock: reward.stock === undefined ? null : Math.max(0, reward.stock - (context.state.rewardsTaken[rewardId] ?? 0)),
    requireSocialId: reward.requireSocialId ?? null,
    ...(reward.description === undefined ? {} : { description: read(reward.description) }),
    ...(reward.image === undefined ? {} : { image: reward.image }),
  }));
  if (sort !== undefined) {
    const sign = order === 'asc' ? 1 : -1;
    rewards.sort((one, other) => sign * (one.redeemAmount - other.redeemAmount));
  }
  return accept(rowsOf(rewards, pageNo, pageSize));
};

/** GET /wps/relay/MCS2_getRedeemPointList */
export const redeemPointList: Handler<'redeemPointList'> = ({ context, member, request }, query) => {
  const { status, sort } = query;
  const all = redeemsOf(context, member).map((record) => ({ record, time: record.applyTime }));
  const within = rowsWithin(all, query, {
    fits: ({ record }) => status === undefined || record.status === status,
    value: sort === 'quantity' ? ({ record }) => BigInt(record.quantity) : undefined,
  })?.map(({ record }) => record);
  if (within === undefined) return refuse('invalid_request', { field: 'startTime' });
  const counted = within.filter((record) => record.status !== 'rejected');
  const quantity = counted.reduce((sum, record) => sum + record.quantity, 0);
  const say = wordsFor(context, request);
  const { rows, ...page } = rowsOf(within, query.pageNo, query.pageSize);
  return accept({
    rows: rows.map(({ name, remark, ...row }) => ({ ...row, name: say(name), remark: say(remark) })),
    ...page,
    totals: { quantity },
  });
};

/** GET /wps/relay/MCS2_getPointDetails */
export const pointDetails: Handler<'pointDetails'> = ({ context, member, request }, query) => {
  const { type, sort } = query;
  const within = rowsWithin(activityOf(context, member).pointChanges, query, {
    fits: (row) => type === undefined || row.type === type,
    value: sort === 'change' ? ({ change }) => BigInt(change) : undefined,
  });
  if (within === null) return refuse('invalid_request', { field: 'startTime' });
  const earned = within.reduce((sum, { change }) => sum + Math.max(0, change), 0);
  const spent = within.reduce((sum, { change }) => sum + Math.max(0, -change), 0);
  const say = wordsFor(context, request);
  const { rows, ...page } = rowsOf(within, query.pageNo, query.pageSize);
  return accept({
    rows: rows.map(({ remark, ...row }) => ({ ...row, remark: say(remark) })),
    ...page,
    totals: { earned, spent, change: earned - spent },
  });
};

function rowsOf<T>(list: readonly T[], pageNo: number | string, pageSize: number | string) {
  const { items: rows, ...page } = pageOf(list, pageNo, pageSize);
  return { rows, ...page };
}

/** POST /wps/relay/passwordCheck/MCS2_redeemPointReward */
export const redeemPoint: Handler<'redeemPoint'> = ({ context, member, request }, body) => {
  const { rewardId, quantity, paymentPassword, socialId } = body;
  const paid = checkPayment(context, member, paymentPassword);
  if (!paid.ok) return paid;
  const reward = ownEntry(context.data.games.rewards, rewardId);
  if (reward === undefined) return refuse('invalid_request', { field: 'rewardId' });
  if (reward.requireSocialId !== undefined && (socialId ?? '') === '') return refuse('invalid_request', { field: 'socialId' });
  const taken = context.state.rewardsTaken[rewardId] ?? 0;
  if (reward.stock !== undefined && reward.stock - taken < quantity) return refuse('reward_sold_out');
  const requestKey = requestKeyOf(request);
  const spending = { type: 'REDEEM' as const, remark: { reward: rewardId }, requestKey };
  const left = spendPoints(context, member, reward.points * quantity, spending);
  if (!left.ok) return left;
  context.state.rewardsTaken[rewardId] = taken + quantity;
  const referenceNumber = `RD1${String(nextId(context.state)).padStart(6, '0')}`;
  const status = 'in_process' as const;
  const record = {
    referenceNumber,
    applyTime: context.now,
    type: reward.type,
    name: { reward: rewardId },
    quantity,
    status,
    pointsBalance: left.value,
    requestKey,
  };
  activityOf(context, member).redeems.unshift({ ...record, remark: '' });
  return accept({ referenceNumber, currentPoint: left.value, amount: null });
};

/** POST /wps/relay/passwordCheck/MCS2_convertPoint */
export const convertPoint: Handler<'convertPoint'> = ({ context, member, request }, { points, paymentPassword }) => {
  const paid = checkPayment(context, member, paymentPassword);
  if (!paid.ok) return paid;
  const { ratio, minConvert, step } = rulesOf(context);
  if (points < minConvert || points % step !== 0) return refuse('invalid_request', { field: 'points' });
  const left = spendPoints(context, member, points, { type: 'CONVERT', remark: '', requestKey: requestKeyOf(request) });
  if (!left.ok) return left;
  const cents = Math.floor((points * 100) / ratio);
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  moveMoney(context, member, { type: 'POINTS', amount, remark: '' });
  return accept({ referenceNumber: `CV1${String(nextId(context.state)).padStart(6, '0')}`, currentPoint: left.value, amount });
};
