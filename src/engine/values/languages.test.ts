import { describe, expect, test } from 'vitest';
import { languageCatalogue } from './languageCatalogue.ts';
import { htmlLangOf, languageCodeOf, languageOf, supportedLanguages } from './languages.ts';

describe('the catalogue', () => {
  test('has 38 languages, each with its own code and tag', () => {
    expect(languageCatalogue).toHaveLength(38);
    expect(new Set(languageCatalogue.map((language) => language.code)).size).toBe(38);
    expect(new Set(languageCatalogue.map((language) => language.htmlLang)).size).toBe(38);
  });

  test('has texts in exactly six', () => {
    expect(languageCatalogue.filter((language) => language.hasTexts).map((language) => language.code)).toEqual([
      'PT',
      'EN',
      'CN',
      'ID',
      'TH',
      'VI',
    ]);
  });

  test('has for every language a name, a flag and a tag that the browser supports', () => {
    for (const { code, htmlLang, name, nativeName, countryCode } of languageCatalogue) {
      expect(code).toMatch(/^[A-Z]{2,3}(-[A-Z]{2})?$/);
      expect(countryCode).toMatch(/^[A-Z]{2}$/);
      expect([name, nativeName]).not.toContain('');
      expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
    }
  });
});

test('maps platform codes and tags to each other and returns unknown ones unchanged', () => {
  expect([htmlLangOf('PT'), htmlLangOf('CN'), htmlLangOf('zh-CN'), htmlLangOf('XX')]).toEqual(['pt', 'zh-CN', 'zh-CN', 'XX']);
  expect([languageCodeOf('pt'), languageCodeOf('zh-CN'), languageCodeOf('VI'), languageCodeOf('xx')]).toEqual([
    'PT',
    'CN',
    'VI',
    'xx',
  ]);
  expect(languageOf('__proto__')).toBeNull();
});

describe("a brand's languages", () => {
  const codes = (supported: string[], fallback: string) =>
    supportedLanguages({ languages: { supported, default: fallback } }).map((language) => language.code);

  test('are those with texts, in its order, each once', () => {
    expect(codes(['VI', 'EN', 'FR', 'VI', 'XX'], 'VI')).toEqual(['VI', 'EN']);
  });

  test('are never empty', () => {
    expect(codes([], 'EN')).toEqual(['EN']);
    expect(codes(['XX'], 'YY')).toEqual(['PT']);
  });
});
