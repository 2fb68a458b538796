import type { Handler } from '#sandbox/protocol/handler.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { languageOf, textReader } from '../model/texts.ts';
import { referralCodeOf } from './referralCode.ts';
import { MIN_DEPOSIT } from './payReferrer.ts';
import { referralsOf } from './referralsOf.ts';
import { rules } from './rules.ts';
import { countedOf, tierFor, tiers } from './tiers.ts';

/** GET /wps/relay/MCS2_getReferralInfo */
export const referralInfo: Handler<'referralInfo'> = ({ context, member, request }) => {
  if (member.type === context.brand.agent.demoType) return refuse('in_need_true_account');
  if (!context.settings.referralEnabled) return refuse('in_function_not_open');
  const read = textReader(context, languageOf(request));
  const counted = countedOf(context, member);
  return accept({
    code: referralCodeOf(member),
    bonus: tierFor(counted).bonus,
    minDeposit: MIN_DEPOSIT,
    rules: rules.map(read),
    tiers: [...tiers],
    counted,
  });
};

/** GET /wps/relay/MCS2_getReferrals: also while the programme is closed, as its bonuses stay in the records. */
export const referrals: Handler<'referrals'> = ({ context, member }, query) => {
  const { status, sort } = query;
  const rows = rowsWithin(referralsOf(context, member), query, {
    fits: (row) => status === undefined || row.status === status,
    value: sort === undefined || sort === 'time' ? undefined : (row) => centsOf(row[sort]),
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const sum = (key: 'validBet' | 'bonus') => moneyOf(rows.reduce((total, row) => total + centsOf(row[key]), 0n));
  const totals = {
    invited: rows.length,
    registered: rows.filter(({ registeredTime }) => registeredTime != null).length,
    deposited: rows.filter(({ firstDeposit }) => firstDeposit != null).length,
    validBet: sum('validBet'),
    bonus: sum('bonus'),
  };
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items, ...page, totals });
};
