import { expect, test } from 'vitest';
import { matchOptions } from './matchOptions.ts';

const options = [
  { value: 'US', label: 'United States', hint: '+1' },
  { value: 'ST', label: 'São Tomé and Príncipe', hint: '+239' },
  { value: 'VN', label: 'Việt Nam', hint: '+84', keywords: 'Vietnam' },
  { value: 'TZ', label: 'Tanzania', hint: '+255' },
];
const found = (query: string) => matchOptions(options, query).map((option) => option.value);

test('no query finds everything in its order', () => {
  expect(found('  ')).toEqual(['US', 'ST', 'VN', 'TZ']);
});

test('accents, capitals and the order of words do not matter', () => {
  expect(found('sao')).toEqual(['ST']);
  expect(found('PRÍNCIPE tome')).toEqual(['ST']);
  expect(found('viet nam')).toEqual(['VN']);
  expect(found('vietnam')).toEqual(['VN']);
});

test('codes are found too', () => {
  expect(found('+255')).toEqual(['TZ']);
  expect(found('84')).toEqual(['VN']);
});

test('what begins with the query comes first', () => {
  expect(found('ta')).toEqual(['TZ', 'US']);
});
