import { pause } from './deadline.ts';
import { CallError } from '#platform/errors/callError.ts';
import { retryDelay } from './retry.ts';
import { type Fetch, send } from './transport.ts';

const TIMEOUT_MS = 10_000;

export interface SiteFileOptions {
  signal?: AbortSignal;
  /** `no-store` for a file whose latest state matters. Default: the browser's cache rules. */
  cache?: RequestCache;
  random?: () => number;
  fetch?: Fetch;
}

/**
 * Fetches a JSON file of the published site, such as `/boot.json` or `/texts/pt.json`; retried like a read of the platform.
 * @throws CallError offline, timeout, aborted, unavailable, badResponse (also for a missing file)
 */
export async function readSiteFile(path: `/${string}`, options: SiteFileOptions = {}): Promise<unknown> {
  const { signal, cache = 'default', random = Math.random } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      const outgoing = {
        endpoint: path,
        url: path,
        method: 'GET',
        headers: {},
        body: null,
        timeoutMs: TIMEOUT_MS,
        signal,
        cache,
      };
      const { status, text } = await send(outgoing, options.fetch);
      if (status >= 500) throw new CallError('unavailable', path, { status });
      if (status !== 200) throw new CallError('badResponse', path, { status });
      return parse(path, text);
    } catch (cause) {
      const delay = cause instanceof CallError ? retryDelay(cause, tries, random) : null;
      if (delay === null) throw cause;
      await pause(path, delay, signal);
    }
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CallError('badResponse', path, { cause });
  }
}
