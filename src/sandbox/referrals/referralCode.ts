import { drawsOf } from '#sandbox/values/draws.ts';
import { seedOf } from '#sandbox/values/random.ts';
import type { Member } from '../model/state.ts';

const letters = [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'];

/** The code of a member: eight capitals and digits that are not mistaken for each other. */
export function referralCodeOf({ id, account }: Pick<Member, 'id' | 'account'>): string {
  const draws = drawsOf({ random: seedOf(`referral ${id} ${account}`) });
  return Array.from({ length: 8 }, () => draws.pick(letters)).join('');
}
