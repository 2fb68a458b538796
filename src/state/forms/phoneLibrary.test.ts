import { expect, test, vi } from 'vitest';
import { groupDigits, internationalNumber, isPhoneNumber, loadPhoneLibrary, splitInternational } from './phoneLibrary.ts';

test('knows and changes nothing before the plans are loaded', async () => {
  // other tests of this worker may have loaded them
  vi.resetModules();
  const { groupDigits, internationalNumber, isPhoneNumber, splitInternational } = await import('./phoneLibrary.ts');
  expect(groupDigits('11987654321', 'BR')).toBe('11987654321');
  expect(isPhoneNumber('1', 'BR')).toBeNull();
  expect(splitInternational('+5511987654321', 'BR')).toBeNull();
  expect(internationalNumber('0912345678', 'VN', '84')).toBe('+84912345678');
});

test('with the plans', async () => {
  await loadPhoneLibrary();
  expect(groupDigits('11987654321', 'BR')).toBe('(11) 98765-4321');
  expect(groupDigits('123', 'ZZ')).toBe('123');
  expect(groupDigits('1198765432x', 'BR')).toBe('1198765432x');
  expect(isPhoneNumber('912345678', 'VN')).toBe(true);
  expect(isPhoneNumber('12', 'VN')).toBe(false);
  expect(internationalNumber('0912345678', 'VN', '84')).toBe('+84912345678');
  expect(internationalNumber('912345678', 'VN', '84')).toBe('+84912345678');
});

test.each([
  ['+84 912 345 678', 'GB', { country: 'VN', dialingCode: '84', digits: '912345678', isWhole: true }],
  ['+84 912', 'GB', { country: 'VN', dialingCode: '84', digits: '912', isWhole: false }],
  ['0084912345678', 'GB', { country: 'VN', dialingCode: '84', digits: '912345678', isWhole: true }],
  ['84912345678', 'VN', { country: 'VN', dialingCode: '84', digits: '912345678', isWhole: true }],
  ['+14165550123', 'BR', { country: 'CA', dialingCode: '1', digits: '4165550123', isWhole: true }],
  // 55 is the code of the country and of a region
  ['55991234567', 'BR', null],
  ['0912345678', 'VN', null],
  ['912345678', 'VN', null],
  ['', 'VN', null],
])('"%s" with %s chosen has this code of a country: %j', async (text, chosen, expected) => {
  await loadPhoneLibrary();
  const found = splitInternational(text, chosen);
  expect(found).toEqual(expected);
  // what is stored has one code alone
  if (found !== null) expect(isPhoneNumber(text, chosen)).toBe(false);
});
