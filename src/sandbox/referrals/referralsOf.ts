import type { Referral } from '#contract/types.ts';
import { drawsOf } from '#sandbox/values/draws.ts';
import { historyOf } from '../history/history.ts';
import { betsOf } from '../history/bets.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { activityOf } from '../model/activity.ts';
import { maskedAccount } from '#sandbox/values/maskedAccount.ts';
import { seedOf } from '#sandbox/values/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { isWord } from '#sandbox/values/words.ts';
import { referralCodeOf } from './referralCode.ts';

const PAST_WITHOUT_BONUS = 14;
const dayMs = 86_400_000;

/** Whom a member invited, the latest first: those who registered in this session, before them those of the history. */
export const referralsOf = (context: SandboxContext, member: Member): Referral[] =>
  [...registered(context, member), ...past(context, member)].sort((one, other) => other.time - one.time);

function registered(context: SandboxContext, member: Member): Referral[] {
  const code = referralCodeOf(member);
  const paid = activityOf(context, member).transactions.filter(({ remark }) => isWord(remark, 'referral'));
  return Object.values(context.state.members)
    .filter(({ record }) => record['referralCode']?.trim().toUpperCase() === code)
    .map((friend) => {
      const { transactions } = activityOf(context, friend);
      const first = transactions.findLast(({ type, status }) => type === 'DEPOSIT' && status === 'CREDITED');
      const bonus = paid.find(({ remark }) => isWord(remark, 'referral', friend.id))?.amount ?? '0.00';
      const time = friend.registeredAt ?? 0;
      return {
        id: `R${friend.id}`,
        time,
        account: maskedAccount(friend.account),
        registeredTime: time,
        firstDeposit: first?.amount ?? null,
        validBet: moneyOf(betsOf(context, friend).reduce((sum, { validBet }) => sum + centsOf(validBet ?? '0'), 0n)),
        bonus,
        status: bonus === '0.00' ? 'REGISTERED' : 'REWARDED',
      };
    });
}

/** One person for each bonus in the history that was paid for one, and some who have not earned anything. */
function past(context: SandboxContext, member: Member): Referral[] {
  const { transactions } = historyOf(context, member);
  const oldest = transactions.at(-1)?.time;
  const latest = transactions[0]?.time ?? 0;
  if (oldest === undefined) return [];
  const draws = drawsOf({ random: seedOf(`referrals ${context.data.games.seed} ${member.account}`) });
  const names = context.data.games.winners ?? [];
  const row = (time: number, more: Pick<Referral, 'status' | 'bonus'> & Partial<Referral>): Referral => ({
    id: `R${time.toString(36).toUpperCase()}`,
    time,
    account: names.length === 0 ? 'abc***01' : draws.pick(names),
    registeredTime: time + draws.between(2, 50) * 60_000,
    firstDeposit: null,
    validBet: '0.00',
    ...more,
  });
  const rewarded = transactions
    .filter(({ type, remark }) => type === 'BONUS' && isWord(remark, 'referral'))
    .map(({ time, amount }) =>
      row(time - draws.between(60, 2_000) * 60_000, {
        status: 'REWARDED',
        bonus: amount,
        firstDeposit: moneyOf(BigInt(draws.between(4, 40)) * 500n),
        validBet: moneyOf(BigInt(draws.between(100, 90_000))),
      }),
    );
  const others = Array.from({ length: PAST_WITHOUT_BONUS }, (_, index) => {
    const time = latest - Math.floor((index + draws.between(10, 90) / 100) * 6 * dayMs);
    const status = draws.pick(['INVITED', 'REGISTERED', 'REGISTERED', 'REJECTED'] as const);
    if (status === 'INVITED') return row(time, { status, bonus: '0.00', registeredTime: null });
    return row(time, { status, bonus: '0.00', validBet: moneyOf(BigInt(draws.between(0, 4_000))) });
  });
  return [...rewarded, ...others.filter(({ time }) => time > oldest)];
}
