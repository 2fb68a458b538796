import { describe, expect, it } from 'vitest';
import { humanProof, openBench } from './sandbox.fixture.ts';

const old = 'River27Stone';

describe('change of password', () => {
  it('sets the new password and ends the other sessions', async () => {
    const bench = await openBench('folia');
    const [token, other] = [await bench.tokenOf('member01'), await bench.tokenOf('member01')];
    const body = { oldPassword: old, newPassword: 'River28Stone', confirmNewPassword: 'River28Stone' };
    expect((await bench.call('changePassword', body, { token })).success).toBe(true);
    expect((await bench.call('balance', undefined, { token })).status).toBe(200);
    expect((await bench.call('balance', undefined, { token: other })).status).toBe(401);
    expect((await bench.call('login', { username: 'member01', password: old, type: 'username' })).message).toBe('wrong_password');
  });

  it.each([
    ['a wrong old password', { oldPassword: 'River26Stone' }, 'old_password_wrong'],
    ['a different repetition', { confirmNewPassword: 'River29Stone' }, 'inconsistent_twice'],
    ['the same password again', { newPassword: old, confirmNewPassword: old }, 'same_password'],
    ['a password against its rule', { newPassword: 'short', confirmNewPassword: 'short' }, 'invalid_request'],
  ] as const)('refuses %s', async (_what, more, message) => {
    const bench = await openBench('folia');
    const body = { oldPassword: old, newPassword: 'River28Stone', confirmNewPassword: 'River28Stone', ...more };
    const token = await bench.tokenOf('member01');
    expect(await bench.call('changePassword', body, { token })).toMatchObject({ status: 200, success: false, message });
  });

  it('is refused for demo accounts', async () => {
    const bench = await openBench('folia');
    const body = { oldPassword: 'Cloud14Paper', newPassword: 'Cloud15Paper', confirmNewPassword: 'Cloud15Paper' };
    const token = await bench.tokenOf('demo0001');
    expect((await bench.call('changePassword', body, { token })).message).toBe('in_need_true_account');
  });
});

describe('signing out other devices (T24)', () => {
  it('ends every other session of the member, and nobody else’s; again it changes nothing', async () => {
    const bench = await openBench('folia');
    const [token, other] = [await bench.tokenOf('member01'), await bench.tokenOf('member01')];
    const stranger = await bench.tokenOf('vip00005');
    for (const _ of [1, 2]) expect((await bench.call('logoutOthers', undefined, { token })).success).toBe(true);
    const status = async (one: string) => (await bench.call('balance', undefined, { token: one })).status;
    expect([await status(token), await status(other), await status(stranger)]).toEqual([200, 401, 200]);
  });

  it('is refused where the platform does not offer it', async () => {
    const bench = await openBench('folia');
    await bench.control('/flags', { LOGOUTALL3: '0' });
    const token = await bench.tokenOf('member01');
    expect(await bench.call('logoutOthers', undefined, { token })).toMatchObject({
      status: 403,
      message: 'in_function_not_open',
    });
  });
});

describe('forgotten password by phone', () => {
  const phone = { mobileNum: '11987650001', countryDialingCode: '55' };

  it('sets the password, ends all sessions and signs in', async () => {
    const bench = await openBench('folia');
    const stale = await bench.tokenOf('member01');
    expect((await bench.call('smsForgot', phone)).value.expirationTime).toBe(bench.now() + 120_000);
    const { code } = await bench.mail('sms');
    const { value } = await bench.call('passwordByPhone', { ...phone, newPassword: 'River28Stone', verificationCode: code });
    expect((await bench.call('balance', undefined, { token: value?.token })).status).toBe(200);
    expect((await bench.call('balance', undefined, { token: stale })).status).toBe(401);
    expect((await bench.call('login', { username: 'member01', password: 'River28Stone', type: 'username' })).success).toBe(true);
  });

  it.each([
    ['a second step', '11987650035', { twoStepRequired: true }],
    ['a refusal', '11987650037', null],
  ])('leaves %s to the login', async (_what, mobileNum, value) => {
    const bench = await openBench('folia');
    await bench.call('smsForgot', { mobileNum, countryDialingCode: '55' });
    const body = { mobileNum, newPassword: 'River28Stone', verificationCode: (await bench.mail('sms')).code };
    expect(await bench.call('passwordByPhone', body)).toMatchObject({ success: true, value: null });
    const login = await bench.call('login', { username: mobileNum, password: 'River28Stone', type: 'username' });
    expect(login).toMatchObject(value === null ? { success: false, message: 'member_no_enter' } : { success: true, value });
  });

  it('finds the number without its dialing code', async () => {
    const bench = await openBench('folia');
    await bench.call('smsForgot', phone);
    const body = { mobileNum: phone.mobileNum, newPassword: 'River28Stone', verificationCode: (await bench.mail('sms')).code };
    expect((await bench.call('passwordByPhone', body)).success).toBe(true);
  });

  it('gives an unknown number the same answer but sends it nothing', async () => {
    const bench = await openBench('folia');
    const unknown = { mobileNum: '11900000000', countryDialingCode: '55' };
    expect((await bench.call('smsForgot', unknown)).value.expirationTime).toBeGreaterThan(bench.now());
    await expect(bench.mail('sms')).rejects.toThrow('No sms');
    expect(
      (await bench.call('passwordByPhone', { ...unknown, newPassword: 'River28Stone', verificationCode: '123456' })).message,
    ).toBe('code_wrong');
  });

  it('requires human verification where the brand and CHNGPASSVERIF3 say so', async () => {
    const bench = await openBench('mayloc');
    const known = { mobileNum: '912000001', countryDialingCode: '84' };
    await bench.call('smsForgot', known);
    const body = { ...known, newPassword: 'Bocau2031', verificationCode: (await bench.mail('sms')).code };
    expect((await bench.call('passwordByPhone', body)).message).toBe('human_verification_required');
    expect((await bench.call('passwordByPhone', { ...body, ...(await humanProof(bench)) })).success).toBe(true);
    await bench.control('/flags', { CHNGPASSVERIF3: '0' });
    expect((await bench.call('passwordByPhone', body)).message).toBe('in_function_not_open');
  });
});

describe('forgotten password by e-mail', () => {
  it('mails a password that must be changed', async () => {
    const bench = await openBench('folia');
    expect((await bench.call('passwordByEmail', { username: 'member01', email: 'MEMBER01@mail.example' })).success).toBe(true);
    const mail = await bench.mail('email');
    expect(mail).toMatchObject({ to: 'member01@mail.example', text: expect.stringContaining(mail.code) });
    const { value } = await bench.call('login', { username: 'member01', password: mail.code, type: 'username' });
    expect(value.passwordExpired).toBe(true);
  });

  it('refuses a mismatched pair of name and address, and too many tries', async () => {
    const bench = await openBench('folia');
    for (let index = 0; index < 3; index += 1) {
      expect((await bench.call('passwordByEmail', { username: 'member01', email: 'first001@mail.example' })).message).toBe(
        'username_email_not_exist',
      );
    }
    expect((await bench.call('passwordByEmail', { username: 'first001', email: 'first001@mail.example' })).message).toBe(
      'too_many_requests',
    );
  });
});
