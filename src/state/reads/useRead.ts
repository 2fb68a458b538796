import type { QueryObserver } from '@tanstack/query-core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

/** How a read stands. Data of an earlier answer stay while a newer one is fetched. */
export interface Read<Data> {
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  isSuccess: boolean;
  /** Why it failed; `whyFailed` has words for it. */
  error: unknown;
  refetch: () => void;
}

const PENDING = { data: undefined, isPending: true, isFetching: true, isError: false, isSuccess: false, error: null };
const FAILED = { ...PENDING, isPending: false, isFetching: false, isError: true };
const nobody = () => () => undefined;

/**
 * Reads a call through the cache and follows it. In the prerender, and until the cache has been loaded, it is pending;
 * so it may stand in the first view. `freshMs` replaces the endpoint's own; while `enabled` is false nothing is
 * asked, which is how a token read waits for somebody to sign in.
 */
export function useRead<K extends EndpointName>(
  name: K,
  request?: RequestOf<K>,
  { freshMs, enabled = true }: { freshMs?: number; enabled?: boolean } = {},
): Read<ResponseOf<K>> {
  const portal = usePortal();
  const language = usePreferences((state) => state.language);
  const [observer, setObserver] = useState<QueryObserver<ResponseOf<K>> | null>(null);
  const [tries, setTries] = useState({ count: 1, failed: 0 });

  useEffect(() => {
    let current = true;
    portal.serverState.load().then(
      ({ observe, query }) => current && setObserver(observe({ ...query(portal, name, request, freshMs), enabled })),
      (cause: unknown) => {
        portal.environment.report({ kind: 'serverStateFailed', cause: String(cause) });
        if (current) setTries((last) => ({ ...last, failed: last.count }));
      },
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line exhaustive-deps -- one observer a component; what it asks follows below
  }, [portal, tries.count]);
  useEffect(() => {
    const state = portal.serverState.current();
    if (state !== null) observer?.setOptions({ ...state.query(portal, name, request, freshMs), enabled });
    // oxlint-disable-next-line exhaustive-deps -- a request is plain data: its text says whether it is another
  }, [observer, name, language, JSON.stringify(request), freshMs, enabled]);

  // its code may not come either: that is a read which failed, and can be tried again
  const without = tries.failed === tries.count ? FAILED : PENDING;
  // the same function in every render: each new subscription would ask again for what has just failed
  const subscribe = useMemo(
    () => (observer === null ? nobody : (changed: () => void) => observer.subscribe(changed)),
    [observer],
  );
  const result = useSyncExternalStore(
    subscribe,
    () => observer?.getCurrentResult() ?? without,
    () => PENDING,
  );
  const { data, isPending, isFetching, isError, isSuccess, error } = result;
  return {
    data: data as ResponseOf<K> | undefined,
    isPending,
    isFetching,
    isError,
    isSuccess,
    error,
    refetch: () => {
      if (observer === null) setTries(({ count }) => ({ count: count + 1, failed: 0 }));
      else void observer.refetch();
    },
  };
}
