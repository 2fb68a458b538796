import { expect, test, vi } from 'vitest';
import { groupDigits, internationalNumber, isPhoneNumber, loadPhoneLibrary, splitInternational } from './phoneLibrary.ts';

test('knows and changes nothing before the plans are loaded', async () => {
  // other tests of this worker may have loaded them
  vi.resetModules();
  const { groupDigits, internationalNumber, isPhoneNumber, splitInternational } = await import('./phoneLibrary.ts');
  expect(groupDigits('11987654321', 'BR')).toBe('11987654321');
  expect(isPhoneNumber('1', 'BR')).toBeNull();
  expect(splitInternational('+5511987654321')).toBeNull();
  expect(internationalNumber('0912345678', 'VN', '84')).toBe('+84912345678');
});

test('with the plans', async () => {
  await loadPhoneLibrary();
  expect(groupDigits('11987654321', 'BR')).toBe('(11) 98765-4321');
  expect(groupDigits('123', 'ZZ')).toBe('123');
  expect(groupDigits('1198765432x', 'BR')).toBe('1198765432x');
  expect(isPhoneNumber('912345678', 'VN')).toBe(true);
  expect(isPhoneNumber('12', 'VN')).toBe(false);
  expect(splitInternational('+84 912 345 678')).toEqual({ dialingCode: '84', digits: '912345678' });
  expect(internationalNumber('0912345678', 'VN', '84')).toBe('+84912345678');
  expect(internationalNumber('912345678', 'VN', '84')).toBe('+84912345678');
});
