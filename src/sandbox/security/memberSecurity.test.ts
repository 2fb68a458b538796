import { describe, expect, it } from 'vitest';
import { humanProof, type Bench, openBench } from '../sandbox.fixture.ts';

async function open(account = 'bare0001') {
  const bench = await openBench('orvane');
  const as = { token: await bench.tokenOf(account) };
  const state = async () => (await bench.call('memberSecurity', undefined, as)).value;
  return { bench, as, state };
}
const codeTo = async (bench: Bench, channel: 'sms' | 'email') => (await bench.mail(channel)).code;

describe('the transaction password', () => {
  const fresh = { newPassword: '482913', confirmNewPassword: '482913' };

  it('is set without an old one, then changed with it, and counts for payments at once (P-01)', async () => {
    const { bench, as, state } = await open();
    expect((await state()).hasPaymentPassword).toBe(false);
    expect((await bench.call('setPaymentPassword', fresh, as)).success).toBe(true);
    expect((await state()).hasPaymentPassword).toBe(true);
    expect((await bench.call('setPaymentPassword', fresh, as)).message).toBe('payment_password_wrong');
    const next = { oldPassword: '482913', newPassword: '730562', confirmNewPassword: '730562' };
    expect((await bench.call('setPaymentPassword', next, as)).success).toBe(true);
    const spend = (paymentPassword: string) => bench.call('convertPoint', { points: 500, paymentPassword }, as);
    expect((await spend('482913')).message).toBe('payment_password_wrong');
    expect((await spend('730562')).message).toBe('insufficient_points');
  });

  it.each([
    ['invalid_request', { newPassword: '12345', confirmNewPassword: '12345' }],
    ['invalid_request', { newPassword: 'abcdef', confirmNewPassword: 'abcdef' }],
    ['invalid_request', { newPassword: '１２３４５６', confirmNewPassword: '１２３４５６' }],
    ['inconsistent_twice', { newPassword: '482913', confirmNewPassword: '482914' }],
  ])('is refused with %s: %o', async (message, body) => {
    const { bench, as, state } = await open();
    expect((await bench.call('setPaymentPassword', body, as)).message).toBe(message);
    expect((await state()).hasPaymentPassword).toBe(false);
  });

  it('is blocked after five wrong old ones, and stays what it was', async () => {
    const { bench, as } = await open('member01');
    const change = (oldPassword: string, value = '730562') =>
      bench.call('setPaymentPassword', { oldPassword, newPassword: value, confirmNewPassword: value }, as);
    expect((await change('482913', '482913')).message).toBe('same_password');
    for (let tries = 0; tries < 5; tries += 1) expect((await change('000000')).message).toBe('payment_password_wrong');
    expect((await change('482913')).message).toBe('too_many_requests');
    bench.advance(900_001);
    expect((await change('482913')).success).toBe(true);
  });

  it('that a registration chose is set', async () => {
    const bench = await openBench('mayloc');
    await bench.control('/settings', { externalSms: false });
    const phone = { mobileNum: '912345670', countryDialingCode: '84' };
    await bench.call('smsRegister', { mobileNo: phone.mobileNum, countryDialingCode: '84', ...(await humanProof(bench)) });
    const { value } = await bench.call('registerMobile', {
      ...phone,
      ...(await humanProof(bench)),
      username: phone.mobileNum,
      password: 'Rivers27',
      payeeName: 'Linh Tran',
      paymentPassword: '482913',
      verificationCode: (await bench.mail('sms')).code,
      login: true,
      registerUrl: 'http://brand.localhost/register',
      registerMethod: 'WEB',
    });
    const { value: state } = await bench.call('memberSecurity', undefined, { token: value.token ?? '' });
    expect(state).toMatchObject({ hasPaymentPassword: true, payeeName: 'Linh Tran' });
  });
});

