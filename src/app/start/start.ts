import { ChunkError, loadChunk } from '#engine/react/loadChunk.ts';
import { reload } from '#platform/browser/navigation.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { reloadForNewEngine } from './chunkReload.ts';

/** Whether the code of the portal's start has come. */
const startOf = createExtension(() => ({ isLoaded: false }));

/** What a page does once it stands is not part of its first view. A page whose start cannot be fetched stays closed. */
export async function start(portal: Portal, urlToken: string | null): Promise<void> {
  try {
    const { startPortal } = await loadChunk(() => import('#state/startup/boot.ts'));
    startOf(portal).isLoaded = true;
    await startPortal(portal, urlToken);
  } catch (cause) {
    portal.environment.report({ kind: 'startFailed', cause: String(cause) });
    if (cause instanceof ChunkError && reloadForNewEngine(portal)) return;
    portal.system.setState({ screen: 'networkError' });
  }
}

/** Asks for permission again; a page that could not even fetch its start is loaded anew. */
export async function tryAgain(portal: Portal): Promise<void> {
  if (!startOf(portal).isLoaded) return reload();
  const { checkPermission } = await loadChunk(() => import('#state/startup/permission.ts'));
  await checkPermission(portal);
}
