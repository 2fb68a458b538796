import type { ContractRecord, Transaction } from '#contract/types.ts';
import type { Handler } from '../calls/handler.ts';
import { centsOf, moneyOf } from '../history/amounts.ts';
import { historyOf } from '../history/history.ts';
import { rowsWithin } from '../history/recordQuery.ts';
import { baseOf } from '../history/salaries.ts';
import { pageOf } from '../model/paging.ts';
import { accept, refuse } from '../model/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { teamOf } from '../team/teamOf.ts';
import { contractsOf } from './contractWorld.ts';
import { payAll } from './payContracts.ts';
import { kindOfMove } from './remarks.ts';
import { rankOf, seedPeriod, seedRate } from './seedTerms.ts';

/** GET /wps/relay/MCS2_contractRecords */
export const contractRecords: Handler<'contractRecords'> = ({ context, member }, query) => {
  payAll(context);
  const { kind, scope = 'MINE', period, account, sort } = query;
  const holders = scope === 'MINE' ? [member] : teamOf(context, member).flatMap((one) => one.member ?? []);
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

/** What contracts paid a member, in the session and before it. */
export function recordsOf(context: SandboxContext, holder: Member): ContractRecord[] {
  const live = contractsOf(context).payments.filter(({ account }) => account === holder.account);
  const past = historyOf(context, holder).transactions.flatMap((move) => pastRecord(context, holder, move) ?? []);
  return [...live, ...past];
}

/** The rate is that of the contract in the data; what it was paid for follows from the amount. */
function pastRecord(context: SandboxContext, { account }: Member, move: Transaction): ContractRecord | null {
  const kind = kindOfMove(move);
  if (kind === null) return null;
  const { referenceNumber, time, amount, status } = move;
  const base = baseOf(context, account, kind, centsOf(amount));
  const isDividend = kind === 'dividend';
  return {
    referenceNumber,
    time,
    periodEnd: time,
    kind,
    account,
    period: seedPeriod(kind),
    betAmount: moneyOf(isDividend ? base * 20n : base),
    profitLoss: moneyOf(isDividend || kind === 'realTimeSalary' ? base : base / 25n),
    activeMembers: 5 + Number(base % 20n),
    rate: seedRate(kind, rankOf(context, account)),
    amount,
    status,
  };
}
