import { expect, test } from 'vitest';
import { matchOptions } from './matchOptions.ts';

const options = [
  { value: 'US', label: 'United States', hint: '+1' },
  { value: 'ST', label: 'São Tomé and Príncipe', hint: '+239' },
  { value: 'VN', label: 'Việt Nam', hint: '+84', keywords: 'Vietnam' },
  { value: 'TZ', label: 'Tanzania', hint: '+255' },
];
const found = (query: string) => matchOptions(options, query).map((option) => option.value);

test('an empty query returns all options in their order', () => {
  expect(found('  ')).toEqual(['US', 'ST', 'VN', 'TZ']);
});

test('ignores accents, case and the order of words', () => {
  expect(found('sao')).toEqual(['ST']);
  expect(found('PRÍNCIPE tome')).toEqual(['ST']);
  expect(found('viet nam')).toEqual(['VN']);
  expect(found('vietnam')).toEqual(['VN']);
});

test('searches codes too', () => {
  expect(found('+255')).toEqual(['TZ']);
  expect(found('84')).toEqual(['VN']);
});

test('options that begin with the query come first', () => {
  expect(found('ta')).toEqual(['TZ', 'US']);
});
