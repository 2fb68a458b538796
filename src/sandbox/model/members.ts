import { fieldText } from '#engine/fields/fieldText.ts';
import { bareNumber } from '#engine/values/bareNumber.ts';
import { typedField } from '#sandbox/model/typedFields.ts';
import { passwordDigest } from '#sandbox/values/passwordDigest.ts';
import type { Member } from './state.ts';
import type { SandboxContext } from './sandboxContext.ts';

/** A phone, normalised: digits of dialing code and number, without the trunk zero. */
export function phoneKey(countryDialingCode: string, number: string): string {
  const trunk = bareNumber(number).replace(/\D/g, '').replace(/^0+/, '');
  return `+${countryDialingCode.replace(/\D/g, '')}${trunk}`;
}

/** The member with this account name, ignoring case. */
export function findByAccount(context: SandboxContext, account: string): Member | undefined {
  const wanted = typedField(context, 'username', account).toLowerCase();
  return Object.values(context.state.members).find((member) => member.account.toLowerCase() === wanted);
}

/** The member with this phone; without a dialing code any country matches. */
export function findByPhone(context: SandboxContext, number: string, countryDialingCode = ''): Member | undefined {
  const bare = phoneKey('', number);
  if (bare === '+') return undefined;
  return Object.values(context.state.members).find((member) => {
    if (member.mobileNum === '') return false;
    return countryDialingCode === ''
      ? phoneKey('', member.mobileNum) === bare
      : phoneKey(member.countryDialingCode, member.mobileNum) === phoneKey(countryDialingCode, number);
  });
}

export function findByEmail(context: SandboxContext, email: string): Member | undefined {
  const wanted = fieldText('email', email).toLowerCase();
  return wanted === '' ? undefined : Object.values(context.state.members).find((member) => member.email.toLowerCase() === wanted);
}

export function passwordFits(member: Member, password: string): boolean {
  return member.digest === passwordDigest(member.id, password);
}

/** Sets the member's password, which is then no longer expired. */
export function setPassword(member: Member, password: string): void {
  member.digest = passwordDigest(member.id, password);
  member.passwordExpired = false;
}
