import type { i18n } from 'i18next';
import { htmlLangOf, languageCodeOf } from '#engine/values/languages.ts';
import { pseudoText } from './pseudoText.ts';

/** Display modes of texts beside their language. */
export type TextMode = 'plain' | 'pseudo' | 'rtl';

export interface TextLog {
  /** Keys (`namespace:key`) that have returned this text since the page was opened. */
  keysOf: (text: string) => readonly string[];
  mode: () => TextMode;
  setMode: (mode: TextMode) => void;
}

interface Resolved {
  i18nResolved?: { usedKey?: string; usedNS?: string };
}

const PROCESSOR = 'preview';

/** Records which key returned which text, and returns pseudo texts on request. Call it before the first render. */
export function watchTexts(texts: i18n): TextLog {
  const keys = new Map<string, Set<string>>();
  let mode: TextMode = 'plain';
  texts.use({
    type: 'postProcessor',
    name: PROCESSOR,
    process(value: string, key: string | string[], options: Resolved) {
      const shown = mode === 'pseudo' ? pseudoText(value) : value;
      const { usedKey, usedNS } = options.i18nResolved ?? {};
      const full = `${usedNS ?? 'portal'}:${usedKey ?? String(key)}`;
      keys.set(shown, (keys.get(shown) ?? new Set()).add(full));
      return shown;
    },
  });
  const options = { postProcess: [PROCESSOR], postProcessPassResolved: true };
  Object.assign(texts.options, options);
  const { translator } = texts as unknown as { translator?: { options: object } };
  if (translator) Object.assign(translator.options, options);
  return {
    keysOf: (text) => [...(keys.get(text) ?? [])],
    mode: () => mode,
    setMode(next) {
      if (next === mode) return;
      mode = next;
      document.documentElement.dir = mode === 'rtl' ? 'rtl' : '';
      // renders every component with texts again
      texts.emit('languageChanged', texts.language);
    },
  };
}

/** The platform's code of a language option; null for `pseudo` and `rtl`. */
export const languageOfOption = (option: string): string | null =>
  option === 'pseudo' || option === 'rtl' ? null : languageCodeOf(htmlLangOf(option));
