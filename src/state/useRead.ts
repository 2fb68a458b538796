import type { QueryObserver } from '@tanstack/query-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints.ts';
import { usePortal } from './PortalProvider.tsx';
import { readQuery } from './queries.ts';

/** How a read stands. Data of an earlier answer stay while a newer one is fetched. */
export interface Read<Data> {
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  isSuccess: boolean;
  refetch: () => void;
}

const PENDING = { data: undefined, isPending: true, isFetching: true, isError: false, isSuccess: false };
const nobody = () => () => undefined;

/**
 * Reads a call through the cache and follows it. In the prerender, and until the cache has been loaded, it is pending;
 * so it may stand in the first view. `staleMs` is how long an answer is good (30 s).
 */
export function useRead<K extends EndpointName>(
  name: K,
  request?: RequestOf<K>,
  { staleMs }: { staleMs?: number } = {},
): Read<ResponseOf<K>> {
  const portal = usePortal();
  const [observer, setObserver] = useState<QueryObserver<ResponseOf<K>> | null>(null);
  const query = readQuery(portal, name, request);
  const options = { ...query, ...(staleMs === undefined ? {} : { staleTime: staleMs }) };
  const key = JSON.stringify(query.queryKey);

  useEffect(() => {
    let current = true;
    portal.serverState.load().then(
      (state) => current && setObserver(state.observe(options)),
      (cause: unknown) => portal.environment.report({ kind: 'serverStateFailed', cause: String(cause) }),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line exhaustive-deps -- one observer a component; its options follow below
  }, [portal]);
  useEffect(() => {
    observer?.setOptions(options);
    // oxlint-disable-next-line exhaustive-deps -- the key says whether the options are others
  }, [observer, key]);

  const result = useSyncExternalStore(
    observer === null ? nobody : (changed) => observer.subscribe(changed),
    () => observer?.getCurrentResult() ?? PENDING,
    () => PENDING,
  );
  const { data, isPending, isFetching, isError, isSuccess } = result;
  return {
    data: data as ResponseOf<K> | undefined,
    isPending,
    isFetching,
    isError,
    isSuccess,
    refetch: () => void observer?.refetch(),
  };
}
