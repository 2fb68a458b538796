/** A page's code could not be fetched, also not on the second and third try (F13, F14). */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const RETRIES = 2;
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Fetches a code chunk: two more tries when it fails, and an end after `CHUNK_TIMEOUT_MS` even when the network never
 * answers (bundlers have no time limit of their own).
 * @throws ChunkError
 */
export async function loadChunk<Module>(load: () => Promise<Module>, timeoutMs: number = CHUNK_TIMEOUT_MS): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(`Loading chunk failed after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([attempt(load, RETRIES), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function attempt<Module>(load: () => Promise<Module>, retries: number): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (retries === 0) throw new ChunkError('Loading chunk failed', { cause });
    return attempt(load, retries - 1);
  }
}
