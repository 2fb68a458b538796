import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { type PhoneErrorCode, PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { sessionArea } from '#platform/browser/storage.ts';
import { waitLeft } from '../countdown.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { provePhone } from '#state/forms/phoneProof.ts';
import { purposeOf } from '../codePurpose.ts';
import { sendCode } from './sendCode.ts';

const values = { mobileNum: '11987654321', countryCode: 'BR', countryDialingCode: '55' };
const human = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: 't' };
const seconds = (ms: number) => Math.round(ms / 1_000);

beforeEach(() => sessionArea.clear());

test('each form requests its own kind of code', () => {
  expect((['register', 'registerMobile', 'login', 'loginSms', 'forgotPhone'] as const).map(purposeOf)).toEqual([
    'register',
    'register',
    'register',
    'login',
    'forgot',
  ]);
});

test('registration sends the number as mobileNo and waits for the minutes of the reply', async () => {
  const portal = testPortal({ reply: () => ({ expiredMinutes: 2 }) });
  expect(await sendCode(portal, 'register', values)).toEqual({ kind: 'sent', phone: '+55 119 ••••• 321' });
  expect(portal.calls).toEqual([{ name: 'smsRegister', request: { countryDialingCode: '55', mobileNo: '11987654321' } }]);
  expect(seconds(waitLeft(portal, 'register'))).toBe(120);
});

test('registration sends the human verification when the platform requires it', async () => {
  const portal = testPortal({
    register: { humanVerification: { enabled: '1', captchaId: 'c' } },
    reply: () => ({ expiredMinutes: 1 }),
  });
  portal.overlay.openModal = vi.fn(async () => human);
  await sendCode(portal, 'register', values);
  expect(portal.calls[0]?.request).toEqual({ countryDialingCode: '55', mobileNo: '11987654321', ...human });
});

test('a login code always requires a human check', async () => {
  const portal = testPortal({ environment: { humanVerifier: { verify: async () => null } } });
  portal.overlay.openModal = vi.fn(async () => undefined);
  expect(await sendCode(portal, 'loginSms', values)).toEqual({ kind: 'stopped' });
  expect(portal.calls).toEqual([]);

  const passed = testPortal({
    environment: { humanVerifier: { verify: async () => null } },
    reply: () => ({ expiredMinutes: 1 }),
  });
  passed.overlay.openModal = vi.fn(async () => human);
  await sendCode(passed, 'loginSms', values);
  expect(passed.calls).toEqual([{ name: 'smsLogin', request: { mobileNum: '11987654321', countryDialingCode: '55', ...human } }]);
});

test('a forgotten password waits until the time in the reply', async () => {
  const portal = testPortal({ reply: () => ({ expirationTime: Date.now() + 90_000 }) });
  await sendCode(portal, 'forgotPhone', values);
  expect(portal.calls).toEqual([{ name: 'smsForgot', request: { countryDialingCode: '55', mobileNum: '11987654321' } }]);
  expect(seconds(waitLeft(portal, 'forgot'))).toBe(90);
});

test.each([
  ['a refusal', () => ({ ok: false, code: 'sms_failed', message: 'sms_failed', value: null })],
  [
    'a failure',
    () => {
      throw new CallError('offline', 'smsRegister');
    },
  ],
])('%s is shown in a dialog and starts no wait', async (_, reply) => {
  const portal = testPortal({ reply });
  portal.overlay.warn = vi.fn(async () => true);
  expect(await sendCode(portal, 'register', values)).toEqual({ kind: 'stopped' });
  expect(portal.overlay.warn).toHaveBeenCalledOnce();
  expect(waitLeft(portal, 'register')).toBe(0);
});

test('the external service gets the whole number, waits a minute and verifies the number once', async () => {
  const send = vi.fn(async (_phone: string) => ({ confirm: vi.fn(async (code: string) => `token for ${code}`) }));
  const portal = testPortal({ register: { externalSms: true }, environment: { phoneVerifier: { send } } });
  expect(await sendCode(portal, 'registerMobile', values)).toEqual({ kind: 'sent', phone: '+55 119 ••••• 321' });
  expect(send.mock.calls[0]?.[0]).toBe('+5511987654321');
  expect(portal.calls).toEqual([]);
  expect(seconds(waitLeft(portal, 'register'))).toBe(60);

  const typed = { ...values, verificationCode: ' 123456 ' };
  expect(await provePhone(portal, typed)).toBe('token for 123456');
  expect(await provePhone(portal, typed)).toBe('token for 123456');
  const confirmation = await send.mock.results[0]?.value;
  expect(confirmation.confirm).toHaveBeenCalledOnce();
  await expect(provePhone(portal, { ...typed, mobileNum: '11987654322' })).rejects.toThrow(PhoneVerifierError);
});

test('the external service is for registration by phone only: a user name uses the platform’s own code', async () => {
  const portal = testPortal({ register: { externalSms: true }, reply: () => ({ expirationTime: 0, expiredMinutes: 1 }) });
  await sendCode(portal, 'forgotPhone', values);
  await sendCode(portal, 'register', values);
  expect(portal.calls.map(({ name }) => name)).toEqual(['smsForgot', 'smsRegister']);
});

test.each([
  ['quotaExceeded', 'errors:phone_quota_exceeded', 0],
  ['popupClosed', 'errors:phone_popup_closed', 0],
  ['tooManyRequests', 'errors:phone_too_many_requests', 300],
] as const)(
  'its error %s is for the field; too many requests block for five minutes',
  async (code: PhoneErrorCode, messageKey, wait) => {
    const send = async () => {
      throw new PhoneVerifierError(code);
    };
    const portal = testPortal({ register: { externalSms: '1' }, environment: { phoneVerifier: { send } } });
    expect(await sendCode(portal, 'registerMobile', values)).toEqual({ kind: 'refused', messageKey });
    expect(seconds(waitLeft(portal, 'register'))).toBe(wait);
  },
);

test('without an external service the field shows a message', async () => {
  const portal = testPortal({ register: { externalSms: true } });
  expect(await sendCode(portal, 'registerMobile', values)).toEqual({ kind: 'refused', messageKey: 'errors:phone_unknown' });
});
