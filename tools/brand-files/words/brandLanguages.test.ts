import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import type { TextResources } from '../../../src/engine/brand/snapshot.ts';
import { supportedLanguages } from '../../../src/engine/values/languages.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { brandSiteTexts, portalTexts } from '../../site/publish/siteTexts.ts';
import { planFonts } from '../../fonts/fontFaces.ts';
import { changedBrandsChecker } from '../checkChanged.fixture.ts';
import { mergedTexts } from '../languages/chainTexts.ts';
import { withoutForms } from '../languages/pluralForms.ts';
import { inspectBrand } from '../loadBrand.ts';
import { type MemoryFolders, shippedInMemory } from '../memoryFolders.fixture.ts';

const names = brandNames(createWholeRegistry());
const check = changedBrandsChecker(names);

/** The texts of a language of the portal, with those of a brand. */
const siteTexts = (tag: string, own: TextResources = {}): TextResources => mergedTexts(portalTexts(tag), own);

type Texts = Record<string, Record<string, string>>;

/** Adds languages to those of a brand, with these texts by tag. */
function withLanguages(id: string, codes: readonly string[], texts: Record<string, Texts>, of = id): MemoryFolders {
  const folders = shippedInMemory();
  folders.set(id, 'brand.json', '/languages/supported', ['PT', 'EN', ...codes]);
  for (const [tag, namespaces] of Object.entries(texts))
    folders.write(
      of,
      `texts/${tag}.json`,
      JSON.stringify({ $schema: '../../../schemas/brand/texts.schema.json', ...namespaces }),
    );
  return folders;
}

const german: Texts = { portal: { home: 'Startseite', images_hint_one: 'Ein Bild ({{count}}), PNG oder JPG' } };

const loadedOf = (folders: MemoryFolders, id: string) => inspectBrand(id, { folders, names }).loaded!;

describe('a language that a brand adds', () => {
  it('is offered with its names, which the brand carries', () => {
    const { brand } = loadedOf(withLanguages('folia', ['DE'], { de: german }), 'folia');
    const added = { code: 'DE', htmlLang: 'de', name: 'German', nativeName: 'Deutsch' };
    expect(brand.languages.added).toEqual([added]);
    expect(supportedLanguages(brand)[2]).toEqual(added);
    expect(loadedOf(shippedInMemory(), 'folia').brand.languages).not.toHaveProperty('added');
  });

  it('has its own texts, and for all others those of English with the words of the brand', () => {
    const loaded = loadedOf(withLanguages('folia', ['DE'], { de: german }), 'folia');
    const texts = brandSiteTexts(loaded, 'de');
    const english = siteTexts('en', loaded.texts['en']);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    expect(texts['portal']).toEqual({ ...english['portal'], ...german['portal'] });
    expect(texts['content']).toEqual(english['content']);
    expect(texts['fields']).toMatchObject({ country_BR: 'Brasilien' });
  });

  it('falls back along the chain of brand.json, without plural forms, which are those of the other language', () => {
    const folders = withLanguages('folia', ['DE', 'PL'], { de: german, pl: { portal: { about_us: 'O nas' } } });
    folders.set('folia', 'brand.json', '/languages/fallback', { PL: ['DE', 'PT'] });
    const loaded = loadedOf(folders, 'folia');
    const { portal } = brandSiteTexts(loaded, 'pl');
    expect(portal).toMatchObject({
      about_us: 'O nas',
      home: 'Startseite',
      about_text: loaded.texts['pt']?.['portal']?.['about_text'],
    });
    expect(portal).not.toHaveProperty('images_hint_one');
  });

  it('is inherited through extends, and may be offered by base', () => {
    const texts = { de: german };
    const ofParent = loadedOf(withLanguages('orvane-desk', ['DE'], texts, 'orvane'), 'orvane-desk');
    const ofBase = loadedOf(withLanguages('folia', ['DE'], texts, 'base'), 'folia');
    for (const loaded of [ofParent, ofBase]) expect(brandSiteTexts(loaded, 'de')['portal']?.['home']).toBe('Startseite');
  });

  it('is one finding as long as texts are missing, with their number and the first of them', () => {
    const findings = check(withLanguages('folia', ['DE'], { de: german }), ['folia']);
    const { loaded } = inspectBrand('folia', { names });
    const english = siteTexts('en', loaded!.texts['en']);
    const total = Object.values(withoutForms(english, english)).flatMap(Object.keys).length;
    expect(findings).toEqual([
      {
        rule: 'untranslated',
        severity: 'warning',
        file: 'brands/folia/texts/de.json',
        line: 1,
        column: 1,
        path: '',
        expected: `${total} texts in German; until then they are shown in EN`,
        got: expect.stringMatching(new RegExp(`^${total - 1} missing: agent-home:\\w+, .*, …$`)) as string,
        hint: 'npm run texts -- export --language de --brand folia --missing --out de.po',
      },
    ]);
  });

  it('has no such finding once every text is there', () => {
    const { loaded } = inspectBrand('folia', { names });
    const whole = siteTexts('pt', loaded!.texts['pt']);
    const rulesOf = (texts: Texts) => check(withLanguages('folia', ['DE'], { de: texts }), ['folia']).map(({ rule }) => rule);
    expect(new Set(rulesOf(whole))).toEqual(new Set(['text-language']));
    const { home: _home, ...others } = whole['portal'] ?? {};
    expect(new Set(rulesOf({ ...whole, portal: others }))).toEqual(new Set(['untranslated', 'text-language']));
  });

  it('falls back with the words of the brand, which are missing only where no language of the chain has them', () => {
    const folders = withLanguages('folia', ['DE'], { de: german });
    folders.set('folia', 'texts/pt.json', '/brand', { world_cup: 'Copa do Mundo' });
    folders.set('folia', 'texts/en.json', '/brand', { world_cup: 'World Cup' });
    folders.set('folia', 'menus.json', '/side/entries/promotions/label', 'brand:world_cup');
    expect(check(folders, ['folia']).map(({ rule }) => rule)).toEqual(['untranslated']);
    folders.set('folia', 'texts/en.json', '/brand');
    expect(check(folders, ['folia']).filter(({ rule }) => rule === 'missing-word')).toMatchObject([
      { file: 'brands/folia/texts/de.json', path: '/brand/world_cup' },
      { file: 'brands/folia/texts/en.json', path: '/brand/world_cup' },
    ]);
    folders.set('folia', 'brand.json', '/languages/fallback', { DE: ['PT'] });
    expect(check(folders, ['folia']).filter(({ rule }) => rule === 'missing-word')).toMatchObject([
      { file: 'brands/folia/texts/en.json', path: '/brand/world_cup' },
    ]);
  });
});

