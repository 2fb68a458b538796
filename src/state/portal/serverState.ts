import type { QueryClient, QueryObserver, QueryObserverOptions } from '@tanstack/query-core';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { Client } from '#platform/http/client.ts';
import type { PreferencesStore } from './preferences.ts';

/** The part of a portal that reads need. */
export interface ReadContext {
  client: Client;
  preferences: PreferencesStore;
}

/** The cache of replies and their observers. */
export interface ServerState {
  queries: QueryClient;
  /** A call as a query; `freshMs` overrides the endpoint's. */
  query: <K extends EndpointName>(
    portal: ReadContext,
    name: K,
    request: RequestOf<K> | undefined,
    freshMs: number | undefined,
  ) => QueryObserverOptions<ResponseOf<K>>;
  /** Invalidates the reads of this write; those on screen are refetched at once. */
  invalidateAfter: (name: EndpointName) => void;
  observe: <Data>(options: QueryObserverOptions<Data>) => QueryObserver<Data>;
}

/** The cache is loaded after the first render; it is empty until then. */
export interface LazyServerState {
  load: () => Promise<ServerState>;
  current: () => ServerState | null;
}
