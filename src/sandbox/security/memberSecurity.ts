import type { Handler } from '#sandbox/protocol/handler.ts';
import { fieldFits } from '#sandbox/values/fieldFits.ts';
import { passwordDigest } from '#sandbox/values/passwordDigest.ts';
import { checkPayment } from '../model/points.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { redeemBindCode } from './bind.ts';
import { contactKeys } from './contactKeys.ts';
import { loginsOf } from '#sandbox/sign-in/logins.ts';
import { maskTarget } from '#sandbox/values/maskTarget.ts';

/** GET /wps/member/security */
export const memberSecurity: Handler<'memberSecurity'> = ({ context, member, token }) => {
  const { record } = member;
  const contacts = contactKeys.flatMap((key) => (record[key] ? [[key, record[key]] as const] : []));
  return accept({
    hasPaymentPassword: member.paymentDigest !== '',
    mobile: member.mobileNum === '' ? null : `+${member.countryDialingCode} ${maskTarget(member.mobileNum)}`,
    email: member.email === '' ? null : maskTarget(member.email),
    payeeName: record['payeeName'] || null,
    birthday: record['birthday'] || null,
    twoStep: member.twoStep,
    contacts: Object.fromEntries(contacts),
    logins: loginsOf(context, member, token),
  });
};

/** POST /wps/member/paymentPassword: five wrong old ones block the password, as five wrong ones of a payment do. */
export const setPaymentPassword: Handler<'setPaymentPassword'> = async ({ context, member }, body) => {
  const rule = context.settings.fields['paymentPassword'];
  const fits = rule === undefined || (await fieldFits({ ...rule, required: true }, body.newPassword));
  if (member.paymentDigest !== '') {
    const known = checkPayment(context, member, body.oldPassword ?? '');
    if (!known.ok) return known;
  }
  if (body.newPassword !== body.confirmNewPassword) return refuse('inconsistent_twice');
  if (!fits) return refuse('invalid_request', { field: 'newPassword' });
  const digest = passwordDigest(member.id, body.newPassword);
  if (digest === member.paymentDigest) return refuse('same_password');
  member.paymentDigest = digest;
  return accept(undefined);
};

/** PUT /wps/member/twoStep: the code is sent to the bound number or address; off needs a code of the channel that is on. */
export const setTwoStep: Handler<'setTwoStep'> = ({ context, member }, { enabled, channel, verificationCode }) => {
  if (enabled === (member.twoStep !== null) || (!enabled && channel !== member.twoStep)) {
    return refuse('invalid_request', { field: 'channel' });
  }
  const used = redeemBindCode(context, member, channel, verificationCode);
  if (!used.ok) return used;
  member.twoStep = enabled ? channel : null;
  return accept(undefined);
};
