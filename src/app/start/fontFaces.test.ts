import { expect, test } from 'vitest';
import { usedFaces } from './fontFaces.ts';

const face = (unicodeRange: string, family = 'Text', weight = '200 800') => ({ family, weight, unicodeRange });
const latin = face('U+0-FF, U+131');
const extended = face('U+100-2BA, U+1E00-1E9F');
const vietnamese = face('U+102-103, U+110-111, U+1EA0-1EF9');

test('a face is used for the letters of the text', () => {
  expect(usedFaces([extended, latin], 'plain')).toEqual([latin]);
  expect(usedFaces([extended, latin], 'Łódź')).toEqual([latin, extended]);
  expect(usedFaces([extended, latin], '中文')).toEqual([]);
  expect(usedFaces([extended, latin], '')).toEqual([]);
  expect(usedFaces([face('U+1F3B0')], '🎰')).toHaveLength(1);
});

test('of two faces with the same letter the later one is used, as by the browser', () => {
  expect(usedFaces([extended, vietnamese, latin], 'đạ x')).toEqual([latin, vietnamese]);
  expect(usedFaces([vietnamese, extended, latin], 'đ')).toEqual([extended]);
});

test('each weight and each family has its own faces', () => {
  const bold = face(latin.unicodeRange, 'Text', '700');
  const display = face(latin.unicodeRange, 'Display');
  expect(usedFaces([latin, bold, display], 'a')).toEqual([display, bold, latin]);
});
