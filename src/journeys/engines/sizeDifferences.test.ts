import { expect, test } from 'vitest';
import { sizeDifferences } from './sizeDifferences.ts';

test('differences above 4 px in width or height are listed with both sizes, smaller ones are those of text', () => {
  const chromium = { 'overlay messages': [360, 70], 'button login': [90, 44], 'nav side': [240, 844] } as const;
  expect(
    sizeDifferences(chromium, { 'overlay messages': [360, 726], 'button login': [93.9, 40], 'nav side': [240, 844] }),
  ).toEqual(['overlay messages: 360 x 726, in Chromium 360 x 70']);
  expect(sizeDifferences(chromium, { 'button login': [94.1, 44] })).toHaveLength(1);
});

test('what only one engine shows has nothing to be compared with', () => {
  expect(sizeDifferences({}, { 'button more': [10, 10] })).toEqual([]);
});
