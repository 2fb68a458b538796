import { BRAND_WORDS, ownNamespaces } from '#engine/constants.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, type Spot, sayUnknown } from '../checkContext.ts';

/** Where a word of the brand (`brand:key`, `content:key`) stands in the merged texts of a language. */
export function wordSpot(language: string, word: string): Spot {
  const [namespace = '', key = ''] = word.split(':');
  return { file: `texts/${language}.json`, pointer: pointerTo(pointerTo('', namespace), key) };
}

/** The brand's own words, each with the languages that have it. */
export function definedWords({ texts }: Pick<CheckContext, 'texts'>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const namespace of ownNamespaces)
      for (const key of Object.keys(namespaces[namespace] ?? {})) {
        const word = `${namespace}:${key}`;
        found.set(word, [...(found.get(word) ?? []), language]);
      }
  }
  return found;
}

const isOwnWord = (text: string): boolean => ownNamespaces.includes(text.slice(0, text.indexOf(':')));

/** The brand's own words that its files use, wherever a text key stands. */
export function usedWords({ brand, panels }: Pick<CheckContext, 'brand' | 'panels'>): Set<string> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isOwnWord(value)) used.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(brand.menus);
  visit(brand.layout.content);
  visit(brand.registerForm);
  visit(brand.regulatory.help);
  visit(panels);
  return used;
}

/** Text keys by context: the list is long, and every label asks for it. */
const known = new WeakMap<CheckContext, readonly string[]>();

function knownTexts(context: CheckContext, portal: readonly string[]): readonly string[] {
  const list = known.get(context) ?? [...portal, ...definedWords(context).keys()];
  known.set(context, list);
  return list;
}

/** Where a layer removed the word in some language, for the finding of a use that remains. */
function removalOf(context: CheckContext, text: string): Spot | undefined {
  if (!isOwnWord(text)) return undefined;
  const spots = Object.keys(context.texts).map((language) => wordSpot(language, text));
  return spots.find(({ file, pointer }) => context.removal(file, pointer) !== null);
}

/** Reports a text key that neither the portal nor the brand has; needs the portal's texts. */
export function sayUnknownText(context: CheckContext, where: Spot, text: string | undefined): void {
  const portal = context.names.text;
  if (text === undefined || portal === undefined) return;
  const home = removalOf(context, text);
  sayUnknown(
    context,
    { rule: 'unknown-text', ...where, ...(home === undefined ? {} : { home }) },
    text,
    knownTexts(context, portal),
    `a text of the portal, namespace:key, or a word of the brand, ${BRAND_WORDS}:key`,
  );
}
