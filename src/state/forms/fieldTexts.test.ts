import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FieldFacts, fields } from '#engine/fields/fields.ts';
import { ruleFieldNames } from '#engine/fields/ruleFields.fixture.ts';
import { messageOf } from '#engine/fields/ruleMessages.ts';
import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import { errorCodes, messageOf as errorText } from '#platform/errors/errors.ts';
import { phoneErrorTexts } from '#platform/verification/phoneVerifier.ts';

const languages = ['en', 'pt', 'zh-CN', 'id', 'th', 'vi'];
const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

const bounds = [
  { minLength: 6, maxLength: 12 },
  { minLength: 6, maxLength: 6 },
];
const ruleKeys = bounds.flatMap((bound) =>
  Array.from({ length: 21 }, (_, patternId) => patternId).flatMap((patternId) =>
    [...ruleFieldNames, 'newPassword', 'referralCode', 'verificationCode', undefined].flatMap((field) =>
      (['pattern', 'length'] as const).map((code) => messageOf({ ...bound, patternId }, field, code).messageKey),
    ),
  ),
);

const failures: CallErrorKind[] = [
  'offline',
  'timeout',
  'unauthorized',
  'forbidden',
  'throttled',
  'unavailable',
  'badResponse',
  'noToken',
  'encryption',
];
const keyOf = (text: ReturnType<typeof errorText>) => ('key' in text ? text.key : '');
const errorKeys = [
  ...Object.values(errorCodes),
  ...Object.values(phoneErrorTexts),
  ...failures.map((kind) => keyOf(errorText(new CallError(kind, 'login')))),
  keyOf(errorText(new CallError('throttled', 'login', { retryAfterMs: 1 }))),
  keyOf(errorText({ code: 'unheard_of', message: 'unheard_of' })),
  keyOf(errorText({ code: '', message: '' })),
  // texts of screens that are not built yet
  ...['page_timeout', 'upload_proof', 'image_too_large', 'too_many_images', 'image_type'].map((key) => `errors:${key}`),
];

test.each(languages)('%s has a text for every message of a field or a call', (language) => {
  const texts: Record<string, Record<string, string>> = {
    portal: read(language, 'portal'),
    rules: read(language, 'rules'),
    errors: read(language, 'errors'),
  };
  for (const key of [...ruleKeys, ...errorKeys]) {
    const [namespace = '', name = ''] = key.split(':');
    expect(texts[namespace]?.[name] ?? '', key).not.toBe('');
  }
});

test.each(languages.slice(1))('%s has the keys and placeholders of English', (language) => {
  const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  for (const namespace of ['rules', 'errors', 'fields', 'human-check']) {
    const [english, other] = [read('en', namespace), read(language, namespace)];
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) expect(placeholders(other[key] ?? ''), key).toEqual(placeholders(text));
  }
});

test.each(languages)('every field of a form has a name in %s', (language) => {
  const words = read(language, 'fields');
  const shown = Object.entries<FieldFacts>(fields).filter(([, { input }]) => input !== 'own');
  for (const [name] of shown) expect(words).toHaveProperty([name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]);
});
