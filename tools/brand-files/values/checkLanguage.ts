import { pointerTo } from '../../../src/engine/brand/json.ts';
import { languageCodeOf } from '../../../src/engine/values/languages.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { shown } from '../finding.ts';

/** Words of nearly every sentence of a language in Latin letters, and of no other of these. */
const usualWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of to for with your you is are from this that who not all every'.split(' ')),
  pt: new Set('de que para com uma um não você seu sua os dos das da em na por é ou mais todos'.split(' ')),
  id: new Set('yang dan di untuk dengan anda tidak ini dari ke pada adalah semua atau'.split(' ')),
  vi: new Set('và của cho với bạn là không một các những được trong để tại hoặc mọi'.split(' ')),
};

/** Shorter texts may be names, which are the same in each language. */
const FEWEST = 4;

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** A name, such as a company's: its words begin with capitals, but for short ones in between. */
const isName = (text: string): boolean => (text.match(/[\p{L}\p{M}]{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** The language whose words a text has, while it has none of its own; null when that cannot be told. */
function otherLanguage(language: string, words: readonly string[]): string | null {
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  const own = usualWords[language];
  if (own === undefined || count(own) > 0) return null;
  const [best] = Object.entries(usualWords)
    .map(([other, of]) => ({ other, found: count(of) }))
    .sort((a, b) => b.found - a.found);
  return best !== undefined && best.found >= 2 ? best.other : null;
}

/** Finds texts in the file of another language, and the same sentence in two languages. */
export function checkLanguage(context: CheckContext): void {
  const seen = new Map<string, string>();
  for (const [language, namespaces] of Object.entries(context.texts)) {
    const expected = `a text in ${languageCodeOf(language)}`;
    for (const [namespace, texts] of Object.entries(namespaces)) {
      for (const [key, text] of Object.entries(texts)) {
        const words = wordsOf(text);
        if (words.length < FEWEST || isName(text)) continue;
        const pointer = pointerTo(pointerTo('', namespace), key);
        const where = { rule: 'text-language' as const, file: `texts/${language}.json`, pointer, expected };
        const other = otherLanguage(language, words);
        const same = seen.get(`${pointer} ${text}`);
        if (other !== null) say(context, { ...where, got: `${shown(text)}, which reads as ${languageCodeOf(other)}` });
        else if (same !== undefined) say(context, { ...where, got: `the same words as in texts/${same}.json` });
        else seen.set(`${pointer} ${text}`, language);
      }
    }
  }
}
