import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import { ownNamespaces } from '../../../src/engine/constants.ts';
import { isRightToLeft, languageCatalogue } from '../../../src/engine/values/languageCatalogue.ts';
import { type Language, languageOf } from '../../../src/engine/values/languages.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import type { BrandNames } from '../../brand-files/brandNames.ts';
import { checkBrands } from '../../brand-files/checkBrands.ts';
import { didYouMean } from '../../brand-files/finding.ts';
import { missingTexts } from '../../brand-files/languages/missingTexts.ts';
import { BrandFilesError, inspectBrand, loadBrand, type LoadedBrand } from '../../brand-files/loadBrand.ts';
import { definedWords, usedWords } from '../../brand-files/words/brandWords.ts';
import { draftOf } from '../migrate/jsonDraft.ts';
import type { ChangedFile } from '../migrate/migrateBrand.ts';
import { unifiedDiff } from '../migrate/unifiedDiff.ts';

/** A language that cannot be added; the message says why. */
export class LanguageError extends Error {
  override name = 'LanguageError';
}

export interface AddedLanguage {
  id: string;
  language: Language;
  /** What is to be written, brand.json last; empty when the brand offers the language already. */
  files: ChangedFile[];
  /** The texts of the brand itself (`namespace:key`) that are to be translated: those that it replaces, and its own words. */
  words: string[];
  /** Number of all texts that are shown in other languages meanwhile. */
  missing: number;
}

/** The language by code or tag in any case. @throws LanguageError for one that the portal cannot show */
function languageFor(given: string): Language {
  const same = (text: string) => text.toLowerCase() === given.toLowerCase();
  const language = languageCatalogue.find(({ code, htmlLang, name }) => same(code) || same(htmlLang) || same(name));
  if (language === undefined) {
    const codes = languageCatalogue.map(({ code }) => code);
    const { hint } = didYouMean(nearMatches(given.toUpperCase(), codes));
    throw new LanguageError(
      `"${given}" is no language of the catalogue${hint === undefined ? '' : `; ${hint}`}; known: ${codes.join(', ')}`,
    );
  }
  if (isRightToLeft(language.htmlLang))
    throw new LanguageError(
      `${language.name} is written from right to left, which the portal cannot show: it sets no direction (dir) and mirrors no layout`,
    );
  return language;
}

/** Whether a brand has one of its own words (`namespace:key`) in a language (BCP 47 tag). */
function hasWord({ texts }: LoadedBrand, tag: string, word: string): boolean {
  const [namespace = '', key = ''] = word.split(':');
  return ownEntry(texts[tag]?.[namespace], key) !== undefined;
}

/** The language to which the brand's words fall back; null where nothing has to be said. */
function fallbackFor(loaded: LoadedBrand, { code, htmlLang }: Language, words: readonly string[]): string | null {
  const { default: usual, fallback = {} } = loaded.brand.languages;
  if (Object.hasOwn(fallback, code) || words.every((word) => hasWord(loaded, htmlLang, word))) return null;
  // the default language has every word
  const source = words.every((word) => hasWord(loaded, 'en', word)) ? 'EN' : usual;
  return source === 'EN' && languageOf(code) === null ? null : source;
}

/** Keys of brand.json that stand before its languages. */
const HEAD = ['$schema', 'schemaVersion', 'id', 'extends', 'name', 'hosts', 'merchantCode', 'audience'];

function withLanguage(text: string, { brand }: LoadedBrand, code: string, fallback: string | null): string {
  const draft = draftOf(text);
  if (draft === null) return text;
  const { supported } = brand.languages;
  if (draft.get(['languages']) === undefined) {
    const before = draft.keys().findLastIndex((key) => HEAD.includes(key));
    draft.set(['languages'], {}, draft.keys()[before + 1]);
  }
  if (!(supported as readonly string[]).includes(code)) draft.setList(['languages', 'supported'], [...supported, code]);
  if (fallback !== null) draft.setList(['languages', 'fallback', code], [fallback]);
  return draft.text();
}

/** The folders with some other files in one brand. */
const withFiles = (folders: BrandFolders, id: string, files: ReadonlyMap<string, string>): BrandFolders => ({
  ...folders,
  texts: (other) => (other === id ? new Map([...(folders.texts(id) ?? []), ...files]) : folders.texts(other)),
});

const NO_TEXTS = `{
  "$schema": "../../../schemas/brand/texts.schema.json"
}
`;

/** @throws LanguageError when there is no such folder */
function requireBrand(id: string, ids: readonly string[]): void {
  if (ids.includes(id)) return;
  const { hint } = didYouMean(nearMatches(id, ids));
  throw new LanguageError(`there is no brand folder "${id}"${hint === undefined ? '' : `; ${hint}`}; known: ${ids.join(', ')}`);
}

/**
 * What makes a brand offer a language: one of the portal, or one of the catalogue. Its texts fall back until they are translated, so
 * that the file begins empty: copies would count as translations. Writes nothing.
 * @throws LanguageError; BrandFilesError when the brand fails `check` before or after
 */
export function addLanguage(
  given: string,
  id: string,
  { folders, names }: { folders: BrandFolders; names: BrandNames },
): AddedLanguage {
  const language = languageFor(given);
  const { code, htmlLang } = language;
  requireBrand(id, folders.ids());
  const file = `texts/${htmlLang}.json`;
  const empty = new Map([[file, NO_TEXTS]]);
  const { loaded: whole } = inspectBrand(id, { folders });
  // a brand that offers the language without a file is wrong until now
  const repaired = whole ?? inspectBrand(id, { folders: withFiles(folders, id, empty) }).loaded;
  const before = repaired ?? loadBrand(id, { folders });
  const used = usedWords(before);
  const words = [...definedWords(before).keys()].filter((word) => used.has(word));
  const replaced = Object.values(before.texts).flatMap((namespaces) =>
    Object.entries(namespaces)
      .filter(([namespace]) => !ownNamespaces.includes(namespace))
      .flatMap(([namespace, texts]) => Object.keys(texts).map((key) => `${namespace}:${key}`)),
  );
  const hasTexts = whole?.texts[htmlLang] !== undefined;
  const needsTexts = languageOf(code) === null || Object.keys(before.texts).length > 0;
  const original = folders.texts(id)?.get('brand.json') ?? '';
  const changed = withLanguage(original, before, code, fallbackFor(before, language, words));
  const files = new Map(!hasTexts && needsTexts ? empty : []);
  if (changed !== original) files.set('brand.json', changed);

  const after = withFiles(folders, id, files);
  const errors = checkBrands([id], names, { folders: after }).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BrandFilesError(errors);
  const loaded = loadBrand(id, { folders: after, names });
  const { missing } = missingTexts({ ...loaded, textsIn: names.textsIn ?? (() => ({})) }, htmlLang, used);
  const others = [...new Set([...replaced, ...words])].filter((word) => !hasWord(loaded, htmlLang, word));
  return {
    id,
    language,
    files: [...files].map(([name, text]) => ({
      name,
      text,
      diff: unifiedDiff(`brands/${id}/${name}`, folders.texts(id)?.get(name) ?? '', text),
    })),
    words: others,
    missing: new Set([...missing.map(({ key }) => key), ...others]).size,
  };
}
