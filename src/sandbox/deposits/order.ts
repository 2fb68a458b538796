import type { DepositOrder, DepositPayment, SandboxDepositChannel } from '#contract/types.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { activityOf } from '../model/activity.ts';
import { hostAddress } from '#sandbox/values/hostAddress.ts';
import { addMoney } from '#sandbox/values/money.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member, StoredDeposit } from '../model/state.ts';
import type { StoredOrder } from '../model/storedRows.ts';
import { moveMoney } from '../model/wallet.ts';
import { payReferrer } from '../referrals/payReferrer.ts';

export interface NewDeposit {
  channelId: string;
  channel: SandboxDepositChannel;
  amount: string;
  payerName: string;
  bonus: { id: string; percent: number } | null;
  requestKey: string | null;
}

/** Opens a deposit that waits for its payment. */
export function openDeposit(context: SandboxContext, member: Member, wanted: NewDeposit): StoredDeposit {
  const { channelId, channel, amount, payerName, bonus, requestKey } = wanted;
  const { result, expiryMinutes } = context.settings.deposit;
  const referenceNumber = `DO${String(nextId(context.state)).padStart(6, '0')}`;
  const fee = channel.fee ?? '0.00';
  const expiresAt = context.now + expiryMinutes * 60_000;
  const record: StoredOrder = {
    referenceNumber,
    time: context.now,
    channel: channel.name,
    channelId,
    channelType: channel.type,
    amount,
    fee,
    toPay: addMoney(amount, fee),
    status: 'PENDING',
    expiresAt,
    steps: [{ status: 'PENDING', time: context.now }],
    payment: paymentOf(context, channel, referenceNumber, amount),
    ...(payerName !== '' && { payerName }),
    ...(bonus !== null && { bonusTitle: { depositBonus: bonus.id } }),
    ...(requestKey !== null && { requestKey }),
  };
  const share = bonus === null ? null : moneyOf((centsOf(amount) * BigInt(bonus.percent)) / 100n);
  const stored = { record, bonus: share, result, due: expiresAt };
  activityOf(context, member).deposits.unshift(stored);
  return stored;
}

/** Invented data of the payee. */
function paymentOf(
  { brand, gamesOrigin }: SandboxContext,
  { type, name }: SandboxDepositChannel,
  reference: string,
  amount: string,
): DepositPayment {
  switch (type) {
    case 'BANK':
      return {
        details: [
          { key: 'bankName', value: name },
          { key: 'accountName', value: 'Harbour Collections' },
          { key: 'accountNumber', value: '0021 4821 0077' },
          { key: 'branch', value: '0417' },
          { key: 'note', value: reference },
        ],
      };
    case 'EWALLET': {
      const code = `PAY1.${reference}.${amount.replace('.', '')}`;
      return { qrCode: code, details: [{ key: 'code', value: code }] };
    }
    case 'CRYPTO': {
      const address = `demo1q${reference.toLowerCase()}harbour`;
      return {
        qrCode: address,
        details: [
          { key: 'network', value: 'Lantern Testnet' },
          { key: 'address', value: address },
          { key: 'coinAmount', value: `${amount} LTD` },
        ],
      };
    }
    default: {
      const path = `/pay?reference=${reference}&brand=${brand.id}`;
      const payUrl = gamesOrigin === null ? hostAddress(brand.security.hosts.games[0], path) : gamesOrigin + path;
      return payUrl === null ? {} : { payUrl };
    }
  }
}

/** Starts the operator's check. */
export function declarePaid(context: SandboxContext, stored: StoredDeposit): void {
  if (stored.record.isPaid === true) return;
  stored.record.isPaid = true;
  note(stored.record, 'PAID', context.now);
  expectNext(stored, stored.result === 'PENDING' ? null : context.now + stepMs(context));
}

export function endDeposit(stored: StoredDeposit, status: DepositOrder['status'], at: number): void {
  const { record } = stored;
  record.status = status;
  note(record, status, at);
  delete record.expiresAt;
  delete record.payment;
  expectNext(stored, null);
}

/** When the operator acts next. */
function expectNext(stored: StoredDeposit, due: number | null): void {
  stored.due = due;
  if (due === null) delete stored.record.expectedBy;
  else stored.record.expectedBy = due;
}

const note = (record: StoredOrder, status: string, time: number): void => {
  record.steps = [...(record.steps ?? []), { status, time }];
};

/** Steps whose time has come; a credited deposit moves the balance. */
export function settleDeposits(context: SandboxContext, member: Member): void {
  for (const stored of activityOf(context, member).deposits.toReversed()) {
    while (stored.due !== null && stored.due <= context.now) advance(context, member, stored, stored.due);
  }
}

function advance(context: SandboxContext, member: Member, stored: StoredDeposit, at: number): void {
  const { record, result } = stored;
  if (record.status === 'APPROVED') return credit(context, member, stored, at);
  if (record.isPaid !== true) return endDeposit(stored, 'EXPIRED', at);
  if (result === 'REJECTED' || result === 'FAILED') return endDeposit(stored, result, at);
  endDeposit(stored, 'APPROVED', at);
  if (result === 'CREDITED') expectNext(stored, at + stepMs(context));
}

export function credit(context: SandboxContext, member: Member, stored: StoredDeposit, at: number): void {
  const { record, bonus } = stored;
  endDeposit(stored, 'CREDITED', at);
  moveMoney(context, member, { type: 'DEPOSIT', amount: record.amount, remark: `${record.channel} ${record.referenceNumber}` });
  payReferrer(context, member);
  if (bonus === null) return;
  moveMoney(context, member, { type: 'BONUS', amount: bonus, remark: record.bonusTitle ?? '' });
  record.bonus = bonus;
}

const stepMs = ({ settings }: SandboxContext): number => settings.deposit.stepSeconds * 1_000;
