import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import type { ServerState } from '#state/portal/serverState.ts';
import { createReadSource, PENDING, type ReadState } from './readSource.ts';

/** State of a read. Data of an earlier answer stay while a newer one is fetched. */
export interface Read<Data> extends ReadState<Data> {
  refetch: () => void;
}

/**
 * Subscribes to a cached call. Pending in the prerender and until the cache is loaded, so it may be used in the first view.
 * `freshMs` overrides the endpoint's; with `enabled` false nothing is sent, for token reads before the sign-in.
 */
export function useRead<K extends EndpointName>(
  name: K,
  request?: RequestOf<K>,
  { freshMs, enabled = true }: { freshMs?: number; enabled?: boolean } = {},
): Read<ResponseOf<K>> {
  const portal = usePortal();
  const language = usePreferences((state) => state.language);
  const query = ({ query: queryOf }: ServerState) => ({ ...queryOf(portal, name, request, freshMs), enabled });
  const key = JSON.stringify([name, language, request, freshMs, enabled]);
  const [source] = useState(() => createReadSource(portal.serverState, query, key));
  const current = useSyncExternalStore(source.subscribe, source.current, () => PENDING as ReadState<ResponseOf<K>>);
  // the effect asks after this render: cached data of another request need no second one
  const result = source.currentKey() === key ? current : source.peek(query);
  const failed = (cause: unknown) => portal.environment.report({ kind: 'serverStateFailed', cause: String(cause) });

  useEffect(() => {
    source.setQuery(query, key).catch(failed);
    // oxlint-disable-next-line exhaustive-deps -- a request is plain data, compared by its text
  }, [source, portal, key]);

  return { ...result, refetch: () => void source.refetch().catch(failed) };
}
