import type { QueryObserver } from '@tanstack/query-core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

/** State of a read. Data of an earlier answer stay while a newer one is fetched. */
export interface Read<Data> {
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  isSuccess: boolean;
  /** Why it failed; `errorMessage` words it. */
  error: unknown;
  refetch: () => void;
}

const PENDING = { data: undefined, isPending: true, isFetching: true, isError: false, isSuccess: false, error: null };
const FAILED = { ...PENDING, isPending: false, isFetching: false, isError: true };
const nobody = () => () => undefined;

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
    // oxlint-disable-next-line exhaustive-deps -- one observer per component; its options are updated below
  }, [portal, tries.count]);
  useEffect(() => {
    const state = portal.serverState.current();
    if (state !== null) observer?.setOptions({ ...state.query(portal, name, request, freshMs), enabled });
    // oxlint-disable-next-line exhaustive-deps -- a request is plain data, compared by its text
  }, [observer, name, language, JSON.stringify(request), freshMs, enabled]);

  // a missing chunk is a failed read, too, and can be retried
  const without = tries.failed === tries.count ? FAILED : PENDING;
  // stable: each new subscription would refetch what has just failed
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
