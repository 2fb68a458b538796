import { describe, expect, it } from 'vitest';
import { humanProof, openBench, type Bench } from './sandbox.fixture.ts';

const enter = (bench: Bench, username: string, password: string, more: Record<string, string> = {}) =>
  bench.call('login', { username, password, type: 'username', ...more });

const passwordOf = (bench: Bench, account: string): string => bench.data.users.users[account]?.password ?? '';

describe('login by user name', () => {
  it('signs in every seed member of the member side, by account in any case or by phone number', async () => {
    const bench = await openBench('folia');
    for (const [account, user] of Object.entries(bench.data.users.users)) {
      if (user.agentOnly || user.contactAgent || user.twoStep) continue;
      const reply = await enter(bench, account.toUpperCase(), user.password);
      expect(reply, account).toMatchObject({ success: true, value: { token: expect.any(String) } });
      expect((await bench.call('memberInfo', undefined, { token: reply.value.token })).value.account).toBe(account);
    }
    expect((await enter(bench, '11987650001', passwordOf(bench, 'member01'))).success).toBe(true);
  });

  it('refuses a wrong password and an unknown name with the same answer', async () => {
    const bench = await openBench('folia');
    const wrong = await enter(bench, 'member01', 'Wrong123');
    expect(wrong).toMatchObject({ success: false, message: 'wrong_password', failure: null });
    expect(await enter(bench, 'nobody99', 'Wrong123')).toEqual(wrong);
  });

  it('requires a captcha after the first failure of captcha1 and accepts its answer', async () => {
    const bench = await openBench('folia');
    expect(await enter(bench, 'captcha1', 'Wrong123')).toMatchObject({ message: 'wrong_password', failure: { captcha: true } });
    const right = passwordOf(bench, 'captcha1');
    expect(await enter(bench, 'captcha1', right)).toMatchObject({ message: 'captcha_required', failure: { captcha: true } });
    await bench.call('captcha');
    const { code } = await bench.mail('captcha');
    expect((await enter(bench, 'captcha1', right, { captcha: code.toLowerCase() })).success).toBe(true);
  });

  it('requires a captcha after three failures, known name or not', async () => {
    const bench = await openBench('folia');
    for (const name of ['member01', 'nobody99']) {
      await enter(bench, name, 'Wrong123');
      await enter(bench, name, 'Wrong123');
      expect((await enter(bench, name, 'Wrong123')).failure).toEqual({ captcha: true });
      expect((await enter(bench, name, 'Wrong123')).message).toBe('captcha_required');
    }
  });

  it('blocks after ten failures until the window has passed', async () => {
    const bench = await openBench('folia');
    await bench.control('/settings', { captcha: { afterFailures: 99 } });
    for (let index = 0; index < 10; index += 1) await enter(bench, 'member01', 'Wrong123');
    const right = passwordOf(bench, 'member01');
    expect((await enter(bench, 'member01', right)).message).toBe('too_many_requests');
    bench.advance(16 * 60_000);
    expect((await enter(bench, 'member01', right)).success).toBe(true);
  });

  it('sends firstTimeLogin once, and passwordExpired until the password is changed', async () => {
    const bench = await openBench('folia');
    const first = passwordOf(bench, 'first001');
    expect((await enter(bench, 'first001', first)).value.firstTimeLogin).toBe(true);
    expect((await enter(bench, 'first001', first)).value.firstTimeLogin).toBe(false);
    const expired = passwordOf(bench, 'expired1');
    const { token } = (await enter(bench, 'expired1', expired)).value;
    expect((await enter(bench, 'expired1', expired)).value.passwordExpired).toBe(true);
    await bench.call(
      'changePassword',
      { oldPassword: expired, newPassword: 'Autumn19Leaf', confirmNewPassword: 'Autumn19Leaf' },
      { token },
    );
    expect((await enter(bench, 'expired1', 'Autumn19Leaf')).value.passwordExpired).toBe(false);
  });

  it('keeps the default password whose hash the brand names', async () => {
    const bench = await openBench('folia');
    const bytes = new TextEncoder().encode(passwordOf(bench, 'default1'));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
      bench.brand.security.defaultPasswordSha256,
    );
  });
});

describe('the sides of a brand', () => {
  it("refuses agents on a member site, some with their agent's site", async () => {
    const bench = await openBench('folia');
    expect((await enter(bench, 'backend1', passwordOf(bench, 'backend1'))).message).toBe('member_no_enter');
    expect((await enter(bench, 'upline01', passwordOf(bench, 'upline01'))).message).toBe('contact_agent');
  });

  it('admits only agents to an agent site', async () => {
    const bench = await openBench('orvane-desk');
    for (const account of ['agent001', 'agent002', 'agent041', 'agent042', 'backend1']) {
      expect((await enter(bench, account, passwordOf(bench, account))).success, account).toBe(true);
    }
    for (const account of ['member01', 'demo0001']) {
      expect((await enter(bench, account, passwordOf(bench, account))).message).toBe('error_not_agent');
    }
  });
});

