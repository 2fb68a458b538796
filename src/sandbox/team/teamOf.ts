import { moneyOf } from '../history/amounts.ts';
import { historyEnd } from '../history/history.ts';
import { addMember, generatedPassword } from '../model/newMember.ts';
import { seedOf } from '../model/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { type MadeDownline, madeDownlines } from './madeDownlines.ts';
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
  readonly level: number;
  /** ms */
  readonly registered: number;
  /** ms; null before the first sign-in. */
  readonly lastLogin: number | null;
  readonly isFrozen: boolean;
  /** Members below it. */
  readonly teamSize: number;
  /** As the state has it: an account of the brand's data, one that registered, or one that was changed. */
  readonly member: Member | null;
  /** What it did before the session, where that is made. */
  readonly made: MadeDownline | null;
}

const dayMs = 86_400_000;

type Known = Omit<TeamMember, 'level' | 'teamSize'>;

/** Everybody below an agent, the nearest level first. A member above, beside or outside is not among them. */
export function teamOf(context: SandboxContext, agent: Pick<Member, 'account'>): TeamMember[] {
  const below = membersByUpline(context);
  const levels: Known[][] = [];
  const seen = new Set([agent.account]);
  for (let next = below.get(agent.account) ?? []; next.length > 0;) {
    const fresh = next.filter(({ account }) => !seen.has(account) && seen.add(account));
    levels.push(fresh);
    next = fresh.flatMap(({ account }) => below.get(account) ?? []);
  }
  const sizes = new Map<string, number>();
  for (const level of levels.toReversed()) {
    for (const { account, upline } of level) sizes.set(upline, (sizes.get(upline) ?? 0) + 1 + (sizes.get(account) ?? 0));
  }
  return levels.flatMap((level, index) =>
    level.map((known) => ({ ...known, level: index + 1, teamSize: sizes.get(known.account) ?? 0 })),
  );
}

/** Main balance, decimal text. */
export const balanceOf = (context: SandboxContext, { member, made }: Pick<TeamMember, 'member' | 'made'>): string =>
  member?.balance ?? moneyOf(made === null ? 0n : balanceOfMade(context, made));

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
  const known = { id, nickname, type, upline, balance: balanceOf(context, downline), registeredAt: registered };
  return addMember(context, account, generatedPassword(context), known);
}

function membersByUpline(context: SandboxContext): Map<string, Known[]> {
  const below = new Map<string, Known[]>();
  const add = (known: Known) => {
    const list = below.get(known.upline);
    if (list === undefined) below.set(known.upline, [known]);
    else list.push(known);
  };
  const { members } = context.state;
  const made = madeDownlines(context);
  const ids = new Set(made.map(({ id }) => id));
  for (const member of Object.values(members))
    if (member.upline !== '' && !ids.has(member.id)) add(storedMember(context, member));
  for (const one of made) add(madeMember(context, one, members[one.id] ?? null));
  return below;
}

function storedMember(context: SandboxContext, member: Member): Known {
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
    registered: registeredAt ?? end - (200 + (seedOf(account) % 400)) * dayMs,
    lastLogin: logins?.[0]?.time ?? (isSeed ? end - (seedOf(account) % 600) * 60_000 : null),
    isFrozen: false,
    member,
    made: null,
  };
}

function madeMember(context: SandboxContext, made: MadeDownline, member: Member | null): Known {
  const { id, account, nickname, type, upline, registered, lastLogin, isFrozen } = made;
  return {
    id,
    account,
    nickname,
    isAgent: context.brand.agent.centreTypes.includes(type),
    upline,
    registered,
    lastLogin,
    isFrozen,
    member,
    made,
  };
}
