import { useEffect } from 'react';
import type { EndpointName, RequestOf } from '#platform/endpoints/endpoints.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/**
 * Asks for what will be shown next, so that `useRead` finds it there or on its way. Null asks nothing. A failure that
 * nobody waits for is forgotten: whoever shows the answer asks anew.
 */
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
    // oxlint-disable-next-line exhaustive-deps -- a request is plain data: its text says whether it is another
  }, [portal, name, wanted]);
}
