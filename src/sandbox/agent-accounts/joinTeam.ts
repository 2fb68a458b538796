import type { NewAccountType } from '#contract/types.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { openLink } from './linksOf.ts';

const types: Readonly<Record<NewAccountType, number>> = { MEMBER: 0, AGENT: 2 };

/** What an account below an agent has from the start. */
export const belowAgent = ({ account }: Member, type: NewAccountType): Pick<Member, 'upline' | 'type'> => ({
  upline: account,
  type: types[type],
});

/** Counts a registration with an agent's link; the member joins that team. Nothing for any other code. */
export function joinTeam(context: SandboxContext, code: string): Partial<Member> {
  const invitation = openLink(context, code);
  if (invitation === null) return {};
  const { agent, link } = invitation;
  link.registrations += 1;
  return belowAgent(agent, link.type);
}
