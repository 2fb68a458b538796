import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corpusSize } from '#engine/fields/mutators.fixture.ts';
import { compareAmounts, readAmount, typedAmount } from './amount.ts';
import { asciiDigits } from '../values/asciiDigits.ts';
import { languages } from '../values/languages.ts';
import { formatMoney, parseMoney } from './money.ts';

const language = fc.constantFrom(...languages.map(({ code }) => code));
const cents = fc.bigInt({ min: 1n, max: 10n ** 16n });
const decimalText = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

test('every amount is read back exactly, as formatted or as typed, in every language (T19)', () => {
  fc.assert(
    fc.property(cents, language, (minor, code) => {
      const amount = decimalText(minor);
      expect(readAmount(formatMoney(amount, { symbol: '', space: '', language: code }) ?? '', code)).toEqual({ amount });
      expect(readAmount(typedAmount(amount, code), code)).toEqual({ amount });
    }),
    { numRuns: corpusSize(50_000) },
  );
});

test('no text is taken for an amount that its digits do not spell, and none throws', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE $٠９−'.split('')), maxLength: 24 }),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  fc.assert(
    fc.property(text, language, (typed, code) => {
      const read = readAmount(typed, code);
      if (!('amount' in read)) return;
      expect(read.amount).toMatch(/^(0|[1-9]\d{0,14})(\.\d{1,2})?$/);
      expect(parseMoney(read.amount)?.minor).toBeGreaterThan(0n);
      const digits = (value: string) => asciiDigits(value).replace(/\D/g, '').replace(/^0+/, '');
      expect(digits(read.amount)).toBe(digits(typed));
    }),
    { numRuns: corpusSize(100_000) },
  );
});

test('an accepted amount is within its bounds', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, (minor, min, max, balance) => {
      const limits = { min: decimalText(min), max: decimalText(max), balance: decimalText(balance) };
      const read = readAmount(decimalText(minor), 'EN', limits);
      expect('amount' in read).toBe(minor >= min && minor <= max && minor <= balance);
      if ('fault' in read) expect(compareAmounts(decimalText(minor), read.limit ?? '')).not.toBe(0);
    }),
    { numRuns: corpusSize(20_000) },
  );
});
