import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { historyEnd } from '../history/history.ts';
import { addMember, generatedPassword } from '../model/newMember.ts';
import { seedOf } from '#sandbox/values/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { type MadeDownline, generatedDownlines } from '#sandbox/downlines/generatedDownlines.ts';
import { balanceOfMade } from './madePayments.ts';

/** A member below an agent. */
export interface TeamMember {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly isAgent: boolean;
  /** Account above it. */
  readonly upline: string;
  /** Levels below the agent, from 1. */
  level: number;
  /** ms */
  readonly registered: number;
  /** ms; null before the first sign-in. */
  readonly lastLogin: number | null;
  readonly isFrozen: boolean;
  /** Members below it. */
  teamSize: number;
  /** As the state has it: an account of the brand's data, one that registered, or one that was changed. */
  readonly member: Member | null;
  /** What it did before the session, where that is made. */
  readonly made: MadeDownline | null;
}

const dayMs = 86_400_000;

/** Everybody below an agent, the nearest level first. A member above, beside or outside is not among them. */
export function teamOf(context: SandboxContext, agent: Pick<Member, 'account'>): TeamMember[] {
  const below = membersByUpline(context);
  const team: TeamMember[] = [];
  const seen = new Set([agent.account]);
  let next = below.get(agent.account) ?? [];
  for (let level = 1; next.length > 0; level += 1) {
    const fresh = next.filter(({ account }) => !seen.has(account) && seen.add(account));
    for (const one of fresh) one.level = level;
    team.push(...fresh);
    next = fresh.flatMap(({ account }) => below.get(account) ?? []);
  }
  const known = new Map(team.map((one) => [one.account, one]));
  for (const { upline, teamSize } of team.toReversed()) {
    const above = known.get(upline);
    if (above !== undefined) above.teamSize += 1 + teamSize;
  }
  return team;
}

/** Main balance. */
export const balanceOf = (context: SandboxContext, { member, made }: Pick<TeamMember, 'member' | 'made'>): Cents =>
  member !== null ? centsOf(member.balance) : made === null ? 0n : balanceOfMade(context, made);

/** The downline of this id, of the agent's team alone. */
export const downlineOf = (team: readonly TeamMember[], id: string): TeamMember | undefined => team.find((one) => one.id === id);

/**
 * A downline as a member of the state, for what changes it: a made one is stored from then on. Nobody knows its password.
 * @throws Error for a downline that no team has
 */
export function changedMember(context: SandboxContext, downline: TeamMember): Member {
  const { member, made } = downline;
  if (member !== null) return member;
  if (made === null) throw new Error('A downline is neither stored nor made.');
  const { id, account, nickname, type, upline, registered } = made;
  const known = { id, nickname, type, upline, balance: moneyOf(balanceOf(context, downline)), registeredAt: registered };
  return addMember(context, account, generatedPassword(context), known);
}

function membersByUpline(context: SandboxContext): Map<string, TeamMember[]> {
  const below = new Map<string, TeamMember[]>();
  const add = (known: TeamMember) => {
    const list = below.get(known.upline);
    if (list === undefined) below.set(known.upline, [known]);
    else list.push(known);
  };
  const { members } = context.state;
  const { accounts } = context.settings.team;
  const made = generatedDownlines(context);
  const ids = new Set(made.map(({ id }) => id));
  for (const member of Object.values(members)) {
    const isOutside = member.upline === '' || (!accounts && member.registeredAt === undefined);
    if (!isOutside && !ids.has(member.id)) add(storedMember(context, member));
  }
  for (const one of made) add(madeMember(context, one, members[one.id] ?? null));
  return below;
}

function storedMember(context: SandboxContext, member: Member): TeamMember {
  const { id, account, nickname, type, upline, registeredAt } = member;
  const end = historyEnd(context);
  const logins = context.state.activity[id]?.logins;
  const isSeed = registeredAt === undefined;
  return {
    id,
    account,
    nickname,
    isAgent: context.brand.agent.centreTypes.includes(type),
    upline,
    level: 0,
    registered: registeredAt ?? end - (200 + (seedOf(account) % 400)) * dayMs,
    lastLogin: logins?.[0]?.time ?? (isSeed ? end - (seedOf(account) % 600) * 60_000 : null),
    isFrozen: false,
    teamSize: 0,
    member,
    made: null,
  };
}

function madeMember(context: SandboxContext, made: MadeDownline, member: Member | null): TeamMember {
  const { id, account, nickname, type, upline, registered, lastLogin, isFrozen } = made;
  return {
    id,
    account,
    nickname,
    isAgent: context.brand.agent.centreTypes.includes(type),
    upline,
    level: 0,
    registered,
    lastLogin,
    isFrozen,
    teamSize: 0,
    member,
    made,
  };
}
