import { nextTask } from '#platform/browser/nextTask.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { Client, ClientOptions } from './client.ts';
import type { CallMapping } from '#platform/mapping/callMapping.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { ServerClock } from '#platform/clock/serverClock.ts';

/** Clock and cipher exist before the code of the client is fetched with the first call. */
export interface LazyClientOptions extends Omit<ClientOptions, 'cipher' | 'mapping'> {
  clock: ServerClock;
  cipher: () => Promise<PayloadCipher>;
  /** Absent for a platform that speaks the contract. */
  mapping?: (() => Promise<CallMapping | undefined>) | undefined;
}

/**
 * A client outside the first view: calls wait until its code is loaded. It starts held: only start-up calls are sent until the
 * function returned by `hold` is called. A further `hold` blocks again.
 */
export function createLazyClient(options: LazyClientOptions): Client {
  let held: object | null = {};
  let present: Client | null = null;
  let release: (() => void) | null = null;
  let loading: Promise<Client> | null = null;
  const load = () => {
    // a page that hydrates makes its first calls at once: the fetch is not part of that task
    loading ??= nextTask()
      .then(() => Promise.all([import('./client.ts'), options.cipher(), options.mapping?.()]))
      .then(([{ createClient }, cipher, mapping]) => {
        present = createClient({ ...options, cipher, mapping });
        if (held !== null) release = present.hold();
        return present;
      });
    // a failed fetch is not cached: the next call retries
    loading.catch(() => (loading = null));
    return loading;
  };
  /** A missing chunk is reported as a missing connection. */
  const loaded = (endpoint: string): Promise<Client> =>
    load().catch((cause: unknown) => {
      throw new CallError('offline', endpoint, { cause });
    });
  return {
    clock: options.clock,
    call: async (name, ...rest) => (await loaded(name)).call(name, ...rest),
    sealRandom: async (name) => (await loaded(name)).sealRandom(name),
    hold() {
      const mine = {};
      held = mine;
      if (present === null) load().catch(() => undefined);
      else release = present.hold();
      return () => {
        // releasing an earlier hold does not release a later one
        if (held !== mine) return;
        held = null;
        release?.();
      };
    },
    retryNow: () => void loading?.then((client) => client.retryNow()).catch(() => undefined),
  };
}
