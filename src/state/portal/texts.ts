import i18next, { type BackendModule, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { wholeNumber } from '#engine/money/wholeNumber.ts';
import { isolated } from '#engine/values/isolated.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { Snapshot, TextResources } from '#engine/brand/snapshot.ts';

/** Fetches all texts of one language by its BCP 47 tag. Rejects when that fails. */
export type FetchTexts = (language: string) => Promise<TextResources>;

/** A readable form of a key without text: `portal:signOut` → "Sign out". */
export function humaniseKey(key: string): string {
  const words = key
    .slice(key.indexOf(':') + 1)
    .replace(/[_.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The change of language that each instance is in, and how it ends. */
const changes = new WeakMap<i18n, { to: string; end: Promise<unknown> }>();

/** Runs a change of language; what is asked for meanwhile in the language being left waits for it, and is not fetched. */
export async function changing<T>(texts: i18n, to: string, change: () => Promise<T>): Promise<T> {
  const end = Promise.resolve().then(change);
  changes.set(texts, { to, end: end.catch(() => undefined) });
  return end;
}

/**
 * Writes whole numbers of all sentences in the groups of the language. In place of i18next's own formatter, whose Intl formats
 * would load the browser's locale data on start pages; what is no number, such as a year, is given as text.
 */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? wholeNumber(value, language ?? 'en') : value,
};

/**
 * The texts of the page's language are in the snapshot; all others are fetched once, one file per language. React renders them
 * as text, so i18next must not escape values as HTML; it isolates them, as accounts and names may have another direction.
 */
export function createTexts(snapshot: Snapshot, fetchTexts: FetchTexts, onMissing: (key: string) => void): i18n {
  const files = new Map<string, Promise<TextResources>>();
  const language = htmlLangOf(snapshot.texts.language);
  const texts = i18next.createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: async (wanted, namespace) => {
      const change = changes.get(texts);
      if (change && change.to !== wanted) {
        await change.end;
        // without an answer it is asked for again when the language comes back
        if (wanted !== texts.language) return;
      }
      let file = files.get(wanted);
      if (file === undefined) {
        file = fetchTexts(wanted);
        files.set(wanted, file);
        file.catch(() => files.delete(wanted));
      }
      const resources = await file;
      // the file has all namespaces, also for messages and forms that do not wait for their texts
      for (const [name, words] of Object.entries(resources)) {
        if (!texts.hasResourceBundle(wanted, name))
          texts.addResourceBundle(wanted, name, words, false, false, { skipCopy: true });
      }
      return resources[namespace] ?? {};
    },
  };
  void texts
    .use(backend)
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: Object.keys(snapshot.texts.resources),
      defaultNS: 'portal',
      resources: { [language]: snapshot.texts.resources },
      partialBundledLanguages: true,
      initAsync: false,
      interpolation: { escape: isolated, alwaysFormat: true },
      react: { useSuspense: true, transKeepBasicHtmlNodesFor: [] },
      parseMissingKeyHandler: (key) => {
        onMissing(key);
        return humaniseKey(key);
      },
    });
  return texts;
}

/** Fetches all texts of the current language, for a page that needs them before its first render. Never rejects. */
export async function loadAllTexts(texts: i18n): Promise<void> {
  // no namespace has this name, but loading it fetches the file with all of them
  await texts.loadNamespaces('all').catch(() => undefined);
}

/**
 * Allows failed texts to be fetched again on next use. Until then their keys are shown in readable form without a retry, so
 * that a suspended component does not loop.
 */
export function forgetFailedTexts(texts: i18n): void {
  // i18next keeps -1 for failures forever
  const { state } = texts.services.backendConnector as { state: Record<string, number> };
  for (const [name, loaded] of Object.entries(state)) if (loaded < 0) delete state[name];
}
