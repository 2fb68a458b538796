import { expect, test } from 'vitest';
import { requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { affiliateCodeOf, type Registration, registrationPayload, valueOf } from './registerPayload.ts';

const place = { url: 'http://brand.localhost/register?referralCode=ANA4821', domain: 'brand.localhost', dialingCode: '55' };
const nothing = { human: {}, idToken: null };
const nobody = { affiliateCode: '', referralCode: '' };

const byName = (values: Record<string, string>, extra: Partial<Registration> = {}): Registration => ({
  kind: 'register',
  shown: ['username', 'password', 'confirmPassword'],
  values: { username: 'walker01', password: ' Walk 1234 ', confirmPassword: ' Walk 1234 ', ...values },
  invitation: nobody,
  ...extra,
});
const byPhone = (extra: Partial<Registration> = {}): Registration => ({
  kind: 'registerMobile',
  shown: ['mobileNum', 'verificationCode'],
  values: {
    mobileNum: '11987654321',
    verificationCode: '123456',
    countryDialingCode: '351',
    countryCode: 'PT',
    username: 'other',
  },
  invitation: nobody,
  ...extra,
});

const fits = (title: 'RegisterRequest' | 'RegisterMobileRequest', payload: unknown): boolean =>
  requestValidatorOf(title)(payload) === null;

test('a registration by user name sends the shown fields, the login flag, address, method and domain (RSB-10, RSB-11)', async () => {
  const payload = registrationPayload(byName({ email: 'not@shown.example', username: ' walker01 ' }), nothing, place);
  expect(payload).toEqual({
    username: 'walker01',
    password: ' Walk 1234 ',
    confirmPassword: ' Walk 1234 ',
    countryDialingCode: '55',
    login: true,
    registerUrl: place.url,
    registerMethod: 'WEB',
    domain: 'brand.localhost',
  });
  expect(fits('RegisterRequest', payload)).toBe(true);
});

test('every shown field of the record is sent, and empty ones are not (REG-35)', async () => {
  const names = [
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'recommenderId',
    'captcha',
    'verificationCode',
    'affiliateCode',
    'paymentPassword',
    'line',
    'whatsapp',
    'zalo',
    'facebook',
    'wechat',
    'idNumber',
    'referralCode',
    'nickname',
    'birthday',
    'address',
    'nationality',
    'occupation',
    'sourceOfIncome',
    'telegram',
    'skype',
  ];
  const shown = ['username', 'password', 'confirmPassword', ...names];
  const values = Object.fromEntries(names.map((name, index) => [name, `v${index}`]));
  const payload = registrationPayload(byName(values, { shown }), nothing, place);
  expect(payload).toMatchObject(values);
  expect(fits('RegisterRequest', payload)).toBe(true);

  const empty = registrationPayload(byName({ email: '  ', line: '' }, { shown }), nothing, place);
  expect(Object.keys(empty)).not.toContain('email');
  expect(Object.keys(empty)).not.toContain('line');
});

test('the confirmation of a birthday and other values without a field are not sent', () => {
  const payload = registrationPayload(byName({ agreement: '1', birthdayConfirmed: '1', countryCode: 'BR' }), nothing, place);
  for (const name of ['agreement', 'birthdayConfirmed', 'countryCode']) expect(payload).not.toHaveProperty(name);
});

test('by phone the user name is the mobile number, with the chosen dialing code (RSB-06)', async () => {
  const payload = registrationPayload(byPhone(), nothing, place);
  expect(payload).toMatchObject({ username: '11987654321', mobileNum: '11987654321', countryDialingCode: '351' });
  expect(payload).not.toHaveProperty('password');
  expect(fits('RegisterMobileRequest', payload)).toBe(true);
});

test('an external verification adds the channel and its proof, a human check its fields (RSB-12, RSB-13)', async () => {
  const human = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
  const payload = registrationPayload(byPhone(), { human, idToken: 'proof' }, place);
  expect(payload).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'proof', ...human });
  expect(fits('RegisterMobileRequest', payload)).toBe(true);
  const without = registrationPayload(byPhone(), nothing, place);
  for (const name of ['firebaseChannel', 'firebaseIdToken', ...Object.keys(human)]) expect(without).not.toHaveProperty(name);
});

test('codes come from the field if shown, else from the query (RSB-02)', () => {
  const invitation = { affiliateCode: 'URL1', referralCode: 'URL2' };
  expect(registrationPayload(byName({}, { invitation }), nothing, place)).toMatchObject(invitation);

  const shown = ['username', 'password', 'confirmPassword', 'affiliateCode', 'referralCode'];
  const typed = byName({ affiliateCode: ' CAJU ', referralCode: 'ANA' }, { shown, invitation });
  expect(affiliateCodeOf(typed)).toBe('CAJU');
  expect(registrationPayload(typed, nothing, place)).toMatchObject({ affiliateCode: 'CAJU', referralCode: 'ANA' });

  const emptied = byName({ affiliateCode: '', referralCode: '' }, { shown, invitation });
  expect(affiliateCodeOf(emptied)).toBe('');
  expect(registrationPayload(emptied, nothing, place)).not.toHaveProperty('affiliateCode');
});

test('a hidden field has no value', () => {
  expect(valueOf(byPhone(), 'username')).toBe('');
  expect(valueOf(byName({ username: ' a ' }), 'username')).toBe('a');
});
