import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldRule, isBlank, readRule, ruleReady, validateConfirmation, validateField } from './fieldRules.ts';
import { ruleFieldNames } from './ruleFields.fixture.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 12,
  acceptedPattern: null,
  patternId: 14,
  ...change,
});
const codeOf = (value: unknown, change: Partial<FieldRule> = {}, field = 'username') =>
  validateField(rule(change), value, { field })?.code ?? 'valid';

describe('a value', () => {
  test('passes at both length limits and fails beyond them', () => {
    expect(['a'.repeat(5), 'a'.repeat(6), 'a'.repeat(12), 'a'.repeat(13)].map((value) => codeOf(value))).toEqual([
      'length',
      'valid',
      'valid',
      'length',
    ]);
  });

  test('is measured in code points', () => {
    expect(codeOf('😀'.repeat(6), { patternId: 9 })).toBe('valid');
    expect(codeOf('😀'.repeat(5), { patternId: 9 })).toBe('length');
    expect(codeOf('\ud800'.repeat(6), { patternId: 9 })).toBe('valid');
  });

  test('must match the template when the rule has no pattern', () => expect(codeOf('abc-def')).toBe('pattern'));

  test('may be anything for a lone *', () => expect(codeOf('!? \u0000é漢', { acceptedPattern: '*' })).toBe('valid'));

  test('that is not text counts as empty', () => {
    expect([undefined, null, 7, {}].map((value) => codeOf(value))).toEqual(Array(4).fill('required'));
  });
});

describe('an empty value', () => {
  test('is an error only where the field is required', () => {
    expect(codeOf('')).toBe('required');
    expect(codeOf('', { required: false })).toBe('valid');
  });

  test('includes spaces alone, except in a password', () => {
    expect(codeOf('       ')).toBe('required');
    expect(codeOf('       ', { acceptedPattern: '*' }, 'password')).toBe('valid');
    expect([isBlank(' \u3000'), isBlank(' ', 'newPassword')]).toEqual([true, false]);
  });

  test('is an error when the form requires the field, whatever the rule says', () => {
    expect(validateField(rule({ required: false }), '', { required: true })?.code).toBe('required');
    expect(validateField(rule(), '', { required: false })).toBeNull();
  });
});

describe("the platform's own pattern", () => {
  const own = rule({ acceptedPattern: '^[a-f]{1,40}$', patternId: 4 });

  test('leaves the decision to the length until it is compiled, then applies', async () => {
    expect(validateField(own, 'zzzzzz')).toBeNull();
    await ruleReady(own);
    expect(validateField(own, 'zzzzzz')?.code).toBe('pattern');
    expect(validateField(own, 'abcdef')).toBeNull();
    expect(validateField(own, 'abc')?.code).toBe('length');
  });

  test('equal to a template is checked at once by our own code', () => {
    expect(codeOf('12345x', { acceptedPattern: '^\\d+$' })).toBe('pattern');
  });

  test('accepts everything when it does not compile', async () => {
    const broken = rule({ acceptedPattern: '([' });
    await ruleReady(broken);
    expect(validateField(broken, '!!!!!!')).toBeNull();
  });
});

describe('a rule as the platform sends it', () => {
  test('is parsed with switches and numbers in all spellings', () => {
    expect(
      readRule({ enabled: '1', required: '0', minLength: '4', maxLength: ' 16 ', acceptedPattern: ' ^\\d+$ ', patternId: '6' }),
    ).toEqual({
      enabled: true,
      required: false,
      minLength: 4,
      maxLength: 16,
      acceptedPattern: '^\\d+$',
      patternId: 6,
    });
  });

  test.each([null, undefined, 'x', 7, [], {}])('that is %j is off and accepts what fits the limits', (raw) => {
    expect(readRule(raw)).toEqual({
      enabled: false,
      required: false,
      minLength: 0,
      maxLength: 255,
      acceptedPattern: null,
      patternId: 0,
    });
  });

  test.each([
    [{ minLength: 12, maxLength: 6 }, [6, 12]],
    [{ minLength: -3, maxLength: -1 }, [0, 255]],
    [{ minLength: 4, maxLength: 0 }, [4, 255]],
    [{ minLength: 300, maxLength: 400 }, [0, 255]],
    [{ minLength: 4, maxLength: 400 }, [4, 255]],
    [{ minLength: 1.5, maxLength: '1e3' }, [0, 255]],
    [{ minLength: NaN, maxLength: Infinity }, [0, 255]],
    [{ minLength: 0, maxLength: 3, patternId: 3 }, [0, 255]],
    [{ minLength: 20, maxLength: 30, patternId: 11 }, [0, 30]],
    [{ minLength: 6, maxLength: 6, patternId: 6 }, [6, 6]],
  ])('with the limits %j can be satisfied', (raw, [min, max]) => {
    expect(readRule(raw)).toMatchObject({ minLength: min, maxLength: max });
  });

  test.each(['', '   ', null, undefined, 7])('with the pattern %j falls back to its template', (acceptedPattern) => {
    expect(readRule({ acceptedPattern, patternId: 6 }).acceptedPattern).toBeNull();
  });

  test('without a patternId gets the id of the template that its pattern equals', () => {
    expect(readRule({ acceptedPattern: '^\\d+$' }).patternId).toBe(6);
    expect(readRule({ acceptedPattern: '^\\d+$', patternId: 99 }).patternId).toBe(0);
  });

  test('is not read from a prototype', () => {
    expect(readRule(Object.create({ enabled: true })).enabled).toBe(false);
  });
});

test('a repeated password must be present and equal', () => {
  expect(validateConfirmation('abc', '')).toMatchObject({ code: 'required', messageKey: 'rules:required' });
  expect(validateConfirmation('abc', 'abd')).toEqual({ code: 'mismatch', messageKey: 'rules:checkPass', params: {} });
  expect(validateConfirmation('abc', 'abd', { messageKey: 'rules:inconsistent_twice' })?.messageKey).toBe(
    'rules:inconsistent_twice',
  );
  expect(validateConfirmation('abc', 'abc')).toBeNull();
});

test('there are sixteen rule-driven fields', () => {
  expect(new Set(ruleFieldNames).size).toBe(16);
});

test.each([{}, { acceptedPattern: '*' }, { patternId: 0, minLength: 4, maxLength: 20 }])(
  'a rule that accepts any text, %j, accepts only digits for a number (SMS-09)',
  (raw) => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 4, maxLength: 20 }), fc.stringMatching(/^\+?\d{4,19}.?$/)), (text) => {
        const isNumber = /^\+?[0-9]+$/.test(text);
        fc.pre(text.trim() !== '');
        expect(validateField(readRule(raw), text, { field: 'mobileNum' }) === null).toBe(isNumber);
        expect(validateField(readRule(raw), text, { field: 'zalo' })).toBeNull();
      }),
    );
  },
);
