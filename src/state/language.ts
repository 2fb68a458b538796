import { htmlLangOf, supportedLanguages } from '#engine/languages.ts';
import { CallError } from '#platform/errors.ts';
import { readLocal, writeLocal } from '#platform/storage.ts';
import { readAnnouncements } from './reads.ts';
import type { Portal } from './portal.ts';

/**
 * Switches texts at once, remembers the choice, and tells the platform for a member (I18-05, D-16). Caches hold texts
 * of the old language and are read again (D-98).
 * @throws when the language's texts cannot be had: the old language stays.
 */
export async function chooseLanguage(portal: Portal, language: string): Promise<void> {
  await applyLanguage(portal, language);
  writeLocal('language', language);
  await Promise.all([
    readAnnouncements(portal),
    portal.serverState.current()?.queries.invalidateQueries(),
    tellPlatform(portal, language),
  ]);
}

async function tellPlatform(portal: Portal, language: string): Promise<void> {
  if (portal.session.getState().token === null) return;
  try {
    await portal.client.call('language', { language });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    portal.environment.report({ kind: 'languageNotSaved', cause: cause.kind });
  }
}

async function applyLanguage(portal: Portal, language: string): Promise<void> {
  const tag = htmlLangOf(language);
  await portal.texts.loadLanguages(tag);
  if (!portal.texts.hasLoadedNamespace('portal', { lng: tag })) throw new Error(`The texts of ${tag} could not be loaded.`);
  await portal.texts.changeLanguage(tag);
  portal.preferences.setState({ language });
}

/** The stored language, if the brand has it, replaces the published one after hydration. */
export async function restoreLanguage(portal: Portal): Promise<void> {
  const stored = readLocal('language');
  if (stored === null || stored === portal.preferences.getState().language) return;
  if (!supportedLanguages(portal.brand).some((language) => language.code === stored)) return;
  try {
    await applyLanguage(portal, stored);
  } catch (cause) {
    portal.environment.report({ kind: 'languageNotLoaded', cause: String(cause) });
  }
}
