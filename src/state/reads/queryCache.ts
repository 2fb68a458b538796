import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { readQuery } from './queries.ts';
import { invalidatedBy } from './invalidatedBy.ts';
import type { ServerState } from '#state/portal/serverState.ts';

/** The cache of replies. The client retries reads itself: a second layer would multiply the retries. */
export function createQueryCache(): ServerState {
  const queries = new QueryClient({
    defaultOptions: {
      // offline, a read fails and is explained instead of waiting; what is old is read again when the connection is back (F12)
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false },
    },
  });
  // follows the connection
  queries.mount();
  return {
    queries,
    query: readQuery,
    invalidateAfter(name) {
      const reads = invalidatedBy(name);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => reads.includes(String(queryKey[0])) });
    },
    observe: (options) => new QueryObserver(queries, options),
  };
}
