import { ChunkError, loadChunk } from '#engine/react/loadChunk.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { Registration } from './submit/registerPayload.ts';
import type { RegisterOutcome } from './submit/registerSubmit.ts';

/** Sends a valid form. Its code is fetched with the first submit; the form stays when that fails. */
export async function sendRegistration(portal: Portal, registration: Registration): Promise<RegisterOutcome> {
  try {
    const { submitRegistration } = await loadChunk(() => import('./submit/registerSubmit.ts'));
    return await submitRegistration(portal, registration);
  } catch (cause) {
    if (!(cause instanceof ChunkError)) throw cause;
    await portal.overlay.warn({ title: { key: 'portal:chunk_error_title' }, text: { key: 'portal:chunk_error_text' } });
    return { kind: 'stopped' };
  }
}
