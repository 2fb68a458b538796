import { describe, expect, test } from 'vitest';
import { hintOf, messageOf, requiredMessage } from './ruleMessages.ts';

const rule = (patternId: number, minLength = 6, maxLength = 12) => ({ patternId, minLength, maxLength });
const bounds = { min: 6, max: 12 };

test('the message is that of the patternId, with the limits', () => {
  for (let id = 1; id <= 20; id += 1) {
    expect(messageOf(rule(id), 'username', 'pattern')).toEqual({ messageKey: `rules:pattern_${id}`, params: bounds });
    expect(messageOf(rule(id), 'username', 'length')).toEqual({ messageKey: `rules:pattern_${id}`, params: bounds });
  }
});

test('equal limits select the text with a single number', () => {
  expect(messageOf(rule(4, 6, 6), 'captcha', 'length')).toEqual({ messageKey: 'rules:pattern_4_exact', params: { count: 6 } });
});

describe('a field has its own message while its rule has no template', () => {
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

  test('a password of a fixed length states the one number', () => {
    expect(messageOf(rule(0, 8, 8), 'password', 'length')).toEqual({
      messageKey: 'rules:password_length_exact',
      params: { count: 8 },
    });
  });

  test('and follows its template otherwise', () => {
    expect(messageOf(rule(20), 'password', 'length').messageKey).toBe('rules:pattern_20');
  });
});

test('a mobile number of a fixed length states the number of digits', () => {
  for (const id of [0, 6])
    expect(messageOf(rule(id, 11, 11), 'mobileNum', 'pattern')).toEqual({
      messageKey: 'rules:phone_digits',
      params: { count: 11 },
    });
  expect(messageOf(rule(4, 11, 11), 'mobileNum', 'pattern').messageKey).toBe('rules:pattern_4_exact');
});

test('a verification code always has its own message', () => {
  expect(messageOf(rule(6), 'verificationCode', 'length')).toEqual({ messageKey: 'rules:verification_code', params: {} });
});

test('the message for an empty value names the field, or says that the input is empty', () => {
  expect(requiredMessage('username').messageKey).toBe('rules:required');
  expect(requiredMessage(undefined).messageKey).toBe('rules:empty');
});

test('the hint equals the message for a value of the wrong length', () => {
  expect(hintOf(rule(14), 'username')).toEqual(messageOf(rule(14), 'username', 'length'));
});
