import type { RealityCheck } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { betsOf } from '../history/bets.ts';
import { changeLimit, keepLimit as keep, limitsOf, RAISE_HOURS } from './limits.ts';
import { monthsLater } from './periods.ts';
import { nextReference, noteAction, protectionOf, refusalInForce, restrictionOf } from './protectionOf.ts';

const dayMs = 24 * 3_600_000;

/** GET /wps/member/protection */
export const protection: Handler<'protection'> = ({ context, member }) =>
  accept({ limits: limitsOf(context, member), restriction: restrictionOf(context, member), raiseHours: RAISE_HOURS });

/** PUT /wps/member/protection/limit */
export const setLimit: Handler<'setLimit'> = ({ context, member }, body) =>
  changeLimit(context, member, body) === null ? refuse('invalid_request', { field: 'limit' }) : accept(undefined);

/** DELETE /wps/member/protection/raise */
export const keepLimit: Handler<'keepLimit'> = ({ context, member }, { type, period }) => {
  keep(context, member, type, period);
  return accept(undefined);
};

/** POST /wps/member/protection/pause */
export const pausePlay: Handler<'pausePlay'> = ({ context, member }, { days }) => {
  const refusal = refusalInForce(context, member);
  if (refusal !== null) return refusal;
  const until = context.now + days * dayMs;
  protectionOf(context, member).restriction = { kind: 'PAUSE', from: context.now, until };
  noteAction(context, member, { action: 'PAUSE', effectiveTime: context.now, endTime: until });
  return accept(undefined);
};

/** POST /wps/member/protection/exclusion: also during a pause. */
export const selfExclude: Handler<'selfExclude'> = ({ context, member }, { months }) => {
  if (restrictionOf(context, member)?.kind === 'EXCLUSION') return refuse('self_excluded');
  const until = months === null ? null : monthsLater(context.now, months);
  protectionOf(context, member).restriction = { kind: 'EXCLUSION', from: context.now, until };
  noteAction(context, member, {
    action: 'EXCLUSION',
    effectiveTime: context.now,
    ...(until !== null && { endTime: until }),
  });
  return accept(undefined);
};

/** GET /wps/member/protection/records */
export const protectionRecords: Handler<'protectionRecords'> = ({ context, member }, query) => {
  const { records } = protectionOf(context, member);
  const fits = ({ action }: { action: string }) => query.action === undefined || action === query.action;
  const rows = rowsWithin(records, query, { fits, value: undefined });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items, ...page });
};

/** GET /wps/member/realityChecks */
export const realityChecks: Handler<'realityChecks'> = ({ context, member }, query) => {
  const rows = rowsWithin(protectionOf(context, member).checks, query, { fits: () => true, value: undefined });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items.map(({ check }) => check), ...page });
};

/** POST /wps/member/realityChecks: one row for a check, however often it is reported. */
export const noteRealityCheck: Handler<'noteRealityCheck'> = ({ context, member }, { since, until, answer }) => {
  if (until < since) return refuse('invalid_request', { field: 'until' });
  const { checks } = protectionOf(context, member);
  if (checks.some((one) => one.since === since && one.time === until)) return accept(undefined);
  const bets = betsOf(context, member).filter(({ time }) => time >= since && time <= until);
  const sum = (key: 'betAmount' | 'payout' | 'profit') =>
    moneyOf(bets.reduce((total, bet) => total + centsOf(bet[key] ?? '0'), 0n));
  const check: RealityCheck = {
    referenceNumber: nextReference(context),
    time: until,
    minutes: Math.floor((until - since) / 60_000),
    betAmount: sum('betAmount'),
    payout: sum('payout'),
    profit: sum('profit'),
    answer,
  };
  checks.unshift({ since, time: until, check });
  return accept(undefined);
};
