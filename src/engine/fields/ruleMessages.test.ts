import { describe, expect, test } from 'vitest';
import { hintOf, messageOf, requiredMessage } from './ruleMessages.ts';

const rule = (patternId: number, minLength = 6, maxLength = 12) => ({ patternId, minLength, maxLength });
const bounds = { min: 6, max: 12 };

test('the message is the one of the patternId, with the bounds', () => {
  for (let id = 1; id <= 20; id += 1) {
    expect(messageOf(rule(id), 'username', 'pattern')).toEqual({ messageKey: `rules:pattern_${id}`, params: bounds });
    expect(messageOf(rule(id), 'username', 'length')).toEqual({ messageKey: `rules:pattern_${id}`, params: bounds });
  }
});

test('equal bounds give the twin with a single number', () => {
  expect(messageOf(rule(4, 6, 6), 'captcha', 'length')).toEqual({ messageKey: 'rules:pattern_4_exact', params: { count: 6 } });
});

describe('a field has a wording of its own while its rule names no template', () => {
  test.each([
    ['password', 'length', 'rules:password_length', bounds],
    ['newPassword', 'pattern', 'rules:password_length', bounds],
    ['mobileNum', 'length', 'rules:mobile_number', {}],
    ['payeeName', 'pattern', 'rules:real_name_format', {}],
    ['payeeName', 'length', 'rules:pattern_0', bounds],
    ['whatsapp', 'pattern', 'rules:phone_format', {}],
    ['affiliateCode', 'pattern', 'rules:invitation_code', {}],
    ['email', 'pattern', 'rules:pattern_3', bounds],
    ['toString', 'pattern', 'rules:pattern_0', bounds],
  ] as const)('%s, %s: %s', (field, code, messageKey, params) => {
    expect(messageOf(rule(0), field, code)).toEqual({ messageKey, params });
  });

  test('a password of a fixed length names the one number', () => {
    expect(messageOf(rule(0, 8, 8), 'password', 'length')).toEqual({
      messageKey: 'rules:password_length_exact',
      params: { count: 8 },
    });
  });

  test('and follows its template otherwise', () => {
    expect(messageOf(rule(20), 'password', 'length').messageKey).toBe('rules:pattern_20');
  });
});

test('a mobile number of a fixed length asks for that many digits', () => {
  for (const id of [0, 6])
    expect(messageOf(rule(id, 11, 11), 'mobileNum', 'pattern')).toEqual({
      messageKey: 'rules:phone_digits',
      params: { count: 11 },
    });
  expect(messageOf(rule(4, 11, 11), 'mobileNum', 'pattern').messageKey).toBe('rules:pattern_4_exact');
});

test('a verification code is always asked for in its own words', () => {
  expect(messageOf(rule(6), 'verificationCode', 'length')).toEqual({ messageKey: 'rules:verification_code', params: {} });
});

test('the empty message needs the name of the field, or says that the input is empty', () => {
  expect(requiredMessage('username').messageKey).toBe('rules:required');
  expect(requiredMessage(undefined).messageKey).toBe('rules:empty');
});

test('the hint is what a value of the wrong length is told', () => {
  expect(hintOf(rule(14), 'username')).toEqual(messageOf(rule(14), 'username', 'length'));
});
