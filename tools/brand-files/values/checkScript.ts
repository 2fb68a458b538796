import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { shown } from '../finding.ts';

/** Letters of the language, and letters that it cannot have. */
const scripts: Readonly<Record<string, { has?: RegExp; hasNot?: RegExp; name: string }>> = {
  th: { has: /\p{Script=Thai}/u, hasNot: /\p{Script=Han}/u, name: 'Thai' },
  'zh-CN': { has: /\p{Script=Han}/u, hasNot: /\p{Script=Thai}/u, name: 'Chinese' },
};
const latin = { hasNot: /[\p{Script=Thai}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Hangul}]/u, name: 'Latin' };

/** Fewest letters that determine a script; shorter texts may be names. */
const ENOUGH = 12;

/** Checks that the brand's texts are in the script of their language. */
export function checkScript(context: CheckContext): void {
  for (const [language, namespaces] of Object.entries(context.texts)) {
    const { has, hasNot, name } = scripts[language] ?? { ...latin, has: undefined };
    for (const [namespace, texts] of Object.entries(namespaces)) {
      for (const [key, text] of Object.entries(texts)) {
        const letters = text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}/gu)?.length ?? 0;
        const isOther = hasNot?.test(text) === true || (has !== undefined && letters >= ENOUGH && !has.test(text));
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
