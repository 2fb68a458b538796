import { expect, test } from 'vitest';
import { maskPhone } from './maskPhone.ts';

test('keeps both ends and hides the middle', () => {
  expect(maskPhone('84', '912345678')).toBe('+84 912 ••• 678');
  expect(maskPhone('55', '11987654321')).toBe('+55 119 ••••• 321');
  expect(maskPhone('1', '12')).toBe('+1  •• ');
});
