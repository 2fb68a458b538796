import { ownEntry } from '#engine/values/ownEntry.ts';
import type { DepositOrder } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { historyOf } from '../history/history.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { activityOf } from '../model/activity.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { isLess } from '#sandbox/values/money.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredOrder } from '../model/storedRows.ts';
import { languageOf, textReader, wordsFor } from '../model/texts.ts';
import { isWord, type Worded } from '#sandbox/values/words.ts';
import { depositRefusal } from '../protection/limits.ts';
import { refusalInForce } from '../protection/protectionOf.ts';
import { declarePaid, endDeposit, openDeposit } from './order.ts';

const channelsOf = ({ data }: SandboxContext) => data.platform.depositChannels ?? {};
const bonusesOf = ({ data }: SandboxContext) => data.platform.depositBonuses ?? {};

/** GET /wps/relay/MCS2_getDepositChannels */
export const depositChannels: Handler<'depositChannels'> = ({ context, request }) => {
  const read = textReader(context, languageOf(request));
  return accept({
    channels: Object.entries(channelsOf(context)).map(([id, channel]) => ({ id, ...channel })),
    bonuses: Object.entries(bonusesOf(context)).map(([promotionId, { title, min }]) => ({
      promotionId,
      title: read(title),
      ...(min !== undefined && { min }),
    })),
  });
};

/** POST /wps/relay/MCS2_applyDeposit */
export const applyDeposit: Handler<'applyDeposit'> = ({ context, member, request }, body) => {
  const { channelId, amount, promotionId } = body;
  const barred = refusalInForce(context, member);
  if (barred !== null) return barred;
  const payerName = body.payerName?.trim() ?? '';
  const channel = ownEntry(channelsOf(context), channelId);
  if (channel === undefined) return refuse('deposit_channel_closed');
  if (isLess(amount, channel.min) || isLess(channel.max, amount)) return refuse('deposit_limits');
  if (channel.needPayer === true && payerName === '') return refuse('invalid_request', { field: 'payerName' });
  const bonuses = bonusesOf(context);
  const chosen = promotionId === undefined ? undefined : ownEntry(bonuses, promotionId);
  if (promotionId !== undefined && chosen === undefined) return refuse('deposit_bonus_closed');
  if (chosen?.min !== undefined && isLess(amount, chosen.min)) return refuse('deposit_bonus_closed');
  const passed = depositRefusal(context, member, amount);
  if (passed !== null) return passed;
  const bonus = promotionId === undefined || chosen === undefined ? null : { id: promotionId, percent: chosen.percent };
  const requestKey = requestKeyOf(request);
  const stored = openDeposit(context, member, {
    channelId,
    channel,
    amount: moneyOf(centsOf(amount)),
    payerName,
    bonus,
    requestKey,
  });
  return accept(writtenOrder(context, request, stored.record));
};

/** POST /wps/relay/MCS2_depositPaid */
export const depositPaid: Handler<'depositPaid'> = ({ context, member, request }, { referenceNumber }) => {
  const stored = findDeposit(context, member, referenceNumber);
  if (stored === undefined) return refuse('invalid_request', { field: 'referenceNumber' });
  if (stored.record.status === 'PENDING') declarePaid(context, stored);
  else if (stored.record.isPaid !== true) return refuse('deposit_final');
  return accept(writtenOrder(context, request, stored.record));
};

/** POST /wps/relay/MCS2_cancelDeposit */
export const cancelDeposit: Handler<'cancelDeposit'> = ({ context, member, request }, { referenceNumber }) => {
  const stored = findDeposit(context, member, referenceNumber);
  if (stored === undefined) return refuse('invalid_request', { field: 'referenceNumber' });
  if (stored.record.status === 'PENDING') endDeposit(stored, 'CANCELLED', context.now);
  else if (stored.record.status !== 'CANCELLED') return refuse('deposit_final');
  return accept(writtenOrder(context, request, stored.record));
};

const findDeposit = (context: SandboxContext, member: Member, referenceNumber: string) =>
  activityOf(context, member).deposits.find(({ record }) => record.referenceNumber === referenceNumber);

/** GET /wps/relay/MCS2_getDepositRecords */
export const depositRecords: Handler<'depositRecords'> = ({ context, member, request }, query) => {
  const { status, channelType, referenceNumber, sort } = query;
  const rows = rowsWithin(allDeposits(context, member), query, {
    fits: (row) =>
      (status === undefined || row.status === status) &&
      (channelType === undefined || row.channelType === channelType) &&
      (referenceNumber === undefined || row.referenceNumber === referenceNumber.trim()),
    value: sort === 'amount' ? (row) => centsOf(row.amount) : undefined,
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  const credited = rows.filter((row) => row.status === 'CREDITED');
  const sum = (key: 'amount' | 'fee') => moneyOf(credited.reduce((total, row) => total + centsOf(row[key] ?? '0'), 0n));
  const orders = items.map((order) => writtenOrder(context, request, order));
  return accept({ rows: orders, ...page, totals: { amount: sum('amount'), fee: sum('fee') } });
};

/** A deposit of the session, or one of the history, whose channel has no name. */
type AnyOrder = Omit<StoredOrder, 'channel'> & { channel: Worded };

function writtenOrder(context: SandboxContext, request: Request, { channel, bonusTitle, ...order }: AnyOrder): DepositOrder {
  const say = wordsFor(context, request);
  return { ...order, channel: say(channel), ...(bonusTitle !== undefined && { bonusTitle: say(bonusTitle) }) };
}

const typeOf = (channel: Worded): DepositOrder['channelType'] =>
  isWord(channel, 'eWallet') ? 'EWALLET' : isWord(channel, 'crypto') ? 'CRYPTO' : 'BANK';

/** Deposits of the session, then those of the history; the latest first. */
function allDeposits(context: SandboxContext, member: Member): AnyOrder[] {
  const channels = Object.entries(channelsOf(context));
  const payerName = member.record['payeeName'] ?? '';
  const channelOf = (remark: Worded): Pick<DepositOrder, 'channelId' | 'channelType'> => {
    const channelType = typeOf(remark);
    const open = channels.find(([, { type }]) => type === channelType);
    return { channelType, ...(open !== undefined && { channelId: open[0] }) };
  };
  const past = historyOf(context, member)
    .transactions.filter(({ type }) => type === 'DEPOSIT')
    .map(({ referenceNumber, time, amount, status, remark }): AnyOrder => ({
      referenceNumber,
      time,
      channel: remark,
      ...channelOf(remark),
      ...(payerName !== '' && typeOf(remark) === 'BANK' && { payerName }),
      amount,
      fee: '0.00',
      // what was not settled before the session began waits for its credit
      status: status === 'PENDING' ? 'APPROVED' : status,
    }));
  return [...activityOf(context, member).deposits.map(({ record }) => record), ...past];
}
