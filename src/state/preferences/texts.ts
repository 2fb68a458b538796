import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { Snapshot, TextResources } from '#engine/brand/snapshot.ts';

/** Fetches every text of one language, by its BCP 47 tag. Rejects when it cannot be had. */
export type FetchTexts = (language: string) => Promise<TextResources>;

/** A key nobody has a text for, said the way a person would: `portal:signOut` → "Sign out". */
export function humaniseKey(key: string): string {
  const words = key
    .slice(key.indexOf(':') + 1)
    .replace(/[_.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The texts of the page's language are in the snapshot; all others come as one file a language, once.
 * Text is rendered by React and never as HTML, so i18next does not escape it a second time.
 */
export function createTexts(snapshot: Snapshot, fetchTexts: FetchTexts, onMissing: (key: string) => void): i18n {
  const files = new Map<string, Promise<TextResources>>();
  const language = htmlLangOf(snapshot.texts.language);
  const texts = i18next.createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: async (wanted, namespace) => {
      let file = files.get(wanted);
      if (file === undefined) {
        file = fetchTexts(wanted);
        files.set(wanted, file);
        file.catch(() => files.delete(wanted));
      }
      const resources = await file;
      // the file has all of them: texts that a message or a form asks for without waiting are there as well
      for (const [name, words] of Object.entries(resources)) {
        if (!texts.hasResourceBundle(wanted, name)) texts.addResourceBundle(wanted, name, words);
      }
      return resources[namespace] ?? {};
    },
  };
  void texts
    .use(backend)
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
      interpolation: { escapeValue: false },
      react: { useSuspense: true, transKeepBasicHtmlNodesFor: [] },
      parseMissingKeyHandler: (key) => {
        onMissing(key);
        return humaniseKey(key);
      },
    });
  return texts;
}

/** Fetches every text of the current language, for a page that shows nothing before it has them. Never rejects. */
export async function loadAllTexts(texts: i18n): Promise<void> {
  // no namespace has this name, but asking for one brings the file with all of them
  await texts.loadNamespaces('all').catch(() => undefined);
}

/**
 * Lets texts that could not be fetched be asked for once more by whoever needs them next. Until then their keys are said
 * in words and nobody asks, so that a part that waits for them does not wait in a circle.
 */
export function forgetFailedTexts(texts: i18n): void {
  // i18next keeps -1 for what failed, for good
  const { state } = texts.services.backendConnector as { state: Record<string, number> };
  for (const [name, loaded] of Object.entries(state)) if (loaded < 0) delete state[name];
}
