import { ChunkError } from '#engine/react/loadChunk.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Runs a registered action; shows a retry when its code could not be loaded (F13). */
export async function runAction(portal: Portal, name: string, params: Record<string, string> = {}): Promise<void> {
  try {
    await portal.registry.find('action', name)?.(portal, params);
  } catch (cause) {
    if (!(cause instanceof ChunkError)) throw cause;
    const again = { label: { key: 'portal:retry' }, run: () => void runAction(portal, name, params) };
    portal.overlay.toast({ key: 'portal:chunk_error_text' }, 'error', again);
  }
}
