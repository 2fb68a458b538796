import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendLogin } from '#state/session/sendLogin.ts';
import { submitRegistration } from '#features/register/submit/registerSubmit.ts';
import { sendCode } from '#features/verification/sending/sendCode.ts';
import { sessionArea } from '#platform/browser/storage.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import type { Portal } from '#state/portal/portal.ts';

const proof = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const refusal = { ok: false, code: 'odd_code', message: 'No.', value: null };
const phone = { mobileNum: '11987654321', countryCode: 'BR', countryDialingCode: '55' };
const invitation = { affiliateCode: '', referralCode: '' };
const login = (type: 'username' | 'sms') => (portal: Portal) =>
  sendLogin(portal, { username: 'ana01', password: 'x', type }, { kind: type, stay: true }, () => undefined);

/** Each call that takes the provider's fields, sent as by its form; the reset by phone is tested with its form. */
const steps: readonly [string, (portal: Portal) => Promise<unknown>][] = [
  ['login', login('username')],
  ['login', login('sms')],
  ['smsLogin', (portal) => sendCode(portal, 'loginSms', phone)],
  ['smsRegister', (portal) => sendCode(portal, 'register', phone)],
  ['smsRegister', (portal) => sendCode(portal, 'registerMobile', phone)],
  [
    'register',
    (portal) =>
      submitRegistration(portal, {
        kind: 'register',
        shown: ['username', 'password'],
        values: { username: 'walker01', password: 'Walk1234' },
        invitation,
      }),
  ],
  [
    'registerMobile',
    (portal) =>
      submitRegistration(portal, {
        kind: 'registerMobile',
        shown: ['mobileNum', 'verificationCode'],
        values: { ...phone, verificationCode: '123456' },
        invitation,
      }),
  ],
];

/** A platform that requires the check or not, and a person who passes or cancels it. */
function setUp({ asked = true, passes = true }) {
  const portal = testPortal({
    register: { humanVerification: { enabled: asked, captchaId: 'c1' } },
    environment: { humanVerifier: asked ? { verify: async () => proof } : null },
    reply: () => refusal,
  });
  const openModal = vi.fn(async () => (passes ? proof : undefined));
  Object.assign(portal.overlay, { openModal, warn: async () => true });
  return { portal, openModal };
}

beforeEach(() => {
  sessionArea.clear();
  vi.stubGlobal('location', { host: 'brand.localhost', origin: 'http://brand.localhost', pathname: '/register', search: '' });
});
afterEach(() => void vi.unstubAllGlobals());

test.each(steps)('%s sends the fields of the check (CAP-08)', async (call, send) => {
  const { portal, openModal } = setUp({});
  await send(portal);
  expect(openModal.mock.calls).toEqual([['humanCheckModal', { captchaId: 'c1' }]]);
  expect(portal.calls).toEqual([{ name: call, request: expect.objectContaining(proof) }]);
});

test.each(steps)('%s is sent without them where the platform requires no check (CAP-08)', async (call, send) => {
  const { portal, openModal } = setUp({ asked: false });
  await send(portal);
  expect(openModal).not.toHaveBeenCalled();
  expect(portal.calls.map(({ name }) => name)).toEqual([call]);
  for (const field of Object.keys(proof)) expect(portal.calls[0]?.request).not.toHaveProperty(field);
});

test.each(steps)('%s is not sent when the check is cancelled, and a message says why (CAP-09)', async (_, send) => {
  const { portal } = setUp({ passes: false });
  await send(portal);
  expect(portal.calls).toEqual([]);
  expect(portal.overlayStore.getState().toasts).toMatchObject([
    { message: { key: 'errors:complete_verification' }, tone: 'warn' },
  ]);
});
