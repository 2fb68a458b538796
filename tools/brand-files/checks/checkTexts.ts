import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import { BRAND_WORDS, ownNamespaces } from '#engine/constants.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { languageCodeOf, languageOf, supportedLanguages } from '../../../src/engine/values/languages.ts';
import { type CheckContext, type Spot, say, sayUnknown } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { PLACEHOLDER, type PluralForm, placeholdersOf, pluralCategories, pluralFormOf } from '../languages/pluralForms.ts';

/** Tags, comments and entities: brand texts are plain. */
export const MARKUP = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** Texts of this length are sentences, which have enough space. */
const LONG = 60;

const TEXT_OF_PORTAL = 'a text of the portal';

function checkForm(context: CheckContext, where: Spot, language: string, { base, category }: PluralForm): void {
  const categories = pluralCategories(language);
  if (categories.includes(category)) return;
  const expected = `a plural category of ${languageCodeOf(language)}: ${categories.map((one) => `${base}_${one}`).join(', ')}`;
  say(context, { rule: 'plural-form', ...where, what: 'key', expected, got: shown(`${base}_${category}`) });
}

function checkText(context: CheckContext, language: string, namespace: string, key: string, text: string): void {
  const where = { file: `texts/${language}.json`, pointer: pointerTo(pointerTo('', namespace), key) };
  const isOwn = ownNamespaces.includes(namespace);
  const name = `${namespace}:${key}`;
  const { textsIn, text: portal } = context.names;
  const english = textsIn?.('en')[namespace] ?? {};
  const form = isOwn ? null : pluralFormOf(key, english);
  if (form !== null) checkForm(context, where, language, form);
  // a known name is the rule, and a search for similar ones takes longer than the rest of the check
  if (!isOwn && form === null && portal !== undefined && !portal.includes(name)) {
    // a word of its own is what somebody means who invents a text
    const isInvented = nearMatches(name, portal).length === 0;
    const elsewhere = isInvented ? portal.filter((other) => other.endsWith(`:${key}`)).slice(0, 2) : [];
    const unknown = { rule: 'unknown-text', ...where, what: 'key' } as const;
    if (elsewhere.length > 0) say(context, { ...unknown, expected: TEXT_OF_PORTAL, got: shown(name), ...didYouMean(elsewhere) });
    else sayUnknown(context, unknown, name, isInvented ? [...portal, `${BRAND_WORDS}:${key}`] : portal, TEXT_OF_PORTAL);
  }
  const markup = MARKUP.exec(text);
  if (markup) say(context, { rule: 'text-markup', ...where, expected: 'plain text', got: shown(markup[0]) });
  // nothing is filled into a word of the brand
  const base = form?.base ?? key;
  const replaced = isOwn ? '' : (textsIn?.(language)[namespace]?.[base] ?? english[base]);
  if (/^[a-z][\w-]*:\w+$/.test(text) && portal?.includes(text) === true)
    say(context, { rule: 'placeholder-text', ...where, expected: 'words: a text does not lead to another', got: shown(text) });
  if (replaced !== undefined && /\p{L}/u.test(replaced) && !/[\p{L}\p{N}]/u.test(text))
    say(context, { rule: 'placeholder-text', ...where, expected: 'words', got: shown(text) });
  const most = Math.max(replaced === undefined ? 0 : 3 * replaced.length, LONG);
  if (replaced !== undefined && !isOwn && replaced.length < LONG && text.length > most)
    say(context, {
      rule: 'text-length',
      ...where,
      expected: `at most ${most} characters, as the place is short`,
      got: shown(text),
    });
  const braces = text.replaceAll(PLACEHOLDER, '').match(/[{}]+/);
  if (braces) {
    const expected = 'braces only around placeholder names, {{name}}';
    say(context, { rule: 'text-placeholder', ...where, expected, got: shown(braces[0]) });
  } else if (replaced !== undefined && placeholdersOf(replaced).join() !== placeholdersOf(text).join()) {
    const names = placeholdersOf(replaced).map((name) => `{{${name}}}`);
    const unknown = placeholdersOf(text).find((name) => !names.includes(`{{${name}}}`));
    say(context, {
      rule: 'text-placeholder',
      ...where,
      expected: names.length === 0 ? 'no placeholder' : `the placeholders ${names.join(', ')}`,
      got: shown(text),
      ...(unknown !== undefined && didYouMean(nearMatches(`{{${unknown}}}`, names))),
    });
  }
}

/** Reports texts missing in some languages, at the file that has them. */
function checkCoverage(context: CheckContext): void {
  const offered = supportedLanguages(context.brand).map((language) => language.htmlLang);
  for (const [language, namespaces] of Object.entries(context.texts)) {
    const file = `texts/${language}.json`;
    // a shared layer may have more languages than a brand offers
    const own = context.layers.at(-1)?.sources.has(file) === true;
    if (!offered.includes(language)) {
      const expected = `a language of languages.supported: ${context.brand.languages.supported.join(', ')}`;
      const got = languageCodeOf(language);
      if (own) say(context, { rule: 'unused-texts', file, pointer: '', expected, got });
      continue;
    }
    // what a language of the brand's own lacks is one finding: checkLanguages
    if (languageOf(language) === null) continue;
    for (const [namespace, texts] of Object.entries(namespaces)) {
      // a word of the brand has no text of the portal behind it: checkWords
      if (ownNamespaces.includes(namespace)) continue;
      for (const key of Object.keys(texts)) {
        // that the portal has no such text is said already
        if (context.names.text?.includes(`${namespace}:${key}`) === false) continue;
        // the categories of a language are its own
        if (pluralFormOf(key, context.names.textsIn?.('en')[namespace] ?? {}) !== null) continue;
        const without = offered.filter(
          (other) => languageOf(other) !== null && ownEntry(context.texts[other]?.[namespace], key) === undefined,
        );
        // one finding, in the first language that has it
        const first = offered.find((other) => ownEntry(context.texts[other]?.[namespace], key) !== undefined);
        if (without.length === 0 || language !== first) continue;
        say(context, {
          rule: 'missing-translation',
          file,
          pointer: pointerTo(pointerTo('', namespace), key),
          what: 'key',
          expected: `the same text in ${without.map((other) => `texts/${other}.json`).join(', ')}`,
          got: `${language} only${without.length < offered.length - 1 ? ' and some others' : ''}`,
        });
      }
    }
  }
}

/** Checks the brand's texts: known keys, plain, with the portal's placeholders, in every offered language. */
export function checkTexts(context: CheckContext): void {
  for (const [language, namespaces] of Object.entries(context.texts)) {
    for (const [namespace, texts] of Object.entries(namespaces)) {
      for (const [key, text] of Object.entries(texts)) checkText(context, language, namespace, key, text);
    }
  }
  checkCoverage(context);
}
