import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { readQuery } from './queries.ts';
import type { ServerState } from './serverState.ts';

/** The platform's answers, shared and kept. The client retries reads itself: a second layer would multiply them. */
export function createQueryCache(): ServerState {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  return {
    queries,
    query: (portal, name, request, staleMs) => ({
      ...readQuery(portal, name, request),
      ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    }),
    observe: (options) => new QueryObserver(queries, options),
  };
}
