import { pointerTo } from '../../../src/engine/brand/json.ts';
import { scriptOf } from '../../../src/engine/values/languageCatalogue.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { shown } from '../finding.ts';

/** Letters of a language by its script (ISO 15924). */
const scripts: Readonly<Record<string, { letters: readonly string[]; name: string }>> = {
  Thai: { letters: ['Thai'], name: 'Thai' },
  Hans: { letters: ['Han'], name: 'Chinese' },
  Hant: { letters: ['Han'], name: 'Chinese' },
  Jpan: { letters: ['Han', 'Hiragana', 'Katakana'], name: 'Japanese' },
  Kore: { letters: ['Hangul', 'Han'], name: 'Korean' },
  Cyrl: { letters: ['Cyrillic'], name: 'Cyrillic' },
  Grek: { letters: ['Greek'], name: 'Greek' },
  Deva: { letters: ['Devanagari'], name: 'Devanagari' },
  Beng: { letters: ['Bengali'], name: 'Bengali' },
  Khmr: { letters: ['Khmer'], name: 'Khmer' },
  Mymr: { letters: ['Myanmar'], name: 'Burmese' },
};

const everyScript = [...new Set(Object.values(scripts).flatMap(({ letters }) => letters))];

const ofScripts = (names: readonly string[]) => new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');

interface Letters {
  /** Letters of the language; without it any Latin ones. */
  has?: RegExp;
  /** Letters that it cannot have. */
  hasNot: RegExp;
  name: string;
}

function lettersOf(language: string): Letters {
  const own = scripts[scriptOf(language)];
  if (own === undefined) return { hasNot: ofScripts(everyScript), name: 'Latin' };
  const others = everyScript.filter((name) => !own.letters.includes(name));
  return { has: ofScripts(own.letters), hasNot: ofScripts(others), name: own.name };
}

/** Fewest letters that determine a script; shorter texts may be names. */
const ENOUGH = 12;

/** What `brand.json` calls the brand, its operator and those who help: names are written alike in every language. */
function namesOf({ brand: { name, regulatory } }: CheckContext): string[] {
  const helpers = Object.values(regulatory.help ?? {}).map((help) => help.name);
  // the longest first, as one may be in another
  return [name, ...Object.values(regulatory.legal), ...helpers].sort((a, b) => b.length - a.length);
}

/** Checks that the brand's texts are in the script of their language. */
export function checkScript(context: CheckContext): void {
  const names = namesOf(context);
  for (const [language, namespaces] of Object.entries(context.texts)) {
    const { has, hasNot, name } = lettersOf(language);
    for (const [namespace, texts] of Object.entries(namespaces)) {
      for (const [key, text] of Object.entries(texts)) {
        const words = names.reduce((left, one) => left.replaceAll(one, ''), text);
        const letters = words.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}/gu)?.length ?? 0;
        const isOther = hasNot.test(words) || (has !== undefined && letters >= ENOUGH && !has.test(words));
        if (!isOther) continue;
        const pointer = pointerTo(pointerTo('', namespace), key);
        say(context, {
          rule: 'text-script',
          file: `texts/${language}.json`,
          pointer,
          expected: `a text in ${name} letters`,
          got: shown(text),
        });
      }
    }
  }
}
