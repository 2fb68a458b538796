import { describe, expect, test } from 'vitest';
import type { RegisterFieldEntry } from '#contract/types.ts';
import { validateField } from './fieldRules.ts';
import { ruleFieldNames } from './ruleFields.fixture.ts';
import { readFlags } from '#engine/flags/flags.ts';
import { registrationFields, registrationKinds, type RegistrationSource } from './registerForm.ts';

const entry = (name: string, change: Partial<RegisterFieldEntry> = {}): RegisterFieldEntry => ({
  label: `register:${name}`,
  types: ['register', 'registerMobile'],
  width: 'full',
  ...change,
});
const names = [...ruleFieldNames, 'confirmPassword', 'verificationCode', 'birthday', 'telegram'];
const registerForm = { order: names, fields: Object.fromEntries(names.map((name) => [name, entry(name)])) };
const rule = (enabled: boolean, required = false) => ({
  enabled,
  required,
  minLength: 2,
  maxLength: 20,
  acceptedPattern: '*',
  patternId: 0,
});
const everything = Object.fromEntries([...ruleFieldNames, 'birthday', 'telegram'].map((name) => [name, rule(true)]));

const aliases = Object.fromEntries(
  ['directRegister', 'usernameRegister', 'mobileRegister', 'smsVerification'].map((name) => [
    name,
    { modId: name, whenAbsent: name === 'usernameRegister' },
  ]),
);
const flagsOf = (...on: string[]) =>
  readFlags(
    ['directRegister', 'mobileRegister', 'smsVerification', ...on].map((modId) => ({
      modId,
      enabled: on.includes(modId) ? '1' : '0',
    })),
    { aliases },
  );

const source = (change: Partial<RegistrationSource> = {}): RegistrationSource => ({
  settings: {},
  flags: flagsOf('directRegister', 'usernameRegister', 'mobileRegister'),
  registerForm,
  publicSettings: {},
  kind: 'register',
  ...change,
});
const shown = (change: Partial<RegistrationSource> = {}) => registrationFields(source(change)).map((field) => field.name);
const required = (change: Partial<RegistrationSource> = {}) =>
  registrationFields(source(change))
    .filter((field) => field.required)
    .map((field) => field.name);

describe('registration methods', () => {
  test('are two tabs, one form or none, depending on the flags', () => {
    expect(registrationKinds(flagsOf('directRegister', 'usernameRegister', 'mobileRegister'))).toEqual([
      'register',
      'registerMobile',
    ]);
    expect(registrationKinds(readFlags([{ modId: 'directRegister', enabled: '1' }], { aliases }))).toEqual(['register']);
    const usernameOff = readFlags(
      ['directRegister', 'mobileRegister', 'usernameRegister'].map((modId) => ({
        modId,
        enabled: modId === 'usernameRegister' ? '0' : '1',
      })),
      { aliases },
    );
    expect(registrationKinds(usernameOff)).toEqual(['registerMobile']);
  });

  test('are none when both are off, and the form has no fields then', () => {
    const flags = readFlags(
      ['directRegister', 'usernameRegister'].map((modId) => ({ modId, enabled: modId === 'directRegister' ? '1' : '0' })),
      { aliases },
    );
    expect(registrationKinds(flags)).toEqual([]);
    expect(shown({ flags, settings: everything })).toEqual([]);
  });

  test('are none while direct registration is off', () => {
    expect(registrationKinds(flagsOf('usernameRegister', 'mobileRegister'))).toEqual([]);
  });
});

describe('registration by user name', () => {
  test('always shows and requires user name, password and its repetition', () => {
    expect(shown()).toEqual(['username', 'password', 'confirmPassword']);
    expect(required()).toEqual(['username', 'password', 'confirmPassword']);
  });

  test('shows a rule-driven field only when its rule is enabled', () => {
    expect(shown({ settings: { email: rule(true), line: rule(false, true) } })).toContain('email');
    expect(shown({ settings: { line: rule(false, true) } })).not.toContain('line');
  });

  test('requires a shown field if its rule says so', () => {
    expect(required({ settings: { email: rule(true, true), zalo: rule(true) } })).toEqual([
      'username',
      'password',
      'email',
      'confirmPassword',
    ]);
  });

  test('can show all sixteen rule-driven fields', () => {
    const all = shown({ settings: everything, publicSettings: { captchaEnabled: true } });
    expect(all).toEqual(expect.arrayContaining([...ruleFieldNames]));
  });

  test('shows extra fields that have a rule in the settings', () => {
    expect(shown({ settings: { birthday: rule(true) } })).toContain('birthday');
    expect(shown()).not.toContain('birthday');
  });

  test('shows a field that the query fills, even without a rule', () => {
    expect(shown({ prefilled: ['telegram'] })).toContain('telegram');
    expect(required({ prefilled: ['telegram'] })).not.toContain('telegram');
  });

  test('shows the code and the number it is sent to when SMS verification is on', () => {
    const flags = flagsOf('directRegister', 'usernameRegister', 'smsVerification');
    expect(required({ flags })).toEqual(['username', 'password', 'mobileNum', 'confirmPassword', 'verificationCode']);
    expect(shown()).not.toContain('verificationCode');
  });
});

