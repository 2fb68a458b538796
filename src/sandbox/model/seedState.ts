import type { SandboxSeedUser } from '#contract/types.ts';
import type { SandboxData } from './data.ts';
import { labelOf } from './labels.ts';
import { passwordDigest } from '#sandbox/values/passwordDigest.ts';
import { seedOf } from '#sandbox/values/random.ts';
import { emptyOverlay, type Member, type SandboxState } from './state.ts';

/** The state a sandbox session starts with and returns to on reset. */
export function seedState(seed: string, data: SandboxData): SandboxState {
  const members: Record<string, Member> = {};
  Object.entries(data.users.users).forEach(([account, user], index) => {
    const member = seedMember(String(10001 + index), account, user, data);
    members[member.id] = member;
  });
  return {
    v: 6,
    seed: seedMark(data),
    random: seedOf(seed),
    sequence: 0,
    historyEnd: null,
    clockOffsetMs: 0,
    overlay: emptyOverlay(),
    members,
    sessions: {},
    captcha: null,
    codes: [],
    challenges: {},
    phoneChecks: {},
    phoneTokens: {},
    humanChecks: {},
    seenPayloads: {},
    hits: {},
    outbox: [],
    activity: {},
    rewardsTaken: {},
    tickets: {},
    answers: {},
    images: {},
  };
}

/** Changes when the seed users or the levels do, so that a stored state of older data is not reused. */
export function seedMark(data: SandboxData): number {
  return seedOf(JSON.stringify([data.users, data.games.levels]));
}

function seedMember(id: string, account: string, user: SandboxSeedUser, data: SandboxData): Member {
  return {
    id,
    account,
    digest: passwordDigest(id, user.password),
    type: user.type,
    nickname: user.nickname,
    label: labelOf(data, user.label.rankLevel) ?? user.label,
    balance: user.balance,
    vendorBalances: { ...user.vendorBalances },
    countryDialingCode: user.countryDialingCode ?? '',
    mobileNum: user.mobileNum ?? '',
    email: user.email ?? '',
    toUpline: user.toUpline ?? false,
    upline: user.upline ?? '',
    avatar: user.avatar ?? null,
    language: '',
    firstTimeLogin: user.firstTimeLogin ?? false,
    passwordExpired: user.passwordExpired ?? false,
    captchaOnFailure: user.captchaOnFailure ?? false,
    twoStep: user.twoStep ?? null,
    agentOnly: user.agentOnly ?? false,
    contactAgent: user.contactAgent ?? false,
    paymentDigest: user.paymentPassword === undefined ? '' : passwordDigest(id, user.paymentPassword),
    record: {
      ...(user.payeeName === undefined ? {} : { payeeName: user.payeeName }),
      ...(user.birthday === undefined ? {} : { birthday: user.birthday }),
    },
  };
}
