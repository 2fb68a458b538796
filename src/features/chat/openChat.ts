import { loadChunk } from '#engine/react/loadChunk.ts';
import { reload } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';
import { mayLeave } from '#state/drafts/unsaved.ts';
import { centreOf, withCentre } from '#state/navigation/centreAddress.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { chatRegionOf } from './chatRegion.ts';

/** How long to wait for the region to mount after its code is loaded. */
const STANDS_MS = 1_000;

/**
 * Opens the chat for a member with a real account, where the operator has one. Load failures are shown and can be retried; a
 * region that failed to load before needs a reload (F13).
 * @throws ChunkError
 */
export async function openChat(portal: Portal): Promise<void> {
  if (!portal.system.getState().flags.isOn('chat')) {
    await portal.overlay.warn({ title: { key: 'portal:in_function_not_open' } });
    return;
  }
  if (!(await realAccountOnly(portal))) return;
  await loadChunk(() => import('./ChatRegion.tsx'));
  const path = portal.router.path();
  if (centreOf(path.split('?')[1] ?? '') !== null) {
    // a centre would lie over the chat
    if (!(await mayLeave(portal))) return;
    portal.router.navigate(withCentre(path, null));
  }
  portal.overlayStore.setState(({ chat }) => (chat.shown === 'closed' ? { chat: { shown: 'small', unread: 0 } } : { chat }));
  if (chatRegionOf(portal).isMounted) return;
  await new Promise((resolve) => setTimeout(resolve, STANDS_MS));
  if (chatRegionOf(portal).isMounted) return;
  const title = { key: 'portal:chunk_error_title' };
  const text = { key: 'portal:chunk_error_text' };
  if (await portal.overlay.confirm({ title, text, confirm: { key: 'portal:retry' } })) reload();
}
