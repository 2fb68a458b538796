import type { LaunchFailure } from '#state/launch/requestLaunch.ts';
import type { Portal } from '#state/portal/portal.ts';
import { runAction } from '#state/navigation/runAction.ts';

/** Shows why a launch failed, with a link to support. */
export async function explainFailure(portal: Portal, failure: LaunchFailure): Promise<void> {
  // an ended session has its own popup
  if (failure.reason === 'declined' || failure.reason === 'session') return;
  if (failure.reason === 'barred') {
    await portal.overlay.openModal('playBarredModal');
    return;
  }
  const title = { key: 'launch:not_started' };
  if (portal.registry.find('action', 'customerService') === null) {
    await portal.overlay.warn({ title, text: failure.message });
    return;
  }
  const confirm = { key: 'portal:customer_service' };
  const cancel = { key: 'portal:close' };
  if (await portal.overlay.confirm({ title, text: failure.message, confirm, cancel })) await runAction(portal, 'customerService');
}