describe('a language of the portal', () => {
  it('falls back with the words of the brand where the brand says so', () => {
    const thai: Texts = { content: { about_lead: 'บ้านเล็ก ๆ ที่มีความคิดเดียว' } };
    const folders = withLanguages('folia', ['TH'], { th: thai });
    const ofWords = () => check(folders, ['folia']).filter(({ rule }) => ['missing-word', 'untranslated'].includes(rule));
    expect(new Set(ofWords().map(({ rule }) => rule))).toEqual(new Set(['missing-word']));
    folders.set('folia', 'brand.json', '/languages/fallback', { TH: ['EN'] });
    expect(ofWords()).toMatchObject([{ rule: 'untranslated', file: 'brands/folia/texts/th.json' }]);
    const loaded = loadedOf(folders, 'folia');
    const texts = brandSiteTexts(loaded, 'th');
    expect(texts['content']).toEqual({ ...loaded.texts['en']?.['content'], ...thai['content'] });
    expect(texts['portal']?.['home']).toBe(siteTexts('th')['portal']?.['home']);
  });
});

describe('type faces', () => {
  const filesFor = (supported: string[], face: string) =>
    planFonts({ 'font-text': `"${face}",sans-serif` }, { supported, default: 'EN' }).files.map(
      ({ url }) => /wght|\d00/.test(url) && url,
    );

  it('have the letters of a language where the family has all of them', () => {
    expect(filesFor(['EN', 'RU'], 'Manrope Variable').join()).toMatch(/-cyrillic-wght/);
    expect(filesFor(['EN', 'EL'], 'Manrope Variable').join()).toMatch(/-greek-wght/);
    expect(filesFor(['EN', 'DE'], 'Manrope Variable').join()).not.toMatch(/-cyrillic|-greek/);
    expect(filesFor(['EN', 'RU'], 'Hanken Grotesk Variable').join()).not.toMatch(/-cyrillic/);
  });
});
