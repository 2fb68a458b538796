import { expect, test, vi } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { accepted, byName, byPhone, human, onRegisterPage, refusal, walk } from './registerSubmit.fixture.ts';
import { submitRegistration } from './registerSubmit.ts';

onRegisterPage();

test('by user name: the call, home, member info, success (RSB-04, RSB-09, RSB-14, RSB-16, RSB-17)', async () => {
  const { portal, happened, requestOf, busy } = walk();
  expect(await submitRegistration(portal, byName)).toEqual({ kind: 'registered' });
  expect(happened).toEqual(['register', 'go /', 'memberInfo', 'registerSuccessModal']);
  expect(requestOf('register')).toMatchObject({
    username: 'walker01',
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'http://brand.localhost/register?aff=CAJU',
    domain: 'brand.localhost',
  });
  expect(portal.session.getState().token).toBe('st_new');
  expect(portal.session.getState().login).toMatchObject({ kind: 'register', userName: 'walker01', password: null });
  expect(busy()).toBe(0);
});

test('the popup or modal of the form closes on success (RSB-15)', async () => {
  const { portal } = walk();
  const closed: unknown[] = [];
  vi.spyOn(portal.overlay, 'closeModals').mockImplementation((name) => void closed.push(name));
  await submitRegistration(portal, byName);
  expect(closed).toEqual(['loginPopupModal', 'registerModal']);
});

test('every step except the interactive ones runs under the loading indicator (RSB-19)', async () => {
  const { portal, busyAt, busy } = walk({
    settings: { humanVerification: { enabled: true } },
    answers: { humanCheckModal: human },
    reply: (name) => (name === 'affiliate' ? { valid: true } : { ...accepted, account: 'm1' }),
  });
  await submitRegistration(portal, { ...byPhone, invitation: { affiliateCode: 'CAJU', referralCode: '' } });
  expect(busyAt).toMatchObject({ affiliate: 1, humanCheckModal: 0, registerMobile: 1, generatedAccountModal: 0, memberInfo: 1 });
  expect(busy()).toBe(0);
});

test('an invitation code is checked first, with the domain (RSB-02, RSB-03)', async () => {
  const { portal, happened, requestOf } = walk({ reply: (name) => (name === 'affiliate' ? null : accepted) });
  await submitRegistration(portal, { ...byName, invitation: { affiliateCode: 'CAJU', referralCode: 'ANA' } });
  expect(happened.slice(0, 2)).toEqual(['affiliate', 'register']);
  expect(requestOf('affiliate')).toEqual({ code: 'CAJU', domain: 'brand.localhost' });
  expect(requestOf('register')).toMatchObject({ affiliateCode: 'CAJU', referralCode: 'ANA' });
});

test.each([
  ['valid is false', { valid: false }],
  ['the platform refuses it', refusal('affiliate_invalid')],
])('an invalid invitation code warns and stops: %s (RSB-05)', async (_, answer) => {
  const { portal, happened, busy } = walk({ reply: (name) => (name === 'affiliate' ? answer : accepted) });
  const shown = [...byName.shown, 'affiliateCode'];
  const outcome = await submitRegistration(portal, { ...byName, shown, values: { ...byName.values, affiliateCode: 'BAD' } });
  expect(outcome).toEqual({ kind: 'refused', field: { name: 'affiliateCode', messageKey: 'errors:invitation_code_error' } });
  expect(happened).toEqual(['affiliate', 'warn {"key":"errors:invitation_code_error"}']);
  expect(busy()).toBe(0);
});

test('the human check precedes the call and adds its fields (RSB-07, RSB-13)', async () => {
  const { portal, happened, requestOf } = walk({
    settings: { humanVerification: { enabled: '1' } },
    answers: { humanCheckModal: human },
  });
  await submitRegistration(portal, byName);
  expect(happened.slice(0, 2)).toEqual(['humanCheckModal', 'register']);
  expect(requestOf('register')).toMatchObject(human);
});

test('a failed human check stops (RSB-07)', async () => {
  const { portal, happened, busy } = walk({ settings: { humanVerification: { enabled: true } } });
  expect(await submitRegistration(portal, byName)).toEqual({ kind: 'stopped' });
  expect(happened).toEqual(['humanCheckModal']);
  expect(portal.overlayStore.getState().toasts).toHaveLength(1);
  expect(busy()).toBe(0);
});

test('the rest waits until the account is confirmed (D-57)', async () => {
  const { portal } = walk({ reply: () => ({ ...accepted, account: 'm80012' }) });
  let confirm: (result: unknown) => void = () => undefined;
  vi.spyOn(portal.overlay, 'openModal').mockImplementationOnce(() => new Promise((resolve) => (confirm = resolve)));
  const done = submitRegistration(portal, byPhone);
  await vi.waitFor(() => expect(portal.overlay.openModal).toHaveBeenCalledOnce());
  expect(portal.session.getState().token).toBeNull();
  confirm(true);
  await done;
  expect(portal.session.getState().token).toBe('st_new');
});

test('without external verification the code is sent to the platform (RSB-09)', async () => {
  const { portal, requestOf } = walk();
  await submitRegistration(portal, byPhone);
  expect(requestOf('registerMobile')).toMatchObject({ verificationCode: '123456' });
  expect(requestOf('registerMobile')).not.toHaveProperty('firebaseIdToken');
});

test('a refusal shows the message, fetches another captcha and names the field (RSB-20)', async () => {
  const { portal, happened, busy } = walk({ reply: (name) => (name === 'captcha' ? 'iVBORw0KGgo=' : refusal('username_taken')) });
  const outcome = await submitRegistration(portal, { ...byName, shown: [...byName.shown, 'captcha'] });
  expect(outcome).toEqual({ kind: 'refused', field: { name: 'username', messageKey: 'errors:username_taken' } });
  expect(happened).toEqual(['register', 'captcha', 'warn {"key":"errors:username_taken"}']);
  expect(portal.session.getState().token).toBeNull();
  expect(busy()).toBe(0);
});

test('a refusal as a sentence is shown as it is, and a form without captcha fetches none', async () => {
  const { portal, happened } = walk({ reply: () => ({ ok: false, code: '', message: 'Not from here, please.', value: null }) });
  expect(await submitRegistration(portal, byName)).toEqual({ kind: 'refused', field: null });
  expect(happened).toEqual(['register', 'warn {"text":"Not from here, please."}']);
});

test('a failure of any call is shown', async () => {
  for (const failing of ['affiliate', 'register']) {
    const { portal, happened, busy } = walk({
      reply: (name) => (name === failing ? new CallError('timeout', failing) : { valid: true }),
    });
    const registration = { ...byName, invitation: { affiliateCode: 'CAJU', referralCode: '' } };
    expect(await submitRegistration(portal, registration)).toEqual({ kind: 'refused', field: null });
    expect(happened.at(-1)).toBe('warn {"key":"errors:network_abnormal"}');
    expect(busy()).toBe(0);
  }
});

test('a second submit is ignored while one runs, and the next one after it is sent (F18)', async () => {
  const { portal, happened } = walk({ reply: () => refusal('username_taken') });
  const both = await Promise.all([submitRegistration(portal, byName), submitRegistration(portal, byName)]);
  expect(both.map(({ kind }) => kind)).toEqual(['refused', 'stopped']);
  expect(happened.filter((what) => what === 'register')).toHaveLength(1);
  await submitRegistration(portal, byName);
  expect(happened.filter((what) => what === 'register')).toHaveLength(2);
});
