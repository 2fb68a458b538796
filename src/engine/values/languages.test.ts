import { describe, expect, test } from 'vitest';
import { isRightToLeft, languageCatalogue } from './languageCatalogue.ts';
import { languageChain } from './languageChain.ts';
import { htmlLangOf, languageCodeOf, languageOf, languages, supportedLanguages } from './languages.ts';

describe('the catalogue', () => {
  test('has 38 languages, each with its own code and tag', () => {
    expect(languageCatalogue).toHaveLength(38);
    expect(new Set(languageCatalogue.map((language) => language.code)).size).toBe(38);
    expect(new Set(languageCatalogue.map((language) => language.htmlLang)).size).toBe(38);
  });

  test('has texts in exactly six', () => {
    expect(languages.map((language) => language.code)).toEqual(['PT', 'EN', 'CN', 'ID', 'TH', 'VI']);
  });

  test('has for every language a name, a flag and a tag that the browser supports', () => {
    for (const { code, htmlLang, name, nativeName, countryCode } of languageCatalogue) {
      expect(code).toMatch(/^[A-Z]{2,3}(-[A-Z]{2})?$/);
      expect(countryCode).toMatch(/^[A-Z]{2}$/);
      expect([name, nativeName]).not.toContain('');
      expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
    }
  });

  test('has codes and tags that pages know without the catalogue', () => {
    for (const { code, htmlLang } of languageCatalogue)
      expect([htmlLangOf(code), htmlLangOf(htmlLang), languageCodeOf(htmlLang), languageCodeOf(code)]).toEqual([
        htmlLang,
        htmlLang,
        code,
        code,
      ]);
  });

  test('says which languages are written from right to left', () => {
    expect(languageCatalogue.filter(({ htmlLang }) => isRightToLeft(htmlLang)).map(({ code }) => code)).toEqual([
      'HE',
      'AR',
      'FA',
      'UR',
    ]);
  });
});

test('maps platform codes and tags to each other and returns unknown ones unchanged', () => {
  expect([htmlLangOf('PT'), htmlLangOf('CN'), htmlLangOf('zh-CN'), htmlLangOf('no such')]).toEqual([
    'pt',
    'zh-CN',
    'zh-CN',
    'no such',
  ]);
  expect([languageCodeOf('pt'), languageCodeOf('zh-CN'), languageCodeOf('VI'), languageCodeOf('no such')]).toEqual([
    'PT',
    'CN',
    'VI',
    'no such',
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

describe('a language that the brand adds', () => {
  const german = { code: 'DE', htmlLang: 'de', name: 'German', nativeName: 'Deutsch' };

  test('is one to choose from, at its place, by the names in the brand', () => {
    const supported = ['PT', 'DE', 'EN'];
    expect(supportedLanguages({ languages: { supported, default: 'PT', added: [german] } })[1]).toEqual(german);
    expect(supportedLanguages({ languages: { supported: ['DE'], default: 'DE', added: [german] } })).toEqual([german]);
  });

  test('falls back along the chain of the brand, and to English at last', () => {
    expect(languageChain({}, 'DE')).toEqual(['DE', 'EN']);
    expect(languageChain({ fallback: { DE: ['PT'] } }, 'DE')).toEqual(['DE', 'PT', 'EN']);
    expect(languageChain({ fallback: { TW: ['CN', 'EN'] } }, 'TW')).toEqual(['TW', 'CN', 'EN']);
  });

  test('is unlike one of the portal, which falls back only where the brand says so', () => {
    expect(languageChain({}, 'TH')).toEqual(['TH']);
    expect(languageChain({ fallback: { TH: ['EN'] } }, 'TH')).toEqual(['TH', 'EN']);
  });
});
