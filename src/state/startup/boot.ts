import { affiliateParameters } from '#engine/constants.ts';
import { keepInstallOffer } from '#platform/browser/installOffer.ts';
import { onPageRestored, pageQuery, reload } from '#platform/browser/navigation.ts';
import { showWords } from '#platform/browser/publishedWords.ts';
import { openSessionChannel } from '#platform/browser/sessionChannel.ts';
import { onStorageRefused, readSession } from '#platform/browser/storage.ts';
import { restoreLanguage } from '#state/preferences/language.ts';
import { keepForTab, restoreFromTab } from './persist.ts';
import { checkPermission } from './permission.ts';
import type { Portal } from '#state/portal/portal.ts';
import {
  readAnnouncements,
  readCountries,
  readRegisterSettings,
  readMirrorDomains,
  readWhitelabel,
} from '#state/reads/startupReads.ts';
import { adoptToken, announceUrlToken, restoreMember } from '#state/session/restore.ts';
import { pollStatus } from './statusPoll.ts';
import { onTabSignal } from '#state/session/otherTabs.ts';
import { restoreTheme } from '#state/preferences/theme.ts';

/** How long the calls of an admitted visitor wait for the texts of the stored language. */
const LANGUAGE_MS = 2_000;

/**
 * Starts a portal whose page is already painted: admission, current system state, session. Only these reads are sent until the
 * platform has admitted the visitor.
 */
export async function startPortal(portal: Portal, urlToken: string | null): Promise<void> {
  const release = portal.client.hold();
  // registered before any read awaits the cache, so it is filled first
  void portal.serverState.load().then(
    ({ queries }) => {
      restoreFromTab(portal, queries);
      keepForTab(portal, queries);
    },
    () => undefined,
  );
  restoreTheme(portal);
  portal.channel = openSessionChannel(portal.brand.id, (signal) => onTabSignal(portal, signal));
  const stored = readSession('token');
  const token = stored ?? urlToken;
  if (token !== null) adoptToken(portal, token);
  onStorageRefused(() => portal.overlay.toast({ key: 'portal:storage_refused' }, 'warn'));
  // a page from the back/forward cache may show a member who has signed out since (F20)
  onPageRestored(() => {
    if (portal.session.getState().token !== readSession('token')) reload();
  });

  const language = restoreLanguage(portal).then(showWords);
  const admitted = checkPermission(portal);
  const reads = Promise.all([
    readWhitelabel(portal, admitted),
    readRegisterSettings(portal, admitted),
    language.then(() => readAnnouncements(portal)),
    readMirrorDomains(portal),
    readCountries(portal),
    token === null ? null : restoreMember(portal),
  ]);
  await admitted;
  // so that content is asked for once, in the stored language
  await Promise.race([language, new Promise((resolve) => setTimeout(resolve, LANGUAGE_MS))]);
  whenOpen(portal, release);
  pollStatus(portal);
  // optional: nothing depends on them
  const started = [import('./telemetry.ts').then(({ startTelemetry }) => startTelemetry(portal))];
  // a preview reloads by itself when its files change, and the worker of its simulated platform is none of the site
  if (!portal.environment.development) {
    started.push(import('./newVersion.ts').then(({ watchVersion }) => void watchVersion(portal)));
    const isApp = portal.brand.webApp !== undefined;
    if (isApp) keepInstallOffer();
    started.push(import('#platform/browser/offlineWorker.ts').then(({ keepOfflineWorker }) => keepOfflineWorker(isApp)));
  }
  if ((portal.system.getState().info.imageCDNs?.length ?? 0) > 1)
    started.push(import('#state/content/imageHosts.ts').then(({ watchImageHosts }) => void watchImageHosts(portal)));
  const query = pageQuery();
  if (affiliateParameters.some((name) => query.has(name)))
    started.push(import('./invitationVisit.ts').then(({ reportVisit }) => reportVisit(portal)));
  void Promise.allSettled(started);
  await reads;
  if ((portal.system.getState().announcements.popup?.length ?? 0) > 0) {
    void import('./popupNotices.ts').then(
      ({ offerPopups }) => offerPopups(portal),
      () => undefined,
    );
  }
  if (urlToken !== null) await announceUrlToken(portal, urlToken, stored);
}

/** Calls back once the visitor is admitted; nothing is requested behind a blocking screen. */
function whenOpen({ system }: Portal, open: () => void): void {
  const isOpen = () => system.getState().admitted && system.getState().screen === null;
  if (isOpen()) {
    open();
    return;
  }
  const stop = system.subscribe(() => {
    if (!isOpen()) return;
    stop();
    open();
  });
}
