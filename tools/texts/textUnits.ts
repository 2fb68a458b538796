import { ownEntry } from '../../src/engine/values/ownEntry.ts';
import { ownNamespaces } from '../../src/engine/constants.ts';
import type { TextResources } from '../../src/engine/brand/snapshot.ts';
import { nearMatches } from '../../src/engine/brand/nearMatch.ts';
import { htmlLangOf, languageOf, supportedLanguages } from '../../src/engine/values/languages.ts';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import { didYouMean } from '../brand-files/finding.ts';
import { fallbackTexts, mergedTexts, ownTexts } from '../brand-files/languages/chainTexts.ts';
import { pluralCategories, pluralFormOf } from '../brand-files/languages/pluralForms.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { usedWords } from '../brand-files/words/brandWords.ts';
import { portalTexts } from '../site/publish/siteTexts.ts';

/** A text to be translated. */
export interface TextUnit {
  namespace: string;
  key: string;
  /** The text of the language from which it is translated, English if there is one. */
  source: string;
  /** Its translation; undefined for none. */
  translation: string | undefined;
  /** For a plural form its category and example numbers. */
  form?: { category: string; numbers: string };
}

/** The texts of a language to be translated: the portal's, or a brand's. */
export interface TextSet {
  /** BCP 47. */
  tag: string;
  /** Id of the brand; null for the portal. */
  brand: string | null;
  units: TextUnit[];
  /** The source texts by namespace, in whose order the files are written. */
  sources: TextResources;
  /** The portal's English texts, by which plural forms are known. */
  english: TextResources;
}

/** Texts that cannot be exchanged; the message says why. */
export class TextSetError extends Error {
  override name = 'TextSetError';
}

const SOURCE = 'en';

/** The first numbers of a plural category, such as `2, 3, 4`. */
function numbersOf(tag: string, category: string): string {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 200 }, (_, number) => number).filter((number) => rules.select(number) === category);
  return numbers.slice(0, 4).join(', ') || '1.5, 1000000';
}

/** Units of texts in their order, with the plural forms that are there, or every possible one with `allForms`. */
function unitsOf(
  tag: string,
  {
    sources,
    targets,
    english,
    allForms,
  }: { sources: TextResources; targets: TextResources; english: TextResources; allForms: boolean },
): TextUnit[] {
  const categories = pluralCategories(tag).filter((category) => category !== 'other');
  return Object.entries(sources).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, source]): TextUnit[] => {
      // a form of English is no text of its own: each language has those of its own categories
      if (pluralFormOf(key, english[namespace] ?? {}) !== null) return [];
      const translations = targets[namespace] ?? {};
      const forms = categories.flatMap((category) => {
        const form = `${key}_${category}`;
        const isForm = pluralFormOf(form, english[namespace] ?? {}) !== null;
        if (!isForm || !(Object.hasOwn(translations, form) || (allForms && source.includes('{{count}}')))) return [];
        return [{ key: form, form: { category, numbers: numbersOf(tag, category) } }];
      });
      return [{ key }, ...forms].map((unit) => ({ namespace, source, translation: ownEntry(translations, unit.key), ...unit }));
    }),
  );
}

function portalSet(tag: string, allForms: boolean): TextSet {
  if (tag === SOURCE) throw new TextSetError('English is the language from which the portal is translated');
  if (languageOf(tag) === null)
    throw new TextSetError(`the portal has no texts in "${tag}"; a brand can add the language: give --brand`);
  const english = portalTexts(SOURCE);
  const units = unitsOf(tag, { sources: english, targets: portalTexts(tag), english, allForms });
  return { tag, brand: null, units, sources: english, english };
}

/** Texts that the brand itself has in any language, in the words of English, else of its default language. */
function sourcesOfBrand(all: Readonly<Record<string, TextResources>>, usual: string, used: ReadonlySet<string>): TextResources {
  const english = portalTexts(SOURCE);
  const found = mergedTexts(...Object.values(all));
  return Object.fromEntries(
    Object.entries(found).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(
        Object.entries(texts)
          .filter(([key]) => !ownNamespaces.includes(namespace) || used.has(`${namespace}:${key}`))
          .filter(([key]) => pluralFormOf(key, english[namespace] ?? {}) === null)
          .map(([key, any]) => {
            const texts = [all[SOURCE], english, all[usual]].map((one) => ownEntry(one?.[namespace], key));
            return [key, texts.find((text) => text !== undefined) ?? any];
          }),
      ),
    ]),
  );
}

function brandSet(tag: string, id: string, folders: BrandFolders, allForms: boolean): TextSet {
  const ids = folders.ids();
  if (!ids.includes(id)) throw new TextSetError(`there is no brand folder "${id}"${hintOf(id, ids)}; known: ${ids.join(', ')}`);
  const loaded = loadBrand(id, { folders });
  const offered = supportedLanguages(loaded.brand).map(({ htmlLang }) => htmlLang);
  if (!offered.includes(tag))
    throw new TextSetError(
      `${id} does not offer "${tag}", only ${offered.join(', ')}; npm run brand -- language ${tag} --brand ${id} adds it`,
    );
  const english = portalTexts(SOURCE);
  const used = usedWords(loaded);
  const textSources = { brand: loaded.brand, texts: loaded.texts, textsIn: portalTexts };
  const isAdded = languageOf(tag) === null;
  const whole = isAdded
    ? mergedTexts(
        ...fallbackTexts(textSources, tag)
          .map(({ texts }) => texts)
          .reverse(),
      )
    : sourcesOfBrand(loaded.texts, htmlLangOf(loaded.brand.languages.default), used);
  const sources = Object.fromEntries(
    Object.entries(whole).map(([namespace, texts]) => [
      namespace,
      ownNamespaces.includes(namespace)
        ? Object.fromEntries(Object.entries(texts).filter(([key]) => used.has(`${namespace}:${key}`)))
        : texts,
    ]),
  );
  const targets = isAdded ? ownTexts(textSources, tag) : (loaded.texts[tag] ?? {});
  return { tag, brand: id, units: unitsOf(tag, { sources, targets, english, allForms }), sources, english };
}

const hintOf = (name: string, known: readonly string[]): string => {
  const { hint } = didYouMean(nearMatches(name, known));
  return hint === undefined ? '' : `; ${hint}`;
};

/**
 * The texts of a language, given as BCP 47 tag or platform code: the portal's, or those that a brand has or must have itself.
 * `allForms` has every plural form of the language's, also those without a text.
 * @throws TextSetError; BrandFilesError when the brand fails `check`
 */
export function textSet(
  language: string,
  { brand, folders, allForms = false }: { brand: string | null; folders: BrandFolders; allForms?: boolean },
): TextSet {
  const tag = htmlLangOf(language);
  return brand === null ? portalSet(tag, allForms) : brandSet(tag, brand, folders, allForms);
}
