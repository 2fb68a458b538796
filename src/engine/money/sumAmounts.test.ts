import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumAmounts } from './sumAmounts.ts';

test.each([
  [['200', '1.5'], '201.50'],
  [['0.1', '0.2'], '0.30'],
  [['1', '-1.005'], '-0.005'],
  [['99999999999999999999.99', '0.01'], '100000000000000000000.00'],
  [[], '0.00'],
])('%o sum up to %s', (amounts, sum) => expect(sumAmounts(...amounts)).toBe(sum));

test.each([['1,5'], [''], [undefined], [{}]])('%o is no amount', (amount) => expect(sumAmounts('1', amount)).toBeNull());

test('a sum of hundredths is that of whole numbers', () => {
  const cents = fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), { maxLength: 5 });
  const text = (value: bigint) => {
    const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
    return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  fc.assert(
    fc.property(cents, (all) => {
      expect(sumAmounts(...all.map(text))).toBe(text(all.reduce((sum, one) => sum + one, 0n)));
    }),
  );
});
