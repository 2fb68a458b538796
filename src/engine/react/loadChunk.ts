/** A chunk could not be fetched in three tries (F13, F14). */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const RETRIES = 2;
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Fetches a chunk, with two retries and a limit of `CHUNK_TIMEOUT_MS`, as bundlers have no time limit.
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
