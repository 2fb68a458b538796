import type { ContractRecord } from '#contract/types.ts';
import { kindsOfTerms } from '#engine/contracts/terms.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { historyOf } from '../history/history.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { baseOf } from '#sandbox/salaries/salaries.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import { madeRecord, paymentsTo } from '../team/madePayments.ts';
import { type TeamMember, teamOf } from '../team/teamOf.ts';
import { contractsOf } from '#sandbox/contracts/contractNetwork.ts';
import { kindOfMove } from '#sandbox/salaries/remarks.ts';
import { rankOf, seedRate } from '#sandbox/salaries/seedTerms.ts';
import { slotStart } from '#sandbox/contracts/slots.ts';

/** GET /wps/relay/MCS2_contractRecords */
export const contractRecords: Handler<'contractRecords'> = ({ context, member }, query) => {
  const { kind, scope = 'MINE', period, account, sort } = query;
  const holders: Holder[] = scope === 'MINE' ? [{ account: member.account, member, made: null }] : teamOf(context, member);
  const wanted = account?.trim().toLowerCase();
  const all = holders
    .filter((holder) => wanted === undefined || holder.account.toLowerCase() === wanted)
    .flatMap((holder) => recordsOf(context, holder))
    .sort((one, other) => other.time - one.time);
  const rows = rowsWithin(all, query, {
    fits: (row) => row.kind === kind && (period === undefined || row.period === period),
    value: sort === 'amount' ? (row) => centsOf(row.amount) : undefined,
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  const sum = (key: 'amount' | 'betAmount') => moneyOf(rows.reduce((total, row) => total + centsOf(row[key] ?? '0'), 0n));
  return accept({ rows: items, ...page, totals: { betAmount: sum('betAmount'), amount: sum('amount') } });
};

type Holder = Pick<TeamMember, 'account' | 'member' | 'made'>;

/** What contracts paid a member, in the session and before it. */
function recordsOf(context: SandboxContext, { account, member, made }: Holder): ContractRecord[] {
  const live = member === null ? [] : contractsOf(context).payments.filter((one) => one.account === account);
  const past =
    member === null ? [] : historyOf(context, member).transactions.flatMap((move) => pastRecord(context, member, move) ?? []);
  return [...live, ...past, ...(made === null ? [] : paymentsTo(context, made).map((due) => madeRecord(made, due)))];
}

/** The rate is that of the contract in the data; what it was paid for follows from the amount. */
function pastRecord(context: SandboxContext, { account }: Member, move: StoredMove): ContractRecord | null {
  const kind = kindOfMove(move);
  if (kind === null) return null;
  const { referenceNumber, time, amount, status } = move;
  const base = baseOf(context, account, kind, centsOf(amount));
  const isDividend = kind === 'dividend';
  return {
    referenceNumber,
    time,
    periodStart: slotStart({ kind, period: kindsOfTerms[kind].usualPeriod }, context.brand.timeZone, time - 1),
    periodEnd: time,
    kind,
    account,
    period: kindsOfTerms[kind].usualPeriod,
    betAmount: moneyOf(isDividend ? base * 20n : base),
    profitLoss: moneyOf(isDividend || kind === 'realTimeSalary' ? base : base / 25n),
    activeMembers: 5 + Number(base % 20n),
    rate: seedRate(kind, rankOf(context, account)),
    amount,
    status,
  };
}
