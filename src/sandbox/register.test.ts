import { describe, expect, it } from 'vitest';
import type { RegisterRequest } from '#contract/types.ts';
import { humanProof, openBench, type Bench } from './sandbox.fixture.ts';

const frame = { login: true, registerUrl: 'http://brand.localhost/register', registerMethod: 'WEB' } as const;

async function foliaForm(bench: Bench, more: Partial<RegisterRequest> = {}): Promise<RegisterRequest> {
  await bench.call('captcha');
  const { code } = await bench.mail('captcha');
  return {
    ...frame,
    username: 'novato01',
    password: 'Novato123',
    confirmPassword: 'Novato123',
    email: 'novato01@mail.example',
    captcha: code,
    ...more,
  };
}

describe('registration by user name (folia: captcha and e-mail required)', () => {
  it('signs the new member in with firstTimeLogin', async () => {
    const bench = await openBench('folia');
    const { value } = await bench.call('register', await foliaForm(bench));
    expect(value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    expect((await bench.call('memberInfo', undefined, { token: value.token })).value).toMatchObject({
      account: 'novato01',
      type: 0,
    });
    expect((await bench.call('balance', undefined, { token: value.token })).value.sumBalance).toBe('0.00');
    expect((await bench.call('login', { username: 'novato01', password: 'Novato123', type: 'username' })).success).toBe(true);
  });

  it('takes what was typed as the forms do, and signs in with it', async () => {
    const bench = await openBench('folia');
    const sent = { username: ' novato0\uFF12 ', password: 'Nova cafe\u03011 ', confirmPassword: 'Nova caf\u00E91 ' };
    await bench.control('/settings', { fields: { password: { acceptedPattern: '*' } } });
    expect((await bench.call('register', await foliaForm(bench, { ...sent, email: ' novato02@mail.example ' }))).success).toBe(
      true,
    );
    const enter = (username: string, password: string) => bench.call('login', { username, password, type: 'username' });
    expect((await enter('novato02', 'Nova caf\u00E91 ')).success).toBe(true);
    expect((await enter('\u200Enovato0\uFF12', 'Nova cafe\u03011 ')).success).toBe(true);
    expect((await enter('novato02', 'Nova caf\u00E91')).message).toBe('wrong_password');
  });

  it.each([
    ['a taken name', { username: 'MEMBER01' }, 'username_taken'],
    ['a taken phone', { mobileNum: '11987650001' }, 'mobile_taken'],
    ['a taken address', { email: 'member01@mail.example' }, 'email_taken'],
    ['a bad invitation code', { affiliateCode: 'NOSUCH1' }, 'invitation_code_error'],
    ['a withdrawn invitation code', { affiliateCode: 'EXPIRED1' }, 'invitation_code_error'],
    ['a missing required field', { email: '' }, 'invalid_request'],
    ['a name against its pattern', { username: '9novato' }, 'invalid_request'],
    ['a password against its rule', { password: 'semdigito', confirmPassword: 'semdigito' }, 'invalid_request'],
    ['two different passwords', { confirmPassword: 'Novato124' }, 'inconsistent_twice'],
    ['a date of birth that tells no age', { birthday: '0015-01-01' }, 'invalid_request'],
    ['a date of birth to come', { birthday: '2099-01-01' }, 'invalid_request'],
    ['no captcha', { captcha: '' }, 'captcha_required'],
    ['a wrong captcha', { captcha: 'ZZZZ' }, 'captcha_wrong'],
  ] as const)('refuses %s', async (_what, more, message) => {
    const bench = await openBench('folia');
    expect(await bench.call('register', await foliaForm(bench, more))).toMatchObject({ status: 200, success: false, message });
  });

  it('accepts a valid invitation code, ignoring case', async () => {
    const bench = await openBench('folia');
    expect((await bench.call('affiliate', { code: 'caju2031', domain: 'x' })).value).toEqual({ valid: true });
    expect((await bench.call('affiliate', { code: 'EXPIRED1', domain: 'x' })).value).toEqual({ valid: false });
    expect((await bench.call('register', await foliaForm(bench, { affiliateCode: 'caju2031' }))).success).toBe(true);
  });

  it('is closed while DIRECTREG3 or USERNAMEREG3 is off', async () => {
    for (const modId of ['DIRECTREG3', 'USERNAMEREG3', 'ACCOUNT3']) {
      const bench = await openBench('folia');
      await bench.control('/flags', { [modId]: '0' });
      expect((await bench.call('register', await foliaForm(bench))).message).toBe('in_function_not_open');
    }
  });

  it('requires the SMS code while SMSVERIF3 is on', async () => {
    const bench = await openBench('folia');
    await bench.control('/flags', { SMSVERIF3: '1' });
    const phone = { mobileNum: '11912345678', countryDialingCode: '55' };
    expect((await bench.call('register', await foliaForm(bench, phone))).message).toBe('code_wrong');
    await bench.call('smsRegister', { mobileNo: phone.mobileNum, countryDialingCode: '55' });
    const { code } = await bench.mail('sms');
    expect((await bench.call('register', await foliaForm(bench, { ...phone, verificationCode: code }))).success).toBe(true);
  });

  it('refuses a proof of the external service for another phone', async () => {
    const bench = await openBench('folia');
    await bench.control('/flags', { SMSVERIF3: '1' });
    const form = await foliaForm(bench, { mobileNum: '11912345678', countryDialingCode: '55', firebaseIdToken: 'none' });
    expect((await bench.call('register', form)).message).toBe('external_sms_failed');
  });
});

describe('registration by phone', () => {
  const phone = { username: '7400999888', mobileNum: '7400999888', countryDialingCode: '44' };

  it('accepts an SMS code and generates the account name (orvane)', async () => {
    const bench = await openBench('orvane');
    await bench.call('smsRegister', { mobileNo: phone.mobileNum, countryDialingCode: '44' });
    const form = { ...frame, ...phone, password: 'Harbour77', verificationCode: (await bench.mail('sms')).code };
    const { value } = await bench.call('registerMobile', form);
    expect(value.account).toMatch(/^m\d{8}$/);
    expect(value.password).toBeUndefined();
    expect((await bench.call('login', { username: phone.mobileNum, password: 'Harbour77', type: 'username' })).success).toBe(
      true,
    );
    expect((await bench.call('registerMobile', form)).message).toBe('mobile_taken');
  });

  it('generates the password, too, when the form has none', async () => {
    const bench = await openBench('orvane');
    await bench.control('/settings', { phonePasswordEnabled: false });
    await bench.call('smsRegister', { mobileNo: phone.mobileNum, countryDialingCode: '44' });
    const { value } = await bench.call('registerMobile', {
      ...frame,
      ...phone,
      verificationCode: (await bench.mail('sms')).code,
    });
    const { account = '', password = '' } = value;
    expect((await bench.call('login', { username: account, password, type: 'username' })).success).toBe(true);
  });

  it('accepts external phone and human verification, each proof once (mayloc)', async () => {
    const bench = await openBench('mayloc');
    const form = {
      ...frame,
      username: '987654321',
      mobileNum: '987654321',
      countryDialingCode: '84',
      password: 'Maylanh88',
      payeeName: 'Trần Văn An',
      firebaseChannel: 'sms' as const,
    };
    const verify = async (number: string) => {
      const started = (await bench.control('/phone', { phone: number })).value as { value: { verificationId: string } };
      const { code } = await bench.mail('phone');
      const confirmed = await bench.control('/phone/confirm', { verificationId: started.value.verificationId, code });
      return (confirmed.value as { value: { idToken: string } }).value.idToken;
    };
    expect((await bench.call('registerMobile', { ...form, firebaseIdToken: 'none' })).message).toBe(
      'human_verification_required',
    );
    const other = await verify('+84911111111');
    expect((await bench.call('registerMobile', { ...form, ...(await humanProof(bench)), firebaseIdToken: other })).message).toBe(
      'external_sms_failed',
    );
    const own = await verify('+84987654321');
    const done = await bench.call('registerMobile', { ...form, ...(await humanProof(bench)), firebaseIdToken: own });
    expect(done.success).toBe(true);
    const again = { ...form, username: '987654320', mobileNum: '987654320', ...(await humanProof(bench)), firebaseIdToken: own };
    expect((await bench.call('registerMobile', again)).message).toBe('external_sms_failed');
  });

  it('is closed while MOBILEREG3 is off', async () => {
    const bench = await openBench('folia');
    expect((await bench.call('registerMobile', { ...frame, ...phone })).message).toBe('in_function_not_open');
  });
});

describe('registration with the form of a brand', () => {
  const withForm = (order: string[]) =>
    openBench('folia', { change: (brand) => ({ ...brand, registerForm: { ...brand.registerForm, order } }) });

  it('by phone alone needs a number and its code, whatever the demo data require of others', async () => {
    const bench = await withForm(['mobileNum', 'verificationCode']);
    await bench.call('smsRegister', { mobileNo: '11987650999', countryDialingCode: '55' });
    const phone = { username: '11987650999', mobileNum: '11987650999', countryDialingCode: '55' };
    const sent = { ...frame, ...phone, verificationCode: (await bench.mail('sms')).code };
    const { success, value } = await bench.call('registerMobile', sent);
    expect(success).toBe(true);
    expect(value.account).toMatch(/^m\d{8}$/);
    expect((await bench.call('register', await foliaForm(bench))).message).toBe('in_function_not_open');
  });

  it('by user name needs a password, though its form names none, and no address that the form leaves out', async () => {
    const bench = await withForm(['username', 'captcha']);
    const { value } = await bench.call('registerSettings');
    const isRequired = (name: string) => (value as Record<string, { required?: boolean }>)[name]?.required;
    expect(['username', 'password', 'captcha', 'email'].map(isRequired)).toEqual([true, true, true, false]);
    expect(isRequired('accountNumber'), 'of a bank account').toBe(true);
    expect(
      (
        await bench.call('registerMobile', {
          ...frame,
          username: '11987650999',
          mobileNum: '11987650999',
          countryDialingCode: '55',
        })
      ).message,
    ).toBe('in_function_not_open');
  });
});
