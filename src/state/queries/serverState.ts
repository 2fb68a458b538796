import type { QueryClient, QueryObserver, QueryObserverOptions } from '@tanstack/query-core';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The cache of what the platform answered, and how a component follows one answer of it. */
export interface ServerState {
  queries: QueryClient;
  /** A call as a query; `freshMs` replaces the endpoint's own. */
  query: <K extends EndpointName>(
    portal: Portal,
    name: K,
    request: RequestOf<K> | undefined,
    freshMs: number | undefined,
  ) => QueryObserverOptions<ResponseOf<K>>;
  /** Lets the reads that this write has made stale be asked anew: at once where they are shown. */
  invalidateAfter: (name: EndpointName) => void;
  observe: <Data>(options: QueryObserverOptions<Data>) => QueryObserver<Data>;
}

/** The cache is fetched when the page stands; until then there is nothing in it. */
export interface LazyServerState {
  load: () => Promise<ServerState>;
  /** Null until it has been loaded. */
  current: () => ServerState | null;
}

export function createServerState(): LazyServerState {
  let loaded: ServerState | null = null;
  let loading: Promise<ServerState> | null = null;
  return {
    current: () => loaded,
    load() {
      loading ??= import('#state/startup/queryCache.ts').then(({ createQueryCache }) => (loaded = createQueryCache()));
      // a failed fetch is forgotten: the next read tries again
      loading.catch(() => (loading = null));
      return loading;
    },
  };
}
