import { onPageRestored, reload } from '#platform/browser/navigation.ts';
import { openSessionChannel } from '#platform/browser/sessionChannel.ts';
import { onStorageRefused, readSession } from '#platform/browser/storage.ts';
import { restoreLanguage } from '#state/preferences/language.ts';
import { keepForTab, restoreFromTab } from './persist.ts';
import { checkPermission } from './permission.ts';
import type { Portal } from '#state/portal/portal.ts';
import { readAnnouncements, readCountries, readRegisterSettings, readMirrorDomains, readWhitelabel } from './reads.ts';
import { adoptToken, announceUrlToken, restoreMember } from '#state/session/restore.ts';
import { pollStatus } from './statusPoll.ts';
import { onSessionSignal } from '#state/session/signOut.ts';
import { restoreTheme } from '#state/preferences/theme.ts';

/**
 * Starts a portal whose page is already painted: who is allowed in, what the site is made of now, who is signed in.
 * Nothing but these reads is sent until the platform has admitted the visitor.
 */
export async function startPortal(portal: Portal, urlToken: string | null): Promise<void> {
  const release = portal.client.hold();
  // registered before any read waits for the cache, so it is filled before they look
  void portal.serverState.load().then(
    ({ queries }) => {
      restoreFromTab(portal, queries);
      keepForTab(portal, queries);
    },
    () => undefined,
  );
  restoreTheme(portal);
  portal.channel = openSessionChannel(portal.brand.id, (signal) => onSessionSignal(portal, signal));
  const stored = readSession('token');
  const token = stored ?? urlToken;
  if (token !== null) adoptToken(portal, token);
  onStorageRefused(() => portal.overlay.toast({ key: 'portal:storage_refused' }, 'warn'));
  // a page that comes back from the browser's back/forward cache may show a member who has signed out since (F20)
  onPageRestored(() => {
    if (portal.session.getState().token !== readSession('token')) reload();
  });

  const language = restoreLanguage(portal);
  const reads = Promise.all([
    readWhitelabel(portal),
    readRegisterSettings(portal),
    language.then(() => readAnnouncements(portal)),
    readMirrorDomains(portal),
    readCountries(portal),
    token === null ? null : restoreMember(portal),
  ]);
  await checkPermission(portal);
  whenOpen(portal, release);
  pollStatus(portal);
  // nothing waits for these, and nothing fails without them
  const started = [import('./telemetry.ts').then(({ startTelemetry }) => startTelemetry(portal))];
  // a preview is made anew with each change of its files
  if (!portal.environment.development)
    started.push(import('./newVersion.ts').then(({ watchVersion }) => void watchVersion(portal)));
  if ((portal.system.getState().info.imageCDNs?.length ?? 0) > 1)
    started.push(import('#state/content/imageHosts.ts').then(({ watchImageHosts }) => void watchImageHosts(portal)));
  void Promise.allSettled(started);
  await reads;
  if ((portal.system.getState().announcements.popup?.length ?? 0) > 0) {
    void import('#state/overlay/popupNotices.ts').then(
      ({ offerPopups }) => offerPopups(portal),
      () => undefined,
    );
  }
  if (urlToken !== null) await announceUrlToken(portal, urlToken, stored);
}

/** Calls back once the visitor may use the site; what waits behind a blocking screen is not asked for. */
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