describe('a bound number', () => {
  const mobile = { mobileNum: '7400999001', countryDialingCode: '44' };

  it('needs the code that was sent to it, once', async () => {
    const { bench, as, state } = await open();
    expect((await bench.call('smsBind', mobile, as)).success).toBe(true);
    const verificationCode = await codeTo(bench, 'sms');
    const other = { ...mobile, mobileNum: '7400999002', verificationCode };
    expect((await bench.call('bindMobile', other, as)).message).toBe('code_wrong');
    expect((await bench.call('bindMobile', { ...mobile, verificationCode: '000000' }, as)).message).toBe('code_wrong');
    expect((await bench.call('bindMobile', { ...mobile, verificationCode }, as)).success).toBe(true);
    expect((await state()).mobile).toBe('+44 •••• 9001');
    expect((await bench.call('bindMobile', { ...mobile, verificationCode }, as)).message).toBe('mobile_taken');
  });

  it('does not take the code of another member, nor a number that is taken meanwhile', async () => {
    const { bench, as, state } = await open();
    const other = { token: await bench.tokenOf('vip00005') };
    await bench.call('smsBind', mobile, other);
    const theirs = await codeTo(bench, 'sms');
    bench.advance(2_000);
    await bench.call('smsBind', mobile, as);
    const mine = await codeTo(bench, 'sms');
    if (theirs !== mine)
      expect((await bench.call('bindMobile', { ...mobile, verificationCode: theirs }, as)).message).toBe('code_wrong');
    expect((await bench.call('bindMobile', { ...mobile, verificationCode: theirs }, other)).success).toBe(true);
    expect((await bench.call('bindMobile', { ...mobile, verificationCode: mine }, as)).message).toBe('mobile_taken');
    expect((await state()).mobile).toBeNull();
  });

  it('expires with its code, and too many codes are refused', async () => {
    const { bench, as } = await open();
    await bench.call('smsBind', mobile, as);
    const verificationCode = await codeTo(bench, 'sms');
    expect((await bench.call('smsBind', mobile, as)).message).toBe('too_many_requests');
    bench.advance(121_000);
    expect((await bench.call('bindMobile', { ...mobile, verificationCode }, as)).message).toBe('code_expired');
    for (let sent = 1; sent < 5; sent += 1) {
      bench.advance(2_000);
      expect((await bench.call('smsBind', mobile, as)).success).toBe(true);
    }
    bench.advance(2_000);
    expect((await bench.call('smsBind', mobile, as)).message).toBe('too_many_requests');
  });

  it('is free and fits its rule', async () => {
    const { bench, as } = await open();
    const send = async (mobileNum: string) => (await bench.call('smsBind', { ...mobile, mobileNum }, as)).message;
    expect(await send('7400123401')).toBe('mobile_taken');
    expect(await send('07400123401')).toBe('invalid_request');
    expect(await send('12345')).toBe('invalid_request');
    expect((await bench.call('smsBind', {}, as)).message).toBe('invalid_request');
    expect((await bench.call('smsBind', { mobileNum: '7400999001' }, as)).status).toBe(400);
  });
});

it('an address is bound by its code, whatever its case, and no other member’s is', async () => {
  const { bench, as, state } = await open();
  expect((await bench.call('emailBind', { email: 'MEMBER01@mail.example' }, as)).message).toBe('email_taken');
  expect((await bench.call('emailBind', { email: 'not an address' }, as)).message).toBe('invalid_request');
  expect((await bench.call('emailBind', { email: ' Bea@mail.example ' }, as)).success).toBe(true);
  const verificationCode = await codeTo(bench, 'email');
  expect((await bench.call('bindEmail', { email: 'eve@mail.example', verificationCode }, as)).message).toBe('code_wrong');
  expect((await bench.call('bindEmail', { email: 'bea@mail.example', verificationCode }, as)).success).toBe(true);
  expect((await state()).email).toBe('b•••@mail.example');
});

it('two steps are switched by a code of the bound channel, and the next login asks for one', async () => {
  const { bench, as, state } = await open('member01');
  const set = (enabled: boolean, channel: 'sms' | 'email', verificationCode: string) =>
    bench.call('setTwoStep', { enabled, channel, verificationCode }, as);
  expect((await set(true, 'email', '000000')).message).toBe('code_wrong');
  await bench.call('emailBind', {}, as);
  const code = await codeTo(bench, 'email');
  expect((await set(true, 'sms', code)).message).toBe('code_wrong');
  expect((await set(false, 'email', code)).message).toBe('invalid_request');
  expect((await set(true, 'email', code)).success).toBe(true);
  expect((await state()).twoStep).toBe('email');
  const { value } = await bench.call('login', { username: 'member01', password: 'River27Stone', type: 'username' });
  expect(value).toMatchObject({ twoStepRequired: true, twoStepChannel: 'email' });
  bench.advance(2_000);
  await bench.call('smsBind', {}, as);
  expect((await set(false, 'sms', await codeTo(bench, 'sms'))).message).toBe('invalid_request');
  bench.advance(2_000);
  await bench.call('emailBind', {}, as);
  expect((await set(false, 'email', await codeTo(bench, 'email'))).success).toBe(true);
});

