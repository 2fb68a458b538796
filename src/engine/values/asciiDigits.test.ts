import { expect, test } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

test('digits of every script are written as 0 to 9, and nothing else changes', () => {
  for (const digits of [
    '0123456789',
    '０１２３４５６７８９',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '๐๑๒๓๔๕๖๗๘๙',
    '०१२३४५६७८९',
    '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
  ]) {
    expect(asciiDigits(digits)).toBe('0123456789');
  }
  expect(asciiDigits('a½²Ⅳ①漢')).toBe('a½²Ⅳ①漢');
});
