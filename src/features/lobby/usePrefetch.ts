import { useEffect } from 'react';
import type { EndpointName, RequestOf } from '#platform/endpoints/endpoints.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** Prefetches what `useRead` will need next; null for nothing. Failures are dropped, and `useRead` fetches again. */
export function usePrefetch<K extends EndpointName>(name: K, request: RequestOf<K> | null): void {
  const portal = usePortal();
  const wanted = JSON.stringify(request);
  useEffect(() => {
    if (request === null) return;
    portal.serverState.load().then(
      async ({ queries, query }) => {
        const options = query(portal, name, request, undefined);
        await queries.prefetchQuery(options);
        const asked = queries.getQueryCache().find({ queryKey: options.queryKey, exact: true });
        if (asked?.state.status === 'error' && asked.getObserversCount() === 0) queries.getQueryCache().remove(asked);
      },
      () => undefined,
    );
    // oxlint-disable-next-line exhaustive-deps -- a request is plain data, compared by its text
  }, [portal, name, wanted]);
}
