import type { RegisterResponse, RegistrationRecord } from '#contract/types.ts';
import { isFlagOn } from '../model/flags.ts';
import { phoneKey } from '../model/members.ts';
import { addMember, generatedAccount, generatedPassword } from '../model/newMember.ts';
import { usePhoneToken } from '../model/phoneChecks.ts';
import { accept, refuse, type Answer } from '../model/refusal.ts';
import { useCode } from '../model/smsCodes.ts';
import type { Member } from '../model/state.ts';
import type { World } from '../model/world.ts';
import type { Handler } from './handler.ts';
import { checkFields, checkProofs, checkTaken } from './registerChecks.ts';
import { sideRefusal, signIn } from './signIn.ts';

/** PUT /wps/member/register: by user name. */
export const register: Handler<'register'> = async ({ world }, body) => {
  if (!isFlagOn(world, 'DIRECTREG3') || !isFlagOn(world, 'USERNAMEREG3', true)) return refuse('in_function_not_open');
  const account = body.username.trim();
  const checked = firstRefusal(
    await checkFields(world, body, ['username', 'password']),
    () => checkProofs(world, body),
    () => checkTaken(world, account, body),
  );
  if (!checked.ok) return checked;
  if (isFlagOn(world, 'SMSVERIF3')) {
    // a form on an outside verification has its proof; the platform's own code is good here in any case
    const proved = body.firebaseIdToken === undefined ? useOwnCode(world, body) : useOutsideProof(world, body);
    if (!proved.ok) return proved;
  }
  return admit(world, addMember(world, account, body.password, personal(world, body)));
};

/** PUT /wps/member/register/mobile: by phone. The account is always made here, the password when the form asked for none. */
export const registerMobile: Handler<'registerMobile'> = async ({ world }, body) => {
  if (!isFlagOn(world, 'DIRECTREG3') || !isFlagOn(world, 'MOBILEREG3')) return refuse('in_function_not_open');
  const { phonePasswordEnabled } = world.settings;
  const required = phonePasswordEnabled ? ['mobileNum', 'password'] : ['mobileNum'];
  const record: RegistrationRecord = { ...body };
  const checked = firstRefusal(
    await checkFields(world, record, required, ['username', ...(phonePasswordEnabled ? [] : ['password'])]),
    () => checkProofs(world, record),
    () => checkTaken(world, null, record),
    () => (world.settings.externalSms ? useOutsideProof(world, record) : useOwnCode(world, record)),
  );
  if (!checked.ok) return checked;
  const account = generatedAccount(world, 'm');
  const made = phonePasswordEnabled ? null : generatedPassword(world);
  const entered = admit(world, addMember(world, account, made ?? body.password ?? '', personal(world, record)));
  if (!entered.ok) return entered;
  return accept({ ...entered.value, account, ...(made === null ? {} : { password: made }) });
};

function firstRefusal(first: Answer<null>, ...later: readonly (() => Answer<null>)[]): Answer<null> {
  return later.reduce((so, check) => (so.ok ? check() : so), first);
}

function phoneOf({ brand }: World, record: RegistrationRecord): string {
  return phoneKey(record.countryDialingCode ?? brand.phone.dialingCode, record.mobileNum ?? '');
}

function useOwnCode(world: World, record: RegistrationRecord): Answer<null> {
  return useCode(world, 'register', phoneOf(world, record), record.verificationCode ?? '');
}

function useOutsideProof(world: World, record: RegistrationRecord): Answer<null> {
  const proved = usePhoneToken(world, record.firebaseIdToken ?? '', phoneOf(world, record));
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

function personal(world: World, record: RegistrationRecord): Partial<Member> {
  const rest = Object.entries(record).filter(([key, value]) => !separate.has(key) && typeof value === 'string');
  return {
    firstTimeLogin: true,
    nickname: record.nickname ?? '',
    email: record.email?.trim() ?? '',
    mobileNum: record.mobileNum?.trim() ?? '',
    countryDialingCode: record.countryDialingCode ?? world.brand.phone.dialingCode,
    record: Object.fromEntries(rest) as Record<string, string>,
  };
}

function admit(world: World, member: Member): Answer<RegisterResponse> {
  // On an agent side a new member is of no agent type, so registration there is closed by its flags.
  return sideRefusal(world, member) ?? signIn(world, member);
}
