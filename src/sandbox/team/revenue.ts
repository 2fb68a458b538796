import type { RevenueDay } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { kindOfMove } from '#sandbox/salaries/remarks.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import { sortedBy } from './sortedBy.ts';
import { isWithin, type Span, spanOf } from '#sandbox/values/span.ts';
import { storedMoves } from './teamMoves.ts';

const kinds = ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary', 'rebate'] as const;
type Kind = (typeof kinds)[number];

interface Day {
  id: string;
  time: number;
  paid: Record<Kind, Cents>;
  payments: number;
}

/** GET /wps/relay/MCS2_agentRevenueReport: what the agent's own movements say that it earned. */
export const agentRevenueReport: Handler<'agentRevenueReport'> = ({ context, member }, query) => {
  const { sort, order = 'desc' } = query;
  const span = spanOf(query);
  if (span === null) return refuse('invalid_request', { field: 'startTime' });
  const days = revenueIn(context, member, span);
  const rows = sortedBy(days, sort === 'income' ? ({ paid }) => sumOf(paid) : ({ time }) => time, order);
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  const totals = emptyPaid();
  for (const { paid } of days) for (const kind of kinds) totals[kind] += paid[kind];
  return accept({ rows: items.map(written), ...page, totals: writtenPaid(totals) });
};

/** What an agent earned by the start of each day; days without income are missing. */
export const incomeByDay = (context: SandboxContext, agent: Member, span: Span): ReadonlyMap<number, Cents> =>
  new Map(revenueIn(context, agent, span).map(({ time, paid }) => [time, sumOf(paid)]));

function revenueIn(context: SandboxContext, agent: Member, span: Span): Day[] {
  const days = new Map<string, Day>();
  let today: { name: string; start: number } | null = null;
  for (const move of storedMoves(context, agent, span.from)) {
    const kind = isWithin(move.time, span) && move.status === 'CREDITED' ? kindOf(move) : null;
    if (kind === null) continue;
    // the latest come first
    if (today === null || move.time < today.start) today = dayIn(context.brand.timeZone, move.time);
    const day = days.get(today.name) ?? { id: today.name, time: today.start, paid: emptyPaid(), payments: 0 };
    day.paid[kind] += centsOf(move.amount);
    day.payments += 1;
    days.set(today.name, day);
  }
  return [...days.values()];
}

/** The column that a movement counts for. */
const kindOf = (move: StoredMove): Kind | null => (move.type === 'REBATE' ? 'rebate' : kindOfMove(move));

const emptyPaid = (): Record<Kind, Cents> => ({ dividend: 0n, dailySalary: 0n, hourSalary: 0n, realTimeSalary: 0n, rebate: 0n });

const sumOf = (paid: Record<Kind, Cents>): Cents => kinds.reduce((sum, kind) => sum + paid[kind], 0n);

const writtenPaid = (paid: Record<Kind, Cents>) => ({
  income: moneyOf(sumOf(paid)),
  dividend: moneyOf(paid.dividend),
  dailySalary: moneyOf(paid.dailySalary),
  hourSalary: moneyOf(paid.hourSalary),
  realTimeSalary: moneyOf(paid.realTimeSalary),
  rebate: moneyOf(paid.rebate),
});

const written = ({ id, time, paid, payments }: Day): RevenueDay => ({ id, time, ...writtenPaid(paid), payments });
