import { searchable } from '#engine/values/searchable.ts';
import { refuse, type Refused } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { downlineOf, type TeamMember, teamOf } from './teamOf.ts';

interface Query {
  account?: string | undefined;
  /** Takes the place of `account`. */
  keyword?: string | undefined;
  /** Id of a downline. */
  under?: string | undefined;
  scope?: 'SELF' | 'DIRECT' | 'TEAM' | undefined;
}

export interface Selection {
  members: TeamMember[];
  /** From the direct downline to the member of `under`. */
  path: TeamMember[];
}

/** The part of an agent's team that a query asks for; refused for a member who is not in the team. */
export function selectMembers(
  context: SandboxContext,
  agent: Member,
  { account = '', keyword, under, scope = 'TEAM' }: Query,
): Selection | Refused {
  const team = teamOf(context, agent);
  const head = under === undefined ? null : downlineOf(team, under);
  if (head === undefined) return refuse('invalid_request', { field: 'under' });
  const path = head === null ? [] : pathTo(team, head);
  const below = head === null ? team : branchOf(team, head);
  const reach = scope === 'DIRECT' ? below.filter(({ upline }) => upline === (head ?? agent).account) : below;
  return { members: keyword === undefined ? withAccount(reach, account) : withKeyword(reach, keyword), path };
}

/** The whole account finds that one; else every account that contains the text. */
export function withAccount(members: TeamMember[], text: string): TeamMember[] {
  const wanted = searchable(text.trim());
  if (wanted === '') return members;
  const exact = members.filter(({ account }) => searchable(account) === wanted);
  return exact.length > 0 ? exact : members.filter(({ account }) => searchable(account).includes(wanted));
}

/** Every account or nickname that contains the text; those that are the text itself come first. */
export function withKeyword(members: TeamMember[], text: string): TeamMember[] {
  const wanted = searchable(text);
  if (wanted === '') return members;
  const namesOf = ({ account, nickname }: TeamMember) => [searchable(account), searchable(nickname)];
  const found = members.filter((one) => namesOf(one).some((name) => name.includes(wanted)));
  const isWhole = (one: TeamMember) => namesOf(one).includes(wanted);
  return [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))];
}

/** The members below a downline; a team has the nearest level first. */
function branchOf(team: readonly TeamMember[], { account }: TeamMember): TeamMember[] {
  const accounts = new Set([account]);
  return team.filter((one) => accounts.has(one.upline) && accounts.add(one.account));
}

/** From the direct downline to the given one. */
export function pathTo(team: readonly TeamMember[], head: TeamMember): TeamMember[] {
  const upline = team.find(({ account }) => account === head.upline);
  return [...(upline === undefined ? [] : pathTo(team, upline)), head];
}
