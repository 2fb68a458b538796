import type { QueryClient, QueryObserver, QueryObserverOptions } from '@tanstack/query-core';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { Client } from '#platform/http/client.ts';
import type { PreferencesStore } from '#state/preferences/preferences.ts';

/** What a read needs of a portal. */
export interface ReadContext {
  client: Client;
  preferences: PreferencesStore;
}

/** The cache of what the platform answered, and how a component follows one answer of it. */
export interface ServerState {
  queries: QueryClient;
  /** A call as a query; `freshMs` replaces the endpoint's own. */
  query: <K extends EndpointName>(
    portal: ReadContext,
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
