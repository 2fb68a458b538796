import type { QueryObserver, QueryObserverOptions } from '@tanstack/query-core';
import type { LazyServerState, ServerState } from '#state/portal/serverState.ts';

/** What a component sees of a read. */
export interface ReadState<Data> {
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  isSuccess: boolean;
  /** Why it failed; `errorMessage` words it. */
  error: unknown;
}

type Query<Data> = (state: ServerState) => QueryObserverOptions<Data>;

export interface ReadSource<Data> {
  subscribe: (changed: () => void) => () => void;
  /** The same object until a part of it changes. */
  current: () => ReadState<Data>;
  /** The key of what is read. */
  currentKey: () => string;
  /** What a query that is not read yet will show, so that cached data of another request come with the same render. */
  peek: (query: Query<Data>) => ReadState<Data>;
  /** Reads this from now on. Rejects when the cache cannot be loaded: a missing chunk is a failed read, too. */
  setQuery: (query: Query<Data>, key: string) => Promise<void>;
  refetch: () => Promise<void>;
}

export const PENDING = { data: undefined, isPending: true, isFetching: true, isError: false, isSuccess: false, error: null };
const FAILED = { ...PENDING, isPending: false, isFetching: false, isError: true };

/** One read of a component: it observes the cache as soon as that is loaded, and tells only what the component can see. */
export function createReadSource<Data>(serverState: LazyServerState, first: Query<Data>, firstKey: string): ReadSource<Data> {
  let observer: QueryObserver<Data> | null = null;
  let fallback: ReadState<Data> = PENDING;
  let shown: ReadState<Data> = PENDING;
  let pendingQuery = first;
  let key = firstKey;
  let notify: (() => void) | null = null;
  let stop: (() => void) | null = null;

  const current = (): ReadState<Data> => {
    const next = observer?.getCurrentResult() ?? fallback;
    const parts = Object.keys(PENDING) as (keyof ReadState<Data>)[];
    if (parts.some((part) => !Object.is(shown[part], next[part]))) {
      const { data, isPending, isFetching, isError, isSuccess, error } = next;
      shown = { data, isPending, isFetching, isError, isSuccess, error };
    }
    return shown;
  };
  const observe = (state: ServerState): void => {
    observer = state.observe(pendingQuery(state));
  };
  /** Subscribes once: each new subscription would refetch what has just failed. */
  const subscribeOnce = (): void => {
    if (notify !== null) stop ??= observer?.subscribe(notify) ?? null;
  };
  const load = async (): Promise<void> => {
    try {
      const state = await serverState.load();
      if (observer === null) observe(state);
      else observer.setOptions(pendingQuery(state));
      subscribeOnce();
    } catch (cause) {
      fallback = FAILED;
      throw cause;
    } finally {
      notify?.();
    }
  };

  const loaded = serverState.current();
  if (loaded !== null) observe(loaded);
  return {
    current,
    subscribe(changed) {
      notify = changed;
      subscribeOnce();
      return () => {
        notify = null;
        stop?.();
        stop = null;
      };
    },
    currentKey: () => key,
    peek(query) {
      const state = serverState.current();
      if (observer === null || state === null) return current();
      // `getOptimisticResult` would change what the observer shows now
      const known = state.queries.getQueryState<Data>(query(state).queryKey);
      if (known === undefined || known.status === 'pending') return PENDING;
      const isError = known.status === 'error';
      const { data, error } = known;
      return { data, error, isError, isSuccess: !isError, isPending: false, isFetching: known.fetchStatus === 'fetching' };
    },
    async setQuery(query, nextKey) {
      pendingQuery = query;
      key = nextKey;
      const state = serverState.current();
      if (observer !== null && state !== null) observer.setOptions(query(state));
      else await load();
    },
    async refetch() {
      if (observer !== null) return void (await observer.refetch());
      fallback = PENDING;
      notify?.();
      await load();
    },
  };
}
