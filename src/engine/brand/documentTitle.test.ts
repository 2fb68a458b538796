import { expect, it } from 'vitest';
import { documentTitle } from './documentTitle.ts';

it.each([
  ['Promotions', 'Acme', 'Promotions · Acme'],
  ['Acme', 'Acme', 'Acme'],
  ['', 'Acme', 'Acme'],
  ['Get the Acme app', 'Acme', 'Get the Acme app'],
  ['下载Acme应用', 'Acme', '下载Acme应用'],
  ['Winners', 'Win', 'Winners · Win'],
  ['Unwind', 'wind', 'Unwind · wind'],
  ['Game 24', '2', 'Game 24 · 2'],
])('%s of %s is called %s', (shown, brand, title) => {
  expect(documentTitle(shown, brand)).toBe(title);
});
