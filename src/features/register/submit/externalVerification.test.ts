import { expect, test, vi } from 'vitest';
import { PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { sendPhoneCode } from '#state/forms/phoneProof.ts';
import { accepted, byPhone, onRegisterPage, walk } from './registerSubmit.fixture.ts';
import { submitRegistration } from './registerSubmit.ts';

onRegisterPage();

test('by phone with external verification: proof, call with it, the account, then the session (RSB-08, RSB-12, RSB-18)', async () => {
  const { portal, happened, requestOf } = walk({
    settings: { externalSms: true },
    reply: () => ({ ...accepted, account: 'm80012', password: 'Xy12ab34' }),
    confirm: async (code) => `proof of ${code}`,
  });
  const opened = vi.spyOn(portal.overlay, 'openModal');
  await sendPhoneCode(portal, byPhone.values);
  await submitRegistration(portal, byPhone);
  expect(happened).toEqual(['registerMobile', 'generatedAccountModal', 'go /', 'memberInfo', 'registerSuccessModal']);
  expect(requestOf('registerMobile')).toMatchObject({
    username: '912345678',
    countryDialingCode: '84',
    firebaseChannel: 'sms',
    firebaseIdToken: 'proof of 123456',
  });
  expect(opened).toHaveBeenCalledWith('generatedAccountModal', { account: 'm80012', password: 'Xy12ab34' }, { locked: true });
});

test.each([
  ['invalidCode', 'verificationCode', 'errors:phone_code_invalid'],
  ['missingCode', 'verificationCode', 'errors:phone_code_missing'],
  ['codeExpired', 'verificationCode', 'errors:phone_code_expired'],
  ['tooManyRequests', 'verificationCode', 'errors:phone_too_many_requests'],
  ['captchaFailed', 'verificationCode', 'errors:phone_captcha_failed'],
  ['quotaExceeded', 'verificationCode', 'errors:phone_quota_exceeded'],
  ['notAllowed', 'verificationCode', 'errors:phone_not_allowed'],
  ['popupClosed', 'verificationCode', 'errors:phone_popup_closed'],
  ['unknown', 'verificationCode', 'errors:phone_unknown'],
  ['invalidPhone', 'mobileNum', 'errors:phone_invalid'],
  ['missingPhone', 'mobileNum', 'errors:phone_missing'],
] as const)(
  'a failed external verification, %s, stops without a dialog and names its field (RSB-08, SMS-13, SMS-14, SMS-15, D-64)',
  async (code, name, messageKey) => {
    const confirm = () => Promise.reject(new PhoneVerifierError(code));
    const { portal, happened, reported, busy } = walk({ settings: { externalSms: true }, confirm });
    await sendPhoneCode(portal, byPhone.values);
    expect(await submitRegistration(portal, byPhone)).toEqual({ kind: 'refused', field: { name, messageKey } });
    expect(happened).toEqual([]);
    expect(reported).toContain('phoneNotProved');
    expect(busy()).toBe(0);
  },
);

test('a code sent to another number, or never, counts as missing (RSB-08, SMS-14)', async () => {
  const { portal, happened } = walk({ settings: { externalSms: true } });
  const missing = { kind: 'refused', field: { name: 'verificationCode', messageKey: 'errors:phone_code_missing' } };
  expect(await submitRegistration(portal, byPhone)).toEqual(missing);
  await sendPhoneCode(portal, { ...byPhone.values, mobileNum: '912345679' });
  expect(await submitRegistration(portal, byPhone)).toEqual(missing);
  expect(happened).toEqual([]);
});
