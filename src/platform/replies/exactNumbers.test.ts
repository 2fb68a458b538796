import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDecimal } from '#engine/money/plainDecimal.ts';
import { growth, LINEAR } from '#engine/patterns/machinePace.fixture.ts';
import { quoteNumbers } from './exactNumbers.ts';

const runs = 100_000 / (process.env['DEEP'] === undefined ? 50 : 1);
const LONG = 300_000;
const MONEY = ['balance', 'sumBalance', 'amo"unt'];

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{0,${length - 1}}$`));
const amount = fc
  .tuple(fc.constantFrom('', '-'), fc.oneof(fc.constant('0'), digits(25)), fc.option(fc.stringMatching(/^\d{1,12}$/)))
  .map(([sign, whole, fraction]) => sign + whole + (fraction === null ? '' : `.${fraction}`));

/** A JSON text and the expected result. */
interface Sample {
  text: string;
  value: unknown;
}

const space = fc.constantFrom('', ' ', '\n\t');
const plain: fc.Arbitrary<Sample> = fc
  .oneof(
    fc.string(),
    fc.constantFrom('"balance":1', '\\', '\\"balance\\":2', '{[:,'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  )
  .map((value) => ({ text: JSON.stringify(value), value }));
const moneyNumber: fc.Arbitrary<Sample> = amount.map((token) => ({ text: token, value: token }));
const listOf = (item: fc.Arbitrary<Sample>): fc.Arbitrary<Sample> =>
  fc.tuple(fc.array(item, { maxLength: 4 }), space).map(([items, gap]) => ({
    text: `[${items.map(({ text }) => text).join(`${gap},${gap}`)}]`,
    value: items.map(({ value }) => value),
  }));

const { tree } = fc.letrec<{ tree: Sample; record: Sample }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, plain, tie('record'), listOf(tie('tree'))),
  record: fc
    .tuple(
      fc.uniqueArray(
        fc.oneof(
          fc.tuple(
            fc.constantFrom(...MONEY),
            fc.oneof(
              moneyNumber,
              listOf(moneyNumber),
              tie('record'),
              plain.filter(({ value }) => typeof value !== 'number'),
            ),
          ),
          fc.tuple(
            fc.string().filter((name) => !MONEY.includes(name) && name !== '__proto__'),
            tie('tree'),
          ),
        ),
        { selector: ([name]) => name, maxLength: 5 },
      ),
      space,
    )
    .map(([members, gap]) => ({
      text: `{${members.map(([name, { text }]) => `${gap}${JSON.stringify(name)}${gap}:${gap}${text}`).join(',')}}`,
      value: Object.fromEntries(members.map(([name, { value }]) => [name, value])),
    })),
}));

describe('numbers of money', () => {
  it(
    'become strings digit by digit at any depth, and nothing else changes',
    () => {
      fc.assert(
        fc.property(tree, ({ text, value }) => {
          expect(JSON.parse(quoteNumbers(text, MONEY))).toEqual(value);
        }),
        { numRuns: runs },
      );
    },
    LONG,
  );

  it('are found under a name written with escapes', () => {
    expect(quoteNumbers('{"b\\u0061lance":1.10}', MONEY)).toBe('{"b\\u0061lance":"1.10"}');
  });

  it('stay text when sent as text', () => {
    const text = '{"balance":"12.30","sumBalance":null}';
    expect(quoteNumbers(text, MONEY)).toBe(text);
  });

  it(
    'leave invalid JSON unchanged or invalid',
    () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.string().map((tail) => `{"balance":${tail}`),
            tree.map(({ text }) => text.slice(0, -1)),
          ),
          (text) => {
            const quoted = quoteNumbers(text, MONEY);
            const parses = (json: string) => {
              try {
                JSON.parse(json);
                return true;
              } catch {
                return false;
              }
            };
            expect(parses(quoted)).toBe(parses(text));
          },
        ),
        { numRuns: runs },
      );
    },
    LONG,
  );

  it('are parsed in linear time', () => {
    const read = (size: number) =>
      expect(
        quoteNumbers(`{"balance":${'['.repeat(size)}1${']'.repeat(size)},"x":"${'\\"'.repeat(2 * size)}"}`, MONEY),
      ).toContain('"x"');
    expect(growth(read, 250)).toBeLessThan(LINEAR);
  });
});

describe('an exponent', () => {
  it.each([
    ['1e3', '1000'],
    ['1.25e1', '12.5'],
    ['-1.25E-3', '-0.00125'],
    ['0e0', '0'],
    ['123456789012345678.90e0', '123456789012345678.90'],
    ['5e-1', '0.5'],
    ['100e-2', '1.00'],
    ['1e400', '1e400'],
    ['12', '12'],
  ])('%s is %s', (token, decimal) => {
    expect(plainDecimal(token)).toBe(decimal);
  });

  it('keeps the value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 9_999 }), fc.integer({ min: -9, max: 9 }), (whole, power) => {
        expect(Number(plainDecimal(`${whole}e${power}`))).toBe(Number(`${whole}e${power}`));
      }),
    );
  });
});
