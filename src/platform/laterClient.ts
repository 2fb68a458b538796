import type { Client, ClientOptions } from './client.ts';
import type { ServerClock } from './serverClock.ts';

/** What the portal keeps of its client: the code behind it is fetched with the first call, after the page stands. */
export type LaterClientOptions = ClientOptions & { clock: ServerClock };

/**
 * A client that is not part of the first view: calls wait until it is there. It begins held, so that nothing but
 * start-up calls can be sent before `hold`'s result is called (decisions 2).
 */
export function createLaterClient(options: LaterClientOptions): Client {
  let release: (() => void) | null = null;
  let released = false;
  let loading: Promise<Client> | null = null;
  const load = () => {
    loading ??= import('./client.ts').then(({ createClient }) => {
      const client = createClient(options);
      if (!released) release = client.hold();
      return client;
    });
    // a failed fetch is forgotten: the next call tries again
    loading.catch(() => (loading = null));
    return loading;
  };
  return {
    clock: options.clock,
    call: async (name, ...rest) => (await load()).call(name, ...rest),
    sealRandom: async (name) => (await load()).sealRandom(name),
    hold() {
      void load();
      return () => {
        released = true;
        release?.();
      };
    },
    retryNow: () => void loading?.then((client) => client.retryNow()),
  };
}
