import fc from 'fast-check';
import { expect, test } from 'vitest';
import en from '../../../locales/en/rules.json' with { type: 'json' };
import { readRule, validateField } from '#engine/fields/fieldRules.ts';
import { patterns } from '#engine/fields/patterns.ts';
import { passwordParts } from './passwordParts.ts';

const texts: Record<string, string> = en;
const rule = (id: number, asPattern: boolean) =>
  readRule({
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 12,
    patternId: id,
    acceptedPattern: asPattern ? patterns[id]?.source : null,
  });

test.each(Object.keys(patterns).map(Number))('the parts of template %i together are equivalent to the rule', (id) => {
  const unit = fc.constantFrom(...'aZ9_! é中ไ한', '1990-12-31');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), fc.boolean(), (value, asPattern) => {
      const found = rule(id, asPattern);
      const verdict = validateField(found, value, { field: 'password' }) === null;
      return passwordParts(found).every((part) => part.holds(value)) === verdict;
    }),
  );
});

test('every part has a text', () => {
  for (const id of Object.keys(patterns).map(Number)) {
    for (const { messageKey } of passwordParts(rule(id, false))) expect(texts).toHaveProperty([messageKey.replace('rules:', '')]);
  }
});

test('a pattern of the platform is one part with its message, besides the length', () => {
  const parts = passwordParts(
    readRule({ minLength: 8, maxLength: 20, patternId: 7, acceptedPattern: '(?=.*[A-Z])[A-Za-z0-9_-]+' }),
  );
  expect(parts.map((part) => part.messageKey)).toEqual(['rules:part_length', 'rules:pattern_7']);
});

test('a rule that accepts anything has no parts', () => {
  expect(passwordParts(readRule({}))).toEqual([]);
  expect(passwordParts(readRule({ acceptedPattern: '*', patternId: 20 }))).toEqual([]);
});
