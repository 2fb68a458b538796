import { expect, test } from 'vitest';
import { refusedField } from './registerRefusal.ts';

test('a refusal about a field belongs to the field, if shown', () => {
  expect(refusedField('username_taken', ['username', 'password'])).toEqual({
    name: 'username',
    messageKey: 'errors:username_taken',
  });
  expect(refusedField('captcha_wrong', ['username', 'captcha'])?.name).toBe('captcha');
  expect(refusedField('captcha_wrong', ['username'])).toBeNull();
  expect(refusedField('email_taken', [])).toBeNull();
});

test('by phone the taken user name is the mobile number', () => {
  expect(refusedField('username_taken', ['mobileNum', 'verificationCode'])?.name).toBe('mobileNum');
});

test('other refusals belong to no field', () => {
  for (const code of ['', 'in_function_not_open', 'too_many_requests', 'constructor', '__proto__']) {
    expect(refusedField(code, ['username', 'captcha'])).toBeNull();
  }
});