describe('the profile', () => {
  it('takes real name and birthday once, also of two requests at once', async () => {
    const { bench, as, state } = await open();
    const names = ['Bea Winter', 'Eve Summer'];
    const replies = await Promise.all(names.map((payeeName) => bench.call('saveProfile', { payeeName }, as)));
    expect(replies.map(({ message }) => message).sort()).toEqual([null, 'value_fixed'].sort());
    const { payeeName } = await state();
    expect(names).toContain(payeeName);
    await bench.call('saveProfile', { birthday: '1990-06-15' }, as);
    const again = { birthday: '1991-06-15', nickname: 'Nobody' };
    expect((await bench.call('saveProfile', again, as)).message).toBe('value_fixed');
    expect(await state()).toMatchObject({ payeeName, birthday: '1990-06-15' });
    expect((await bench.call('memberInfo', undefined, as)).value.nickname).toBe('Bea');
  });

  it.each([
    [{ birthday: '2008-11-22' }],
    [{ birthday: '2030-01-01' }],
    [{ birthday: '1990-02-30' }],
    [{ birthday: '0015-01-01' }],
    [{ birthday: '1899-12-31' }],
    [{ birthday: '' }],
    [{ payeeName: ' ' }],
    [{ payeeName: '<b>Bea</b>' }],
    [{ nickname: '' }],
    [{ nickname: 'a'.repeat(21) }],
    [{ whatsapp: 'call me' }],
    [{ avatar: 'https://elsewhere.example/a.png' }],
    [{ avatar: '__proto__' }],
    [{ nickname: 'Fine', telegram: 'é' }],
  ])('refuses %o, and changes nothing', async (body) => {
    const { bench, as, state } = await open();
    const before = [await state(), (await bench.call('memberInfo', undefined, as)).value];
    expect((await bench.call('saveProfile', body, as)).message).toBe('invalid_request');
    expect([await state(), (await bench.call('memberInfo', undefined, as)).value]).toEqual(before);
  });

  it('takes a picture of the list, and contacts that can be removed again', async () => {
    const { bench, as, state } = await open();
    const { rows } = (await bench.call('avatars', undefined, as)).value;
    await bench.call('saveProfile', { avatar: rows[1]!.id, telegram: ' bea_w ' }, as);
    expect((await bench.call('playerAvatar', undefined, as)).value.url).toBe(rows[1]!.url);
    expect((await state()).contacts).toEqual({ telegram: 'bea_w' });
    await bench.call('saveProfile', { telegram: '' }, as);
    expect((await state()).contacts).toEqual({});
  });
});

it('the last ten sign-ins are kept, the latest first, each of its member', async () => {
  const { bench, as, state } = await open();
  const first = await state();
  expect(first.logins).toHaveLength(7);
  for (let times = 0; times < 5; times += 1) {
    bench.advance(60_000);
    await bench.tokenOf('bare0001');
  }
  const { logins } = await state();
  expect(logins).toHaveLength(10);
  // the session that asks began before the five others
  expect(logins.flatMap(({ current }, at) => (current === true ? [at] : []))).toEqual([5]);
  expect(JSON.stringify(logins)).not.toContain(as.token);
  expect(logins.map(({ time }) => time)).toEqual(logins.map(({ time }) => time).sort((one, other) => other - one));
  expect((await bench.call('memberSecurity', undefined, { token: await bench.tokenOf('member01') })).value.logins[1]).not.toEqual(
    logins[1],
  );
  expect(as.token).not.toBe('');
});

it('a demo account changes nothing', async () => {
  const { bench, as } = await open('demo0001');
  const replies = [
    await bench.call('saveProfile', { nickname: 'Guest2' }, as),
    await bench.call('setPaymentPassword', { newPassword: '482913', confirmNewPassword: '482913' }, as),
    await bench.call('setTwoStep', { enabled: true, channel: 'sms', verificationCode: '000000' }, as),
    await bench.call('smsBind', {}, as),
    await bench.call('emailBind', {}, as),
    await bench.call('bindMobile', { mobileNum: '7400999001', countryDialingCode: '44', verificationCode: '000000' }, as),
    await bench.call('bindEmail', { email: 'a@mail.example', verificationCode: '000000' }, as),
  ];
  for (const { message } of replies) expect(message).toBe('in_need_true_account');
});
