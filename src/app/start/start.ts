import { ChunkError, loadChunk } from '#engine/react/loadChunk.ts';
import { reload } from '#platform/browser/navigation.ts';
import { showWords } from '#platform/browser/publishedWords.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { reloadForNewEngine } from './chunkReload.ts';

/** Whether the startup code is loaded. */
const startOf = createExtension(() => ({ isLoaded: false }));

/** Loaded after the first render. If the startup code cannot be fetched, the startup barrier stays closed. */
export async function start(portal: Portal, urlToken: string | null): Promise<void> {
  try {
    const { startPortal } = await loadChunk(() => import('#state/startup/boot.ts'));
    startOf(portal).isLoaded = true;
    await startPortal(portal, urlToken);
  } catch (cause) {
    portal.environment.report({ kind: 'startFailed', cause: String(cause) });
    if (cause instanceof ChunkError && reloadForNewEngine(portal)) return;
    showWords();
    portal.system.setState({ screen: 'networkError' });
  }
}

/** Requests the permission again; reloads the page when even the startup code is missing. */
export async function tryAgain(portal: Portal): Promise<void> {
  if (!startOf(portal).isLoaded) return reload();
  const { checkPermission } = await loadChunk(() => import('#state/startup/permission.ts'));
  await checkPermission(portal);
}
