import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { readRule, ruleReady } from '#engine/fields/fieldRules.ts';
import { fields } from '#engine/fields/fields.ts';
import { corpusSize, hostilePatterns } from '#engine/fields/mutators.fixture.ts';
import { patterns } from '#engine/fields/patterns.ts';
import { ruleOf } from '#engine/fields/registerForm.ts';
import { withFacts } from '#state/forms/fieldChecks.ts';
import { checkField, type FormValues } from '#state/forms/formField.ts';
import { loadPhoneLibrary } from '#state/forms/phoneLibrary.ts';
import { AGREEMENT, agreementField } from '#state/forms/plainChecks.ts';
import { type EarlyPage, earlyPageOf } from './earlyPage.ts';
import { earlyVerdict } from './earlyVerdict.ts';

const languages = ['en', 'pt', 'zh-CN', 'id', 'th', 'vi'];
const rulesOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/rules.json`, import.meta.url), 'utf8')) as Record<string, string>;
const resources = Object.fromEntries(languages.map((language) => [language, { rules: rulesOf(language) }]));
const texts = i18next.createInstance();
await texts.init({ resources, interpolation: { escapeValue: false } });
await loadPhoneLibrary();

const ages = { agreement: { minAge: 18, birthdayAge: 21 } };
const NOW = Date.UTC(2026, 5, 15);
const names = [...Object.keys(fields), AGREEMENT, 'ownOfABrand'];

const pageOf = (language: string, registerSettings: unknown) =>
  earlyPageOf({
    brand: { registerForm: ages },
    registerSettings,
    texts: { language, resources: resources[language] },
  } as unknown as Snapshot);

/** The verdict of the form itself, once all of its checks are loaded. */
async function verdictOfForm(
  page: EarlyPage,
  language: string,
  input: { name: string; label: string; required: boolean },
  values: FormValues,
) {
  const { name, required } = input;
  const rule = { ...ruleOf(page.registerSettings, name), required };
  const field =
    name === AGREEMENT
      ? agreementField(page.brand)
      : withFacts({ name, rule, required }, page.brand as Snapshot['brand'], () => NOW);
  await ruleReady(field.rule);
  const fault = checkField(field, values);
  if (fault === null) return 'fine';
  return { text: texts.t(fault.messageKey, { ...fault.params, field: input.label, lng: language }) };
}

// each run has a pattern that no other has compiled, as on a page that has just been opened
let unique = 0;
const ownPattern = fc.constantFrom('[a-z]+', '\\d{4,8}', '(?=.*A).*').map((one) => `${one}(?:){${(unique += 1)}}`);
const rules = fc.record({
  enabled: fc.constantFrom(true, '1', 0),
  required: fc.boolean(),
  minLength: fc.constantFrom(null, 0, 1, 4, '6', 300),
  maxLength: fc.constantFrom(null, 1, 6, 12, '20', -1),
  acceptedPattern: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    ownPattern,
    fc.constantFrom('*', ...Object.values(patterns).map(({ source }) => `^${source}$`)),
    fc.constantFrom(...hostilePatterns),
  ),
  patternId: fc.oneof(fc.integer({ min: -1, max: 22 }), fc.constantFrom('6', 'x', null)),
});
const days = fc.date({ min: new Date(0), max: new Date(NOW), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
const values = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '1',
    '482913',
    'River27Stone',
    ' River27Stone ',
    'a@bb.cc',
    'a@b',
    '漢字',
    '한글',
    'ไทย',
    'É Ñ',
    '+44 7400 987654',
  ),
  days,
  days.map((day) => `${day.slice(5)}-${day.slice(0, 4)}`),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', '-', '_', '.', '@', '😀'), maxLength: 270 }),
);

test('is the verdict of the form, in its words, or leaves it to the form: no field, rule, value or language differs', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.constantFrom(...languages),
      rules,
      values,
      fc.tuple(values, fc.boolean()),
      async (name, language, rule, value, [other, required]) => {
        const page = pageOf(language, { [name]: rule });
        const input = { name, label: 'Campo {{min}} $t(x)', required };
        const typed: FormValues = { password: other, newPassword: other, [name]: value };
        const early = earlyVerdict(page, input, typed, () => NOW);
        const kind = typeof early === 'string' ? early : 'fault';
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        if (early !== 'later') expect(early).toEqual(await verdictOfForm(page, language, input, typed));
      },
    ),
    { numRuns: corpusSize(200_000) },
  );
  // all three occur, so that leaving everything to the form would not pass
  expect([...seen.keys()].sort()).toEqual(['fault', 'fine', 'later']);
  expect(seen.get('later')!).toBeLessThan(seen.get('fault')! + seen.get('fine')!);
});

test('leaves a number, a code, and a pattern of the platform to the form, but not that a value is missing', () => {
  const verdict = (name: string, rule: object, value: string) =>
    earlyVerdict(pageOf('en', { [name]: rule }), { name, label: 'It', required: true }, { [name]: value }, () => NOW);
  expect(verdict('mobileNum', {}, '7400 987654')).toBe('later');
  expect(verdict('mobileNum', {}, '')).toEqual({ text: 'It cannot be empty.' });
  expect(verdict('verificationCode', {}, '1')).toBe('later');
  expect(verdict('zalo', { acceptedPattern: '[a-z]{3}' }, 'A')).toBe('later');
  expect(verdict('zalo', { acceptedPattern: '[a-z]{3}', maxLength: 3 }, 'ABCD')).toMatchObject({ text: expect.any(String) });
  expect(verdict('email', readRule({ patternId: 3 }), 'a@bb.cc')).toBe('fine');
});

test('says nothing in a language whose texts the page does not have', () => {
  const page = { ...pageOf('en', {}), texts: { resources: {} } };
  expect(earlyVerdict(page, { name: 'email', label: 'It', required: true }, {})).toBe('later');
});