describe('registration by phone', () => {
  const kind = 'registerMobile' as const;

  test('always shows and requires the number and the code, and no user name', () => {
    expect(shown({ kind, settings: { username: rule(true, true), mobileNum: rule(false) } })).toEqual([
      'mobileNum',
      'verificationCode',
    ]);
    expect(required({ kind })).toEqual(['mobileNum', 'verificationCode']);
  });

  test.each([true, '1'])('shows and requires the password twice when the option is %j', (phonePasswordEnabled) => {
    expect(required({ kind, settings: { phonePasswordEnabled } })).toEqual([
      'password',
      'mobileNum',
      'confirmPassword',
      'verificationCode',
    ]);
  });

  test.each([false, '0', undefined, 'x'])('has no password when the option is %j', (phonePasswordEnabled) => {
    expect(shown({ kind, settings: { phonePasswordEnabled, password: rule(true, true) } })).not.toContain('password');
  });
});

describe('the captcha', () => {
  test('is shown when the public setting says so, whatever its rule says', () => {
    expect(shown({ publicSettings: { captchaEnabled: true }, settings: { captcha: rule(false) } })).toContain('captcha');
    expect(shown({ publicSettings: { captchaEnabled: '1' } })).toContain('captcha');
    for (const publicSettings of [null, undefined, {}, { captchaEnabled: '0' as const }]) {
      expect(shown({ publicSettings, settings: { captcha: rule(true, true) } })).not.toContain('captcha');
    }
  });

  test('is required if its rule says so', () => {
    const publicSettings = { captchaEnabled: true };
    expect(required({ publicSettings, settings: { captcha: rule(true, true) } })).toContain('captcha');
    expect(required({ publicSettings, settings: { captcha: rule(true, false) } })).not.toContain('captcha');
  });
});

describe("the brand's form", () => {
  test('decides the order and hides what it does not list', () => {
    const form = { order: ['email', 'password', 'username'], fields: registerForm.fields };
    expect(shown({ registerForm: form, settings: everything })).toEqual(['email', 'password', 'confirmPassword', 'username']);
  });

  test('cannot hide required fields', () => {
    expect(shown({ registerForm: { order: [], fields: {} } })).toEqual(['username', 'password', 'confirmPassword']);
    expect(registrationFields(source({ registerForm: { order: [], fields: {} } })).every((field) => field.entry === null)).toBe(
      true,
    );
  });

  test('decides in which forms a field appears, and can add a field without a rule', () => {
    const fields = { email: entry('email', { types: ['register'] }), zalo: entry('zalo', { forceShow: ['registerMobile'] }) };
    const form = { order: ['email', 'zalo'], fields };
    const settings = { email: rule(true) };
    expect(shown({ registerForm: form, settings, kind: 'registerMobile' })).toEqual(['mobileNum', 'verificationCode', 'zalo']);
    expect(shown({ registerForm: form, settings })).toEqual(['username', 'password', 'confirmPassword', 'email']);
  });

  test('shows nothing for names of object members', () => {
    expect(shown({ registerForm: { order: ['__proto__', 'constructor', 'toString'], fields: {} } })).toEqual([
      'username',
      'password',
      'confirmPassword',
    ]);
  });
});

test('a verification code of 255 characters passes and one of 256 does not', () => {
  const code = registrationFields(source({ kind: 'registerMobile' })).find((field) => field.name === 'verificationCode');
  const check = (length: number) => code && validateField(code.rule, '1'.repeat(length), { field: 'verificationCode' });
  expect(check(255)).toBeNull();
  expect(check(256)).toEqual({ code: 'length', messageKey: 'rules:verification_code', params: {} });
});
