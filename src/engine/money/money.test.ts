import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, maskedMoney, parseMoney, quotient } from './money.ts';
import { corpusSize } from '#engine/fields/mutators.fixture.ts';

const dollars = (value: unknown, language = 'EN') => formatMoney(value, { symbol: '$', space: '', language });

describe('an amount is formatted', () => {
  test.each([
    ['1234567.5', '$1,234,567.50'],
    ['0', '$0.00'],
    ['-1', '-$1.00'],
    ['0.999', '$0.99'],
    ['-0.999', '-$0.99'],
    ['1000', '$1,000.00'],
    ['999.995', '$999.99'],
    ['12345678901234567890.129', '$12,345,678,901,234,567,890.12'],
    ['007.5', '$7.50'],
    ['+3.', '$3.00'],
    ['1e3', '$1,000.00'],
    ['1.2345E2', '$123.45'],
    ['5e-3', '$0.00'],
    [12.5, '$12.50'],
    [1e21, '$1,000,000,000,000,000,000,000.00'],
    [90071992547409931n, '$90,071,992,547,409,931.00'],
  ])('%s as %s', (value, text) => expect(dollars(value)).toBe(text));

  test.each(['-0', '-0.00', '-0.001', '-0.009', -0, '-1e-9'])('%s never as a negative amount', (value) =>
    expect(dollars(value)).toBe('$0.00'),
  );

  test('with the separators of the interface language, also with four digits', () => {
    expect(dollars('1234.5', 'PT')).toBe('$1.234,50');
    expect(dollars('1234.5', 'VI')).toBe('$1.234,50');
    expect(dollars('1234.5', 'ID')).toBe('$1.234,50');
    expect(dollars('1234.5', 'CN')).toBe('$1,234.50');
    expect(dollars('1234.5', 'TH')).toBe('$1,234.50');
    expect(dollars('1234.5', 'not a language')).toBe('$1,234.50');
  });

  test('with the symbol and space of the brand', () => {
    expect(formatMoney('-1234', { symbol: 'R$', space: '\u00a0', language: 'PT' })).toBe('-R$\u00a01.234,00');
    expect(formatMoney('-1234', { symbol: 'R$', space: ' ', language: 'PT' })).toBe('-R$\u00a01.234,00');
  });

  const dong = { symbol: '₫', space: '\u00a0', position: 'after', decimals: 0, language: 'VI' } as const;
  test.each([
    ['1234567.9', '1.234.567\u00a0₫'],
    ['-0.9', '0\u00a0₫'],
    ['-1000', '-1.000\u00a0₫'],
    ['0', '0\u00a0₫'],
  ])('%s of a currency without decimals, whose symbol is behind, as %s', (value, text) => {
    expect(formatMoney(value, dong)).toBe(text);
  });

  test('hidden, with the symbol where it was', () => {
    expect(maskedMoney(dong)).toBe('***\u00a0₫');
    expect(maskedMoney({ symbol: 'R$', space: '\u00a0' })).toBe('R$\u00a0***');
  });
});

test.each([
  '',
  ' ',
  '1 ',
  '--',
  '-',
  '.',
  '.5',
  '1,5',
  '1.2.3',
  '0x10',
  'NaN',
  'Infinity',
  '1e',
  '1e99',
  '1e999999999',
  '９',
  '1'.repeat(65),
  NaN,
  Infinity,
  null,
  undefined,
  {},
  [],
  true,
])('%j is not an amount and does not throw', (value) => {
  expect(parseMoney(value)).toBeNull();
  expect(dollars(value)).toBeNull();
});

test('an amount is parsed exactly', () => {
  expect(parseMoney('12345678901234567.89')).toEqual({ minor: 1234567890123456789n, scale: 2 });
  expect(parseMoney('-1.5e1')).toEqual({ minor: -15n, scale: 0 });
});

/** Formats an amount digit by digit, for comparison. */
function expected(minor: bigint, scale: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const cents = digits
    .slice(digits.length - scale)
    .padEnd(2, '0')
    .slice(0, 2);
  const groups =
    whole
      .split('')
      .reverse()
      .join('')
      .match(/.{1,3}/g) ?? [];
  const grouped = groups
    .map((group) => group.split('').reverse().join(''))
    .reverse()
    .join(',');
  const isNegative = minor < 0n && /[1-9]/.test(whole + cents);
  return `${isNegative ? '-' : ''}$${grouped}.${cents}`;
}

function written(minor: bigint, scale: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${scale === 0 ? '' : `.${digits.slice(point)}`}`;
}

test('every amount up to thirty digits is formatted exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(12), (minor, scale) => {
      expect(dollars(written(minor, scale))).toBe(expected(minor, scale));
    }),
    { numRuns: corpusSize(100_000) },
  );
});

test('no text makes the parser throw', () => {
  const characters = fc.constantFrom(...'0123456789+-.,eE $x\u0660'.split(''));
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 20 }), (text) => {
      expect(dollars(text) ?? '$0.00').toMatch(/^-?\$[\d,]+\.\d\d$/);
    }),
    { numRuns: corpusSize(100_000) },
  );
});

describe('the value of points', () => {
  test('is exact for any points and ratio, truncated to two decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.nat(6),
        (points, minor, scale) => {
          const ratio =
            scale === 0
              ? String(minor)
              : String(minor)
                  .padStart(scale + 1, '0')
                  .replace(new RegExp(`(\\d{${scale}})$`), '.$1');
          const [whole = '', fraction = ''] = (quotient(points, ratio) ?? '').split('.');
          const cents = BigInt(whole + fraction);
          const exact = points * 100n * 10n ** BigInt(scale);
          expect(fraction).toHaveLength(2);
          expect(cents * minor <= exact && (cents + 1n) * minor > exact).toBe(true);
        },
      ),
      { numRuns: corpusSize(2_000) },
    );
  });

  test.each([
    [2500n, 100, '25.00'],
    [1n, 300, '0.00'],
    [100n, '33.33', '3.00'],
  ])('%s at %s is %s', (points, ratio, worth) => expect(quotient(points, ratio)).toBe(worth));

  test.each([0, '-1', 'many', null])('is null at %s', (ratio) => expect(quotient(5n, ratio)).toBeNull());
});
