import { BRAND_WORDS, ownNamespaces } from '#engine/constants.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { languageOf, supportedLanguages } from '../../../src/engine/values/languages.ts';
import { type CheckContext, say, sayUnknown } from '../checkContext.ts';
import { shown } from '../finding.ts';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Tags, comments and entities: brand texts are plain. */
export const MARKUP = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** Texts of this length are sentences, which have enough space. */
const LONG = 60;

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();
}

function checkText(context: CheckContext, language: string, namespace: string, key: string, text: string): void {
  const where = { file: `texts/${language}.json`, pointer: pointerTo(pointerTo('', namespace), key) };
  const isOwn = ownNamespaces.includes(namespace);
  const name = `${namespace}:${key}`;
  const portal = context.names.text;
  // a known name is the rule, and a search for similar ones takes longer than the rest of the check
  if (!isOwn && portal !== undefined && !portal.includes(name)) {
    // a word of its own is what somebody means who invents a text
    const isInvented = nearMatches(name, portal).length === 0;
    const known = isInvented ? [...portal, `${BRAND_WORDS}:${key}`] : portal;
    sayUnknown(context, { rule: 'unknown-text', ...where, what: 'key' }, name, known, 'a text of the portal');
  }
  const markup = MARKUP.exec(text);
  if (markup) say(context, { rule: 'text-markup', ...where, expected: 'plain text', got: shown(markup[0]) });
  // nothing is filled into a word of the brand
  const replaced = isOwn ? '' : context.names.textsIn?.(language)[namespace]?.[key];
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
  } else if (replaced !== undefined && placeholders(replaced).join() !== placeholders(text).join()) {
    const names = placeholders(replaced).map((name) => `{{${name}}}`);
    say(context, {
      rule: 'text-placeholder',
      ...where,
      expected: names.length === 0 ? 'no placeholder' : `the placeholders ${names.join(', ')}`,
      got: shown(text),
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
      const got = languageOf(language)?.code ?? language;
      if (own) say(context, { rule: 'unused-texts', file, pointer: '', expected, got });
      continue;
    }
    for (const [namespace, texts] of Object.entries(namespaces)) {
      // a word of the brand has no text of the portal behind it: checkWords
      if (ownNamespaces.includes(namespace)) continue;
      for (const key of Object.keys(texts)) {
        const without = offered.filter((other) => context.texts[other]?.[namespace]?.[key] === undefined);
        if (without.length === 0) continue;
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
