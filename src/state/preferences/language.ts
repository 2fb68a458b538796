import { htmlLangOf, supportedLanguages } from '#engine/values/languages.ts';
import { CallError } from '#platform/errors/callError.ts';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import { readAnnouncements } from '#state/reads/startupReads.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { changing } from '#state/portal/texts.ts';

/** The last choice; the texts of an earlier one may arrive after it (F19). */
const choicesOf = createExtension(() => ({ last: 0 }));

/**
 * Switches texts at once, stores the choice, and sends it to the platform for a member (D-16). Caches with texts of the old
 * language are refetched (D-98). A choice overtaken by a later one does nothing.
 * @throws when the language's texts cannot be loaded: the old language stays
 */
export async function chooseLanguage(portal: Portal, language: string): Promise<void> {
  if (!(await applyLanguage(portal, language))) return;
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

/** False when another language was chosen since. */
async function applyLanguage(portal: Portal, language: string): Promise<boolean> {
  const choices = choicesOf(portal);
  const choice = ++choices.last;
  const tag = htmlLangOf(language);
  // `loadLanguages` treats a failure as success: it would neither report nor retry it
  return changing(portal.texts, tag, async () => {
    if (!portal.texts.hasResourceBundle(tag, 'portal')) await portal.texts.reloadResources([tag]);
    if (choices.last !== choice) return false;
    if (!portal.texts.hasResourceBundle(tag, 'portal')) throw new Error(`The texts of ${tag} could not be loaded.`);
    await portal.texts.changeLanguage(tag);
    portal.preferences.setState({ language });
    return true;
  });
}

/** The stored language, if the brand has it, replaces the published one after hydration, unless another was chosen before. */
export async function restoreLanguage(portal: Portal): Promise<void> {
  if (choicesOf(portal).last > 0) return;
  const stored = readLocal('language');
  if (stored === null || stored === portal.preferences.getState().language) return;
  if (!supportedLanguages(portal.brand).some((language) => language.code === stored)) return;
  try {
    await applyLanguage(portal, stored);
  } catch (cause) {
    portal.environment.report({ kind: 'languageNotLoaded', cause: String(cause) });
  }
}
