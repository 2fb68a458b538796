import { describe, expect, test } from 'vitest';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import { checkField, type FormField, sentValues } from './formField.ts';

const field = (name: string, rule: object, more: Partial<FormField> = {}): FormField => ({
  name,
  rule: readRule(rule),
  required: true,
  ...more,
});

describe('what is validated is what is sent', () => {
  test.each([
    ['username', { patternId: 1, minLength: 4, maxLength: 8 }, ' walker01 ', 'walker01'],
    ['username', { patternId: 4 }, 'walker\uFF11', 'walker1'],
    ['email', { patternId: 3 }, ' ana@mail.example\u00A0', 'ana@mail.example'],
    ['nickname', { patternId: 12, maxLength: 4 }, 'Jose\u0301', 'Jos\u00E9'],
    ['accountNumber', { patternId: 6, minLength: 12, maxLength: 12 }, '0000 1111-2222', '000011112222'],
    ['zalo', { patternId: 6 }, '091 234 567', '091234567'],
    ['password', { acceptedPattern: '*', minLength: 10 }, ' River 27 ', ' River 27 '],
  ])('%s by %o: %j', (name, rule, typed, value) => {
    expect(checkField(field(name, rule), { [name]: typed })).toBeNull();
    expect(sentValues([field(name, rule)], { [name]: typed, other: ' x ' })).toEqual({ [name]: value, other: ' x ' });
  });

  test('a field that the form does not have stays away', () => {
    expect(sentValues([field('email', {})], {})).toEqual({});
  });

  test('a blank at the end of a password is part of it, also where any password is accepted', () => {
    const login: FormField = { name: 'password', rule: anyText, required: true };
    expect(sentValues([login], { password: 'Walker12 ' })).toEqual({ password: 'Walker12 ' });
    const repeated = field('confirmPassword', {}, { repeats: { field: 'password', messageKey: 'rules:checkPass' } });
    expect(checkField(repeated, { password: 'Walker12 ', confirmPassword: 'Walker12' })?.code).toBe('mismatch');
    expect(checkField(repeated, { password: 'caf\u00E9', confirmPassword: 'cafe\u0301' })).toBeNull();
  });

  test('a user name at sign-in has the digits that it had at the registration', () => {
    for (const rule of [{ patternId: 4 }, { patternId: 14 }, { acceptedPattern: '*' }]) {
      const registered = sentValues([field('username', rule)], { username: ' ana\u0661 ' });
      const login: FormField = { name: 'username', rule: anyText, required: true, writtenBy: readRule(rule) };
      expect(sentValues([login], { username: 'ana\u0661' })).toEqual(registered);
    }
  });
});
