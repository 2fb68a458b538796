import { expect, test } from 'vitest';
import { readRule } from '#engine/fields/fieldRules.ts';
import { withFacts } from './fieldChecks.ts';
import { BIRTHDAY_CONFIRMED } from './plainChecks.ts';
import { checkField } from './formField.ts';

const brand = { registerForm: { agreement: { minAge: 18, birthdayAge: 21 } } } as Parameters<typeof withFacts>[1];
const today = new Date(2026, 5, 15).getTime();
const birthday = withFacts(
  { name: 'birthday', rule: readRule({ enabled: true, patternId: 11 }), required: true },
  brand,
  () => today,
);
const fault = (value: string, confirmed = '') =>
  checkField(birthday, { birthday: value, [BIRTHDAY_CONFIRMED]: confirmed })?.messageKey ?? null;

test('under 18 is refused, confirmed or not', () => {
  expect(fault('2008-06-16', '1')).toBe('rules:birthday_too_young');
  expect(fault('2020-01-01')).toBe('rules:birthday_too_young');
});

test('from 18 to 20 the birthday must be confirmed, from 21 on not', () => {
  expect(fault('2008-06-15')).toBe('rules:birthday_limit');
  expect(fault('2008-06-15', '1')).toBeNull();
  expect(fault('2005-06-16')).toBe('rules:birthday_limit');
  expect(fault('2005-06-15')).toBeNull();
});

test('an invalid date is left to the rule', () => {
  expect(fault('2008-02-31')).toBe('rules:pattern_11');
  expect(fault('')).toBe('rules:required');
});

test('a birthday whose age cannot be told is an error, whatever the rule accepts', () => {
  for (const rule of [{}, { acceptedPattern: '*' }, { patternId: 9 }, { acceptedPattern: '[^x]+' }]) {
    const open = withFacts({ name: 'birthday', rule: readRule(rule), required: false }, brand, () => today);
    const faultOf = (value: string, isUnreadable?: boolean) =>
      checkField(open, { birthday: value, [BIRTHDAY_CONFIRMED]: '1' }, isUnreadable)?.messageKey ?? null;
    for (const wrong of [
      '0015-01-01',
      '1899-12-31',
      '2026-06-16',
      '201512-01-01',
      '2015-1-1',
      '01/01/15',
      '2001-02-29',
      'x',
      '١٩٩٠-٠١-٠١',
    ]) {
      expect(faultOf(wrong), wrong).toBe('rules:birthday_invalid');
    }
    expect(faultOf('1900-01-01')).toBeNull();
    // a control that holds no whole date has an empty value
    expect(faultOf('', true)).toBe('rules:birthday_invalid');
    expect(faultOf('')).toBeNull();
  }
  expect(checkField(birthday, { birthday: '' }, true)?.messageKey).toBe('rules:birthday_invalid');
});

test('numbering plans are used only where the platform sends no pattern', () => {
  const field = (rule: object) => withFacts({ name: 'mobileNum', rule: readRule(rule), required: true }, brand);
  expect(field({}).check).toBeDefined();
  expect(field({ patternId: 6 }).check).toBeUndefined();
  // any number then, but for the code of a country, which has its own field
  const open = field({ acceptedPattern: '*' });
  const messageOf = (mobileNum: string) => checkField(open, { mobileNum, countryCode: 'GB' })?.messageKey ?? null;
  expect(messageOf('12')).toBeNull();
  expect(messageOf('+84912345678')).toBe('rules:mobile_number');
  expect(messageOf('0084912345678')).toBe('rules:mobile_number');
  expect(withFacts({ name: 'email', rule: readRule({}), required: true }, brand).check).toBeUndefined();
});

test('without numbering plans, numbers that are valid nowhere are refused (SMS-09, LOG-04)', () => {
  const mobile = withFacts({ name: 'mobileNum', rule: readRule({}), required: true }, brand);
  const faults = (mobileNum: string) => checkField(mobile, { mobileNum, countryCode: 'ZZ' })?.messageKey ?? null;
  for (const wrong of ['abc', '12', '1'.repeat(16), '12345x', '+', '+12', '++551198', '1 2', '12 345 x', '+5511987654321']) {
    expect(faults(wrong), wrong).toBe('rules:mobile_number');
  }
  for (const right of ['1234', '11987654321', '٣٤٥٦٧٨٩', '12 345']) expect(faults(right), right).toBeNull();
});
