import type { MemberLogin } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { nextRandom, seedOf } from '#sandbox/values/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredLogin } from '../model/storedRows.ts';

const kept = 10;
const hourMs = 3_600_000;
const devices = ['Chrome, Android', 'Safari, iOS', 'Chrome, Windows', 'Firefox, Windows', 'Safari, macOS'] as const;

/** The member's last sign-ins, the latest first, for the session of the token; a seed member starts with some. */
export function loginsOf(context: SandboxContext, member: Member, token: string): MemberLogin[] {
  return storedLogins(context, member).map(({ token: begun, ...login }) => ({
    ...login,
    ...(begun === token && { current: true }),
  }));
}

function storedLogins(context: SandboxContext, member: Member): StoredLogin[] {
  const activity = activityOf(context, member);
  activity.logins ??= Object.hasOwn(context.data.users.users, member.account) ? pastLogins(context, member) : [];
  return activity.logins;
}

/** Records the sign-in that began the session of the token. */
export function noteLogin(context: SandboxContext, member: Member, token: string): void {
  const { ip, country } = context.data.platform.permission.location;
  const login = { time: context.now, ip, place: country, device: deviceOf(context.userAgent), token };
  activityOf(context, member).logins = [login, ...storedLogins(context, member)].slice(0, kept);
}

function pastLogins(context: SandboxContext, member: Member): MemberLogin[] {
  const position = { random: seedOf(`logins ${member.account}`) };
  const { country } = context.data.platform.permission.location;
  let time = context.now;
  return Array.from({ length: 6 }, () => {
    time -= Math.round((4 + nextRandom(position) * 40) * hourMs);
    const device = devices[Math.floor(nextRandom(position) * devices.length)] ?? '';
    return { time, ip: `198.51.100.${1 + Math.floor(nextRandom(position) * 250)}`, place: country, device };
  });
}

const browsers = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' } as const;
const systems = {
  Android: 'Android',
  iPhone: 'iOS',
  iPad: 'iOS',
  Windows: 'Windows',
  'Mac OS': 'macOS',
  Linux: 'Linux',
} as const;

const named = (names: Readonly<Record<string, string>>, userAgent: string): string | undefined =>
  Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1];

/** Browser and system of a user agent, such as `Chrome, Windows`. */
export const deviceOf = (userAgent: string): string =>
  [named(browsers, userAgent), named(systems, userAgent)].filter((name) => name !== undefined).join(', ');
