import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRightToLeft, languageCatalogue } from '../values/languageCatalogue.ts';
import { grouped, separators } from './separators.ts';

const intl = (tag: string, value: number | bigint) =>
  new Intl.NumberFormat(tag, { useGrouping: 'always', numberingSystem: 'latn', maximumFractionDigits: 1 })
    .format(value)
    // money is written with the sign of a keyboard in every language
    .replace('−', '-');

const shown = languageCatalogue.filter(({ htmlLang }) => !isRightToLeft(htmlLang));

test.each(shown.map(({ code, htmlLang }) => [code, htmlLang]))('%s is written as the browser writes %s', (code, tag) => {
  const marks = separators(code);
  expect(marks).toBe(separators(tag));
  expect(`12${marks.group}345${marks.decimal}5`).toBe(intl(tag, 12_345.5));
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (whole) => {
      expect(grouped(whole, marks)).toBe(intl(tag, whole));
    }),
  );
});

test('an unknown language has the marks of English', () => {
  expect(separators('not a language')).toEqual(separators('en'));
});
