import { typedFields } from '#sandbox/model/typedFields.ts';
import type { RegisterResponse, RegistrationRecord } from '#contract/types.ts';
import { joinTeam } from '../agent-accounts/joinTeam.ts';
import { isFlagOn } from '../model/flags.ts';
import { passwordDigest } from '#sandbox/values/passwordDigest.ts';
import { phoneKey } from '../model/members.ts';
import { addMember, generatedAccount, generatedPassword } from '../model/newMember.ts';
import { redeemPhoneToken } from '#sandbox/checks/phoneChecks.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import { redeemCode } from '#sandbox/checks/smsCodes.ts';
import type { Member } from '../model/state.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { checkFields, checkProofs, checkTaken } from '#sandbox/agent-accounts/registerChecks.ts';
import { sideRefusal, signIn } from './signIn.ts';

/** PUT /wps/member/register: by user name. */
export const register: Handler<'register'> = async ({ context }, sent) => {
  if (!isFlagOn(context, 'DIRECTREG3') || !isFlagOn(context, 'USERNAMEREG3', true)) return refuse('in_function_not_open');
  const body = typedFields(context, sent);
  const account = body.username;
  const checked = firstRefusal(
    await checkFields(context, body, ['username', 'password']),
    () => checkProofs(context, body),
    () => checkTaken(context, account, body),
  );
  if (!checked.ok) return checked;
  if (isFlagOn(context, 'SMSVERIF3')) {
    // with an external verification the form sends its proof; the platform's own code is accepted, too
    const proved = body.firebaseIdToken === undefined ? useOwnCode(context, body) : useOutsideProof(context, body);
    if (!proved.ok) return proved;
  }
  return admit(context, addMember(context, account, body.password, personal(context, body)), body);
};

/** PUT /wps/member/register/mobile: by phone. Generates the account name, and the password if the form has none. */
export const registerMobile: Handler<'registerMobile'> = async ({ context }, body) => {
  if (!isFlagOn(context, 'DIRECTREG3') || !isFlagOn(context, 'MOBILEREG3')) return refuse('in_function_not_open');
  const { phonePasswordEnabled } = context.settings;
  const required = phonePasswordEnabled ? ['mobileNum', 'password'] : ['mobileNum'];
  const record: RegistrationRecord = typedFields(context, body);
  const checked = firstRefusal(
    await checkFields(context, record, required, ['username', ...(phonePasswordEnabled ? [] : ['password'])]),
    () => checkProofs(context, record),
    () => checkTaken(context, null, record),
    () => (context.settings.externalSms ? useOutsideProof(context, record) : useOwnCode(context, record)),
  );
  if (!checked.ok) return checked;
  const account = generatedAccount(context, 'm');
  const made = phonePasswordEnabled ? null : generatedPassword(context);
  const entered = admit(context, addMember(context, account, made ?? record.password ?? '', personal(context, record)), record);
  if (!entered.ok) return entered;
  return accept({ ...entered.value, account, ...(made === null ? {} : { password: made }) });
};

function firstRefusal(first: Answer<null>, ...later: readonly (() => Answer<null>)[]): Answer<null> {
  return later.reduce((so, check) => (so.ok ? check() : so), first);
}

function phoneOf({ brand }: SandboxContext, record: RegistrationRecord): string {
  return phoneKey(record.countryDialingCode ?? brand.phone.dialingCode, record.mobileNum ?? '');
}

function useOwnCode(context: SandboxContext, record: RegistrationRecord): Answer<null> {
  return redeemCode(context, 'register', phoneOf(context, record), record.verificationCode ?? '');
}

function useOutsideProof(context: SandboxContext, record: RegistrationRecord): Answer<null> {
  const proved = redeemPhoneToken(context, record.firebaseIdToken ?? '', phoneOf(context, record));
  return proved ? accept(null) : refuse('external_sms_failed');
}

const separate = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'email',
  'mobileNum',
]);

function personal(context: SandboxContext, record: RegistrationRecord): Partial<Member> {
  const rest = Object.entries(record).filter(([key, value]) => !separate.has(key) && typeof value === 'string');
  return {
    firstTimeLogin: true,
    nickname: record.nickname ?? '',
    email: record.email ?? '',
    mobileNum: record.mobileNum ?? '',
    countryDialingCode: record.countryDialingCode ?? context.brand.phone.dialingCode,
    record: Object.fromEntries(rest) as Record<string, string>,
    ...joinTeam(context, record.affiliateCode ?? ''),
  };
}

function admit(context: SandboxContext, member: Member, record: RegistrationRecord): Answer<RegisterResponse> {
  const isAsked = context.settings.fields['paymentPassword']?.enabled === true;
  const chosen = isAsked ? (record.paymentPassword ?? '') : '';
  if (chosen !== '') member.paymentDigest = passwordDigest(member.id, chosen);
  // a new member has no agent type, so flags close registration on an agent site
  return sideRefusal(context, member) ?? signIn(context, member);
}
