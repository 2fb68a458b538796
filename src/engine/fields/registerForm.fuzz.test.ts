import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldRule, validateField } from './fieldRules.ts';
import { ruleFieldNames } from './ruleFields.fixture.ts';
import { matcherIfReady } from './serverPattern.ts';
import { readFlags } from '#engine/flags/flags.ts';
import { corpusSize, hostilePatterns, mutate } from './mutators.fixture.ts';
import { type RegistrationField, type RegistrationKind, registrationFields } from './registerForm.ts';

const names = [...ruleFieldNames, 'confirmPassword', 'verificationCode'];
const registerForm = {
  order: names,
  fields: Object.fromEntries(
    names.map((name) => [
      name,
      { label: `register:${name}`, types: ['register' as const, 'registerMobile' as const], width: 'full' as const },
    ]),
  ),
};
const flags = readFlags(
  ['directRegister', 'usernameRegister', 'mobileRegister', 'smsVerification'].map((modId) => ({ modId, enabled: '1' })),
);
const settings = {
  ...Object.fromEntries(
    ruleFieldNames.map((name, index) => [
      name,
      {
        enabled: true,
        required: index % 2 === 0,
        minLength: 4,
        maxLength: 16,
        acceptedPattern: index % 3 === 0 ? '^[a-z0-9]+$' : null,
        patternId: index,
      },
    ]),
  ),
  phonePasswordEnabled: '1',
};

/** For each template a value that it accepts, of a length that the rule allows. */
const parts = [
  'a',
  'a',
  '1',
  'a@bb.cc',
  'a',
  'a1',
  '1',
  'A',
  'a',
  'a',
  '漢',
  '2000-02-29',
  'a',
  '02-29-2000',
  'a',
  '한',
  'ก',
  'a',
  'A',
  'a',
  'aA1!',
];
function fittingValue(name: string, { acceptedPattern, patternId, minLength, maxLength }: FieldRule): string {
  const own = acceptedPattern === '^[a-z0-9]+$' ? 'a' : 'a1';
  const isAnyNumber = name === 'mobileNum' && (acceptedPattern === '*' || (acceptedPattern === null && patternId === 0));
  const part = isAnyNumber ? '1' : acceptedPattern === null ? (parts[patternId] as string) : own;
  return part.padEnd(minLength, part.at(-1)).slice(0, Math.max(maxLength, 1));
}

/** Why a player could not fill in a field; null when it can be filled in. */
function faultOf({ name, rule, required }: RegistrationField): string | null {
  const { minLength: min, maxLength: max, patternId } = rule;
  if (!(min >= 0 && min <= max && max >= 1 && max <= 255)) return `${name}: bounds ${min} to ${max}`;
  if (!(Number.isInteger(patternId) && patternId >= 0 && patternId <= 20)) return `${name}: patternId ${patternId}`;
  if (rule.required !== required) return `${name}: required twice, differently`;
  if ((validateField(rule, '', { field: name })?.code === 'required') !== required) return `${name}: empty`;
  // an uncompiled pattern of the platform is left to the platform; other tests of this worker may have compiled it
  const value = fittingValue(name, rule);
  const pattern = rule.acceptedPattern ?? '';
  if (hostilePatterns.includes(pattern) && matcherIfReady(pattern)?.matches(value) === false) return null;
  const error = validateField(rule, value, { field: name });
  return error === null ? null : `${name}: ${error.code} refuses ${value} of ${JSON.stringify(rule)}`;
}

const changes = fc.array(fc.record({ at: fc.nat(100_000), how: fc.nat(7), what: fc.nat(10_000) }), {
  minLength: 1,
  maxLength: 8,
});
const kinds = fc.constantFrom<RegistrationKind>('register', 'registerMobile');

test('10,000 broken register settings throw nothing, pollute no prototype and leave a form that can be submitted', () => {
  fc.assert(
    fc.property(changes, kinds, (steps, kind) => {
      const fields = registrationFields({
        settings: mutate(settings, steps, hostilePatterns),
        flags,
        registerForm,
        publicSettings: { captchaEnabled: true },
        kind,
      });
      expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode']));
      expect(fields.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
    }),
    { numRuns: corpusSize(500_000) },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
