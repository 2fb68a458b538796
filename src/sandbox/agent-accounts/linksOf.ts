import { drawsOf } from '#sandbox/values/draws.ts';
import { HISTORY_DAYS, historyEnd } from '../history/history.ts';
import { activityOf } from '../model/activity.ts';
import { nextRandom, seedOf } from '#sandbox/values/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredLink } from '../model/storedRows.ts';

const dayMs = 86_400_000;
const CODE_LENGTH = 8;
/** Capitals and digits that are not mistaken for each other; every affiliate code is accepted by the field's rule. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** What a seed agent has created before the session; days count from its start. */
const past = [
  { type: 'MEMBER', day: -12, until: null, remark: 'Radio Aurora', visits: [120, 400], registrations: [9, 40] },
  { type: 'AGENT', day: -30, until: 60, remark: '', visits: [15, 60], registrations: [1, 6] },
  { type: 'MEMBER', day: -75, until: -45, remark: { word: 'summerCampaign' }, visits: [300, 900], registrations: [20, 90] },
] as const;

export const isAgent = ({ brand }: SandboxContext, { type }: Member): boolean => brand.agent.centreTypes.includes(type);

/** The links of an agent, the latest first; a seed agent starts with some. */
export function linksOf(context: SandboxContext, member: Member): StoredLink[] {
  const activity = activityOf(context, member);
  activity.registerLinks ??= isAgent(context, member) && member.registeredAt === undefined ? pastLinks(context, member) : [];
  return activity.registerLinks;
}

function pastLinks(context: SandboxContext, { account }: Member): StoredLink[] {
  const draws = drawsOf({ random: seedOf(`links ${context.data.games.seed} ${account}`) });
  const start = historyEnd(context);
  return past.map(({ type, day, until, remark, visits, registrations }) => ({
    code: Array.from({ length: CODE_LENGTH }, () => draws.pick([...letters])).join(''),
    type,
    createdAt: start + Math.max(day, -HISTORY_DAYS) * dayMs + draws.between(8, 20) * 3_600_000,
    validUntil: until === null ? null : start + until * dayMs,
    remark,
    visits: draws.between(visits[0], visits[1]),
    registrations: draws.between(registrations[0], registrations[1]),
    requestKey: null,
  }));
}

/** A code that no link and no affiliate has. */
export function newCode(context: SandboxContext): string {
  for (;;) {
    const pick = () => letters[Math.floor(nextRandom(context.state) * letters.length)];
    const code = Array.from({ length: CODE_LENGTH }, pick).join('');
    if (findLink(context, code) === null && !Object.hasOwn(context.data.platform.affiliates ?? {}, code)) return code;
  }
}

export const isValid = ({ now }: SandboxContext, { validUntil }: StoredLink): boolean => validUntil === null || now < validUntil;

/** The link with this code, ignoring case, and its agent; null without one. It may have expired. */
export function findLink(context: SandboxContext, code: string): { agent: Member; link: StoredLink } | null {
  const wanted = code.trim().toUpperCase();
  for (const agent of Object.values(context.state.members)) {
    const link = isAgent(context, agent) ? linksOf(context, agent).find((one) => one.code === wanted) : undefined;
    if (link !== undefined) return { agent, link };
  }
  return null;
}

/** The link that a code registers with now; null for one that is unknown or has expired. */
export function openLink(context: SandboxContext, code: string): { agent: Member; link: StoredLink } | null {
  const found = findLink(context, code);
  return found !== null && isValid(context, found.link) ? found : null;
}
