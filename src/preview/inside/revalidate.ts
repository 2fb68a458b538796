import { checkPermission } from '#state/startup/permission.ts';
import type { Portal } from '#state/portal/portal.ts';
import { readAnnouncements, readRegisterSettings, readWhitelabel } from '#state/reads/startupReads.ts';
import { restoreMember } from '#state/session/restore.ts';

/** Refetches everything as the portal itself does, so that a change shows without a reload. */
export async function revalidate(portal: Portal): Promise<void> {
  portal.client.retryNow();
  await Promise.all([
    checkPermission(portal),
    readWhitelabel(portal),
    readRegisterSettings(portal),
    readAnnouncements(portal),
    portal.session.getState().token === null ? null : restoreMember(portal),
  ]);
  await portal.serverState.current()?.queries.invalidateQueries();
}
