import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, REQUIRED } from './locales.ts';

const folder = new URL('../../locales/', import.meta.url);

/** All keys of a language with a text, in any namespace. */
function keysOf(language: string): Set<string> {
  const texts = readdirSync(new URL(`${language}/`, folder)).map(
    (file) => JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>,
  );
  return new Set(texts.flatMap((all) => Object.keys(all).filter((key) => (all[key] ?? '').trim() !== '')));
}

test('the folders are those of the six languages', () => {
  expect(readdirSync(folder).sort()).toEqual(['en', 'id', 'pt', 'th', 'vi', 'zh-CN']);
  expect([...LANGUAGES].sort()).toEqual(readdirSync(folder).sort());
});

test('42 texts are required: 13 labels of the member centre, 8 messages and 21 pattern messages (I18-07)', () => {
  expect(new Set(REQUIRED).size).toBe(13 + 8 + 21);
});

test.each(LANGUAGES)('%s has a text for every required key (I18-07)', (language) => {
  const keys = keysOf(language);
  expect(REQUIRED.filter((key) => !keys.has(key))).toEqual([]);
});
