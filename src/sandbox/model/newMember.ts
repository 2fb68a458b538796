import { labelOf } from './labels.ts';
import { passwordDigest } from '#sandbox/values/passwordDigest.ts';
import { digits, randomText } from '#sandbox/values/random.ts';
import type { Member } from './state.ts';
import { findByAccount } from './members.ts';
import { nextId, type SandboxContext } from './sandboxContext.ts';

/** The label of new members where there are no levels. */
const firstLabel: Member['label'] = { labelName: 'Bronze', color: '#a8673a', color2: '#d9a06c', rankLevel: 1 };

/** Adds a member without history; the argument overrides the defaults. */
export function addMember(context: SandboxContext, account: string, password: string, known: Partial<Member> = {}): Member {
  const id = known.id ?? String(20000 + nextId(context.state));
  const member: Member = {
    type: 0,
    nickname: account,
    label: labelOf(context.data, 1) ?? firstLabel,
    balance: '0.00',
    vendorBalances: {},
    countryDialingCode: '',
    mobileNum: '',
    email: '',
    toUpline: false,
    upline: '',
    avatar: null,
    language: '',
    firstTimeLogin: false,
    passwordExpired: false,
    captchaOnFailure: false,
    twoStep: null,
    agentOnly: false,
    contactAgent: false,
    paymentDigest: '',
    record: {},
    registeredAt: context.now,
    ...known,
    id,
    account,
    digest: passwordDigest(id, password),
  };
  context.state.members[id] = member;
  return member;
}

/** An unused account name: the prefix and eight digits. */
export function generatedAccount(context: SandboxContext, prefix: string): string {
  for (;;) {
    const account = `${prefix}${randomText(context.state, 8, digits)}`;
    if (findByAccount(context, account) === undefined) return account;
  }
}

/** A password with letters of both cases and digits, easy to dictate. */
export function generatedPassword(context: SandboxContext): string {
  const { state } = context;
  return `${randomText(state, 1, 'ABCDEFGHJKMNPRSTUVWXYZ')}${randomText(state, 5, 'abcdefghjkmnprstuvwxyz')}${randomText(state, 4, '23456789')}`;
}
