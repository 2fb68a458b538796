import { CallError } from '#platform/errors/callError.ts';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import { whenNoOverlayOpen } from '#state/navigation/whenNoOverlayOpen.ts';
import { createExtension } from '#state/portal/extension.ts';
import { runAction } from '#state/navigation/runAction.ts';
import type { Portal } from '#state/portal/portal.ts';
import { callWith } from '#state/reads/queries.ts';
import { endsSince } from './ends.ts';
import { REQUESTS_PANEL } from './usePendingOffers.ts';

/** More do not end between two visits. */
const MOST = 100;

/** For whom it has been asked while the page lives. */
const asked = createExtension(() => ({ username: null as string | null }));

/** Tells the member of contracts that others have ended since the last visit with this browser, and leads to them. */
export async function tellEnds(portal: Portal): Promise<void> {
  const { username } = portal.session.getState();
  if (username === null || asked(portal).username === username) return;
  asked(portal).username = username;
  const request = { scope: 'MINE', status: 'terminated', pageNo: 1, pageSize: MOST } as const;
  const reply = await callWith(portal, 'contracts', request, {}).catch((cause: unknown) => {
    if (!(cause instanceof CallError)) throw cause;
    return null;
  });
  // the next visit asks again
  if (reply?.ok !== true) return;
  const { rows } = (reply.value ?? {}) as { rows?: unknown };
  // other notices have opened meanwhile
  whenNoOverlayOpen(portal, () => {
    if (portal.session.getState().username === username) void tell(portal, username, rows);
  });
}

async function tell(portal: Portal, username: string, rows: unknown): Promise<void> {
  const key = `contractEnds:${username}` as const;
  const { count, latest } = endsSince(rows, readLocal(key));
  writeLocal(key, String(latest));
  if (count === 0) return;
  const shows = await portal.overlay.confirm({
    title: { key: 'contracts:ends_title' },
    text: { key: 'contracts:ends_text', params: { count } },
    confirm: { key: 'contracts:ends_show' },
    cancel: { key: 'contracts:offers_later' },
    tone: 'info',
  });
  if (shows) await runAction(portal, 'openPanel', { menu: 'member', panel: REQUESTS_PANEL, view: 'ended' });
}
