import type { ContractKind } from '#contract/types.ts';
import { seedRate, rankOf } from './seedTerms.ts';
import { remarkOf } from './remarks.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { type Cents, centsOf } from '#sandbox/values/amounts.ts';
import type { Draws } from '#sandbox/values/draws.ts';
import type { BackwardLedger } from '#sandbox/model/ledger.ts';

const minuteMs = 60_000;

/** Whether a member was paid by contracts before the session: the platform's agent and its branches. */
export const isSalaried = (context: SandboxContext, account: string): boolean => rankOf(context, account) < 2;

/** One payment a day, before the day's first bet. */
export const payRealTimeSalary = (ledger: BackwardLedger, draws: Draws, start: number): void =>
  pay(ledger, 'realTimeSalary', start + 30 * minuteMs, draws.between(50, 400));

/** The payments of a midnight, the latest first; dividends on the 1st and the 16th. @param name the day, yyyy-MM-dd */
export function payAtMidnight(ledger: BackwardLedger, draws: Draws, start: number, name: string): void {
  pay(ledger, 'hourSalary', start, draws.between(100, 900));
  pay(ledger, 'dailySalary', start, draws.between(500, 4_000));
  if (/-(?:01|16)$/.test(name)) pay(ledger, 'dividend', start, draws.between(20_000, 60_000));
}

function pay(ledger: BackwardLedger, kind: ContractKind, time: number, cents: number): void {
  const amount = BigInt(cents);
  if (ledger.balance() < amount) return;
  ledger.add({ time, type: kind === 'dividend' ? 'DIVIDEND' : 'SALARY', amount, remark: remarkOf(kind) });
}

/** The amount from which a rate makes a payment; exact, as the rates of the data are parts of 100. */
export function baseOf(context: SandboxContext, account: string, kind: ContractKind, amount: Cents): Cents {
  return (amount * 10_000n) / centsOf(seedRate(kind, rankOf(context, account)));
}
