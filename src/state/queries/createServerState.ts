import type { LazyServerState, ServerState } from './serverState.ts';

export function createServerState(): LazyServerState {
  let loaded: ServerState | null = null;
  let loading: Promise<ServerState> | null = null;
  return {
    current: () => loaded,
    load() {
      loading ??= import('#state/startup/queryCache.ts').then(({ createQueryCache }) => (loaded = createQueryCache()));
      // a failed fetch is not cached: the next read retries
      loading.catch(() => (loading = null));
      return loading;
    },
  };
}
