import { describe, expect, test } from 'vitest';
import { anyText, readRule } from './fieldRules.ts';
import { codeIn, fieldText } from './fieldText.ts';

describe('the value of a field', () => {
  test.each(['password', 'confirmPassword', 'oldPassword', 'newPassword', 'confirmNewPassword', 'paymentPassword'])(
    'keeps the blanks of a secret: %s',
    (name) => {
      expect(fieldText(name, ' River 27 ')).toBe(' River 27 ');
      expect(fieldText(name, '１２\u00A0')).toBe('１２\u00A0');
      // the same letter, written by another keyboard
      expect(fieldText(name, 'cafe\u0301')).toBe('caf\u00E9');
    },
  );

  test.each([
    ['nickname', ' Ana\u3000', 'Ana'],
    ['payeeName', '\u200EJose\u0301 \uFEFF', 'Jos\u00E9'],
    ['email', ' ana@mail.example\u00A0', 'ana@mail.example'],
    ['ownOfABrand', '\tx y\n', 'x y'],
    ['birthday', '1990-01-01', '1990-01-01'],
    ['mobileNum', '(11) 98765-4321', '11987654321'],
    ['mobileNum', '\u202A+55 11 98765\u20114321\u202C', '+5511987654321'],
    ['mobileNum', '๐๙๑ ๒๓๔', '091234'],
    ['mobileNum', '12 a', '12 a'],
    ['whatsapp', '+84 912 345 678', '+84912345678'],
    ['whatsapp', 'call me', 'call me'],
    ['zalo', '٠٩١٢-٣٤٥', '0912345'],
    ['qqNum', '123 456', '123456'],
    ['accountNumber', '0000 1111-2222', '000011112222'],
    ['accountNumber', 'GB 82', 'GB 82'],
    ['idNumber', '１２３Ｘ', '123Ｘ'],
    ['captcha', ' A７ bc ', 'A7bc'],
    ['affiliateCode', ' CAJU 2031\u200B', 'CAJU2031'],
    ['verificationCode', '677 861', '677861'],
  ])('%s %j is %j', (name, typed, value) => {
    expect(fieldText(name, typed)).toBe(value);
    expect(fieldText(name, value)).toBe(value);
  });

  test('of a user name has the digits that its rule accepts', () => {
    const typed = ' ana\uFF11\uFF12 ';
    for (const rule of [{ patternId: 1 }, { patternId: 4 }, { acceptedPattern: '^[A-Za-z0-9]+$' }]) {
      expect(fieldText('username', typed, readRule(rule))).toBe('ana12');
    }
    for (const rule of [{ patternId: 14 }, { patternId: 9 }, { acceptedPattern: '*' }, {}]) {
      expect(fieldText('username', typed, readRule(rule))).toBe('ana\uFF11\uFF12');
    }
    expect(fieldText('username', typed, anyText)).toBe('ana\uFF11\uFF12');
    expect(fieldText('username', typed)).toBe('ana\uFF11\uFF12');
  });
});

describe('the code in a text', () => {
  test.each([
    '677861',
    ' 677861 ',
    '677 861',
    '677-861',
    '677\u2011861',
    '677 \u2013 861',
    '67 78 61',
    '6 7 7 8 6 1',
    '677.861',
    '６７７８６１',
    '٦٧٧٨٦١',
    '\u200E677861\u200F',
    'G-677861',
    '677861.',
    'Your code is 677861. It is valid for 10 min.',
    'Your code is 677-861. It is valid for 10 min.',
    'Seu código: 677 861\nNão compartilhe.',
    '【mayloc】验证码677861，10分钟内有效。',
    '677861 is your code. Never share 677861.',
    'รหัส ๖๗๗๘๖๑ ใช้ได้ ๑๐ นาที',
  ])('%j is 677861', (text) => expect(codeIn(text)).toBe('677861'));

  test.each([
    ['', ''],
    ['67 7', '677'],
    ['1234-5678', '12345678'],
    ['Code: 4821', '4821'],
    [' aB12 ', 'aB12'],
    ['123456 or 654321', '123456 or 654321'],
    ['none', 'none'],
  ])('%j is %j', (text, code) => expect(codeIn(text)).toBe(code));
});
