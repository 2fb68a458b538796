import { CallError } from '#platform/errors/callError.ts';
import type { Client, ClientOptions } from './client.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { ServerClock } from './serverClock.ts';

/** What the portal keeps of its client: the code behind it is fetched with the first call, after the page stands. */
export interface LazyClientOptions extends Omit<ClientOptions, 'cipher'> {
  clock: ServerClock;
  cipher: () => Promise<PayloadCipher>;
}

/**
 * A client that is not part of the first view: calls wait until it is there. It begins held, so that nothing but
 * start-up calls can be sent before `hold`'s result is called. Each further `hold` closes it anew.
 */
export function createLazyClient(options: LazyClientOptions): Client {
  let held: object | null = {};
  let present: Client | null = null;
  let release: (() => void) | null = null;
  let loading: Promise<Client> | null = null;
  const load = () => {
    loading ??= Promise.all([import('./client.ts'), options.cipher()]).then(([{ createClient }, cipher]) => {
      present = createClient({ ...options, cipher });
      if (held !== null) release = present.hold();
      return present;
    });
    // a failed fetch is forgotten: the next call tries again
    loading.catch(() => (loading = null));
    return loading;
  };
  /** Without its code the platform is out of reach as it is without a connection. */
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
        // a later hold is not undone by the end of an earlier one
        if (held !== mine) return;
        held = null;
        release?.();
      };
    },
    retryNow: () => void loading?.then((client) => client.retryNow()).catch(() => undefined),
  };
}
