import { supportedLanguages } from '../../../src/engine/values/languages.ts';
import { type CheckContext, say } from '../checkContext.ts';
import type { Place } from '../finding.ts';
import { isCovered } from '../languages/fallback.ts';
import { rules } from '../rules.ts';
import { definedWords, usedWords, wordSpot } from './brandWords.ts';

/** Depth of the nearest layer that defines the word. */
function depthOfWord(context: CheckContext, word: string): number {
  const { pointer } = wordSpot('', word);
  return context.layers.findLastIndex(({ sources }) =>
    [...sources].some(([file, source]) => file.startsWith('texts/') && source.has(pointer)),
  );
}

/** Whether the brand of a layer offers a language, as far as its own files and those below say. */
function offers(context: CheckContext, depth: number, code: string): boolean {
  const stated = context.layers
    .slice(0, depth + 1)
    .map(({ sources }) => (sources.get('brand.json')?.value?.['languages'] as { supported?: unknown } | undefined)?.supported)
    .findLast((supported) => supported !== undefined);
  return Array.isArray(stated) && stated.includes(code);
}

/** Where the missing word belongs: beside its other languages, or with the brand that alone offers this one. */
function placeOfMissing(context: CheckContext, language: { code: string; htmlLang: string }, key: string): Place {
  const { file, pointer } = wordSpot(language.htmlLang, key);
  const removed = context.removal(file, pointer);
  if (removed !== null) return { file: removed.file, line: removed.line, column: removed.column };
  const depth = depthOfWord(context, key);
  const layer = offers(context, depth, language.code) ? context.layers[depth] : context.layers.at(-1);
  const path = `brands/${layer?.id ?? context.id}/${file}`;
  return layer?.sources.get(file)?.placeOf(pointer, 'key') ?? { file: path, line: 1, column: 1 };
}

/**
 * Checks the brand's own words: one that is used stands in every language that the brand offers, as no other language has words
 * for it, and each is used. Nobody sees an unused one, so its languages do not matter.
 */
export function checkWords(context: CheckContext): void {
  const used = usedWords(context);
  for (const [name, languages] of definedWords(context)) {
    if (!used.has(name)) {
      const own = languages.find((language) => {
        const { file, pointer } = wordSpot(language, name);
        return context.layers.at(-1)?.sources.get(file)?.has(pointer) === true;
      });
      // an inherited word may be of use to its parent
      if (own === undefined) continue;
      const expected = `a label or another text key "${name}"`;
      say(context, { rule: 'unused-word', ...wordSpot(own, name), what: 'key', expected, got: 'none' });
      continue;
    }
    // like other names the preview shows this as a gap of the page that it draws
    if (context.names.text === undefined) continue;
    for (const language of supportedLanguages(context.brand)) {
      // what another language has is counted, not missing: checkLanguages
      if (isCovered(context, language.code, languages)) continue;
      const { file, pointer } = wordSpot(language.htmlLang, name);
      const [namespace, key] = name.split(':');
      context.report({
        rule: 'missing-word',
        severity: rules['missing-word'].severity,
        ...placeOfMissing(context, language, name),
        path: pointer,
        expected: `"${key}" below "${namespace}" in ${file}, for the offered language ${language.code}`,
        got: `"${name}" in ${languages.join(', ')} only`,
      });
    }
  }
}
