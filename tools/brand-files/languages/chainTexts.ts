import type { ResolvedLayers } from '../../../src/engine/brand/brand.ts';
import type { Brand, TextResources } from '../../../src/engine/brand/snapshot.ts';
import { languageChain } from '../../../src/engine/values/languageChain.ts';
import { htmlLangOf, languageCodeOf } from '../../../src/engine/values/languages.ts';
import { withoutForms } from './pluralForms.ts';

/** What the texts of a language are made from. */
export interface TextSources {
  brand: { languages: Pick<Brand['languages'], 'fallback'> };
  /** The brand's texts by BCP 47 tag. */
  texts: ResolvedLayers['texts'];
  /** The portal's texts in a language (BCP 47 tag), empty for one that it lacks. */
  textsIn: (tag: string) => TextResources;
}

/** Texts of which the later win. */
export function mergedTexts(...all: readonly TextResources[]): TextResources {
  const namespaces = [...new Set(all.flatMap((texts) => Object.keys(texts)))].sort();
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      Object.assign({}, ...all.map((texts) => texts[namespace])) as TextResources[string],
    ]),
  );
}

/** The texts that a brand has in a language (BCP 47 tag) itself: the portal's, replaced by its own. */
export const ownTexts = ({ texts, textsIn }: TextSources, tag: string): TextResources =>
  mergedTexts(textsIn(tag), texts[tag] ?? {});

/** The texts to which a language (BCP 47 tag) falls back, in the order of its chain. */
export function fallbackTexts(sources: TextSources, tag: string): { tag: string; texts: TextResources }[] {
  const [, ...others] = languageChain(sources.brand.languages, languageCodeOf(tag)).map(htmlLangOf);
  if (others.length === 0) return [];
  const english = sources.textsIn('en');
  return others.map((other) => ({ tag: other, texts: withoutForms(ownTexts(sources, other), english) }));
}

/** All texts of a language (BCP 47 tag): its own, and for those that it lacks the first ones along its chain. */
export const chainTexts = (sources: TextSources, tag: string): TextResources =>
  mergedTexts(
    ...fallbackTexts(sources, tag)
      .map(({ texts }) => texts)
      .reverse(),
    ownTexts(sources, tag),
  );