describe('two-step login', () => {
  it.each([
    ['twostep1', 'sms', '•••• 0035'],
    ['twostep2', 'email', 't•••@mail.example'],
  ] as const)('sends %s a code by %s and returns a token for it', async (account, channel, target) => {
    const bench = await openBench('folia');
    const { value } = await enter(bench, account, passwordOf(bench, account));
    expect(value).toMatchObject({ twoStepRequired: true, twoStepChannel: channel, twoStepTarget: target });
    expect(value.token).toBeUndefined();
    const challengeId = value.challengeId ?? '';
    expect((await bench.call('loginVerify', { challengeId, code: 'x' })).message).toBe('code_wrong');
    const { code } = await bench.mail(channel);
    expect((await bench.call('loginVerify', { challengeId, code })).value.token).toMatch(/^sbx-/);
    expect((await bench.call('loginVerify', { challengeId, code })).message).toBe('challenge_expired');
  });

  it('sends another code at most once a minute, which invalidates the older one', async () => {
    const bench = await openBench('folia');
    const { challengeId = '' } = (await enter(bench, 'twostep1', passwordOf(bench, 'twostep1'))).value;
    const old = await bench.mail('sms');
    expect((await bench.call('loginVerifyCode', { challengeId })).message).toBe('too_many_requests');
    bench.advance(61_000);
    expect((await bench.call('loginVerifyCode', { challengeId })).value).toEqual({ expiredMinutes: 1 });
    expect((await bench.call('loginVerifyCode', { challengeId })).message).toBe('too_many_requests');
    expect((await bench.call('loginVerify', { challengeId, code: old.code })).message).toBe('code_wrong');
  });

  it('ends after five wrong codes or ten minutes', async () => {
    const bench = await openBench('folia');
    const begin = async () => (await enter(bench, 'twostep1', passwordOf(bench, 'twostep1'))).value.challengeId ?? '';
    const tried = await begin();
    for (let index = 0; index < 4; index += 1) await bench.call('loginVerify', { challengeId: tried, code: 'x' });
    expect((await bench.call('loginVerify', { challengeId: tried, code: 'x' })).message).toBe('challenge_expired');
    const late = await begin();
    const { code } = await bench.mail('sms');
    bench.advance(10 * 60_000);
    expect((await bench.call('loginVerify', { challengeId: late, code })).message).toBe('challenge_expired');
  });
});

describe('free play and sessions', () => {
  it('creates a new demo account each time, and none while FREEPLAY3 is off', async () => {
    const bench = await openBench('folia');
    const one = (await bench.call('freeplay')).value.token;
    const other = (await bench.call('freeplay')).value.token;
    const info = await bench.call('memberInfo', undefined, { token: one });
    expect(info.value).toMatchObject({ type: 4, account: expect.stringMatching(/^demo\d{8}$/) });
    expect((await bench.call('memberInfo', undefined, { token: other })).value.account).not.toBe(info.value.account);
    await bench.control('/flags', { FREEPLAY3: '0' });
    expect((await bench.call('freeplay')).message).toBe('in_function_not_open');
  });

  it('refuses free play without its headers', async () => {
    const bench = await openBench('folia');
    for (const header of ['os', 'platform', 'gateway-version']) {
      expect((await bench.call('freeplay', undefined, { headers: { [header]: '' } })).status).toBe(400);
    }
    expect((await bench.call('freeplay', undefined, { headers: { random: 'plain' } })).message).toBe('sealed_malformed');
  });

  it('ends a session on logout and on timeout', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const other = await bench.tokenOf('member01');
    await bench.call('logout', undefined, { token });
    expect((await bench.call('balance', undefined, { token })).status).toBe(401);
    expect((await bench.call('balance', undefined, { token: other })).status).toBe(200);
    bench.advance(12 * 3_600_000);
    expect((await bench.call('balance', undefined, { token: other })).status).toBe(401);
  });
});

describe('login by SMS code', () => {
  it('accepts the code once, and only while MOBILEVERCODELOGIN3 is on', async () => {
    const bench = await openBench('folia');
    const phone = { mobileNum: '11987650001', countryDialingCode: '55' };
    expect((await bench.call('smsLogin', phone)).value.expiredMinutes).toBe(2);
    const { code } = await bench.mail('sms');
    const attempt = () =>
      bench.call('login', { username: phone.mobileNum, password: code, type: 'sms', countryDialingCode: '55' });
    expect((await attempt()).success).toBe(true);
    expect((await attempt()).message).toBe('code_wrong');
    await bench.control('/flags', { MOBILEVERCODELOGIN3: '0' });
    bench.advance(60_000);
    expect((await bench.call('smsLogin', phone)).message).toBe('in_function_not_open');
    expect((await attempt()).message).toBe('in_function_not_open');
  });

  it('requires a human verification in a brand with that setting, each result once', async () => {
    const bench = await openBench('mayloc');
    const phone = { mobileNum: '912000001', countryDialingCode: '84' };
    expect((await bench.call('smsLogin', phone)).message).toBe('human_verification_required');
    const proof = await humanProof(bench);
    expect((await bench.call('smsLogin', { ...phone, ...proof })).success).toBe(true);
    bench.advance(2000);
    expect((await bench.call('smsLogin', { ...phone, ...proof })).message).toBe('human_verification_required');
  });
});
