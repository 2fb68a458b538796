import { nextTask } from '#platform/browser/nextTask.ts';
import type { LazyServerState, ServerState } from '#state/portal/serverState.ts';

export function createServerState(): LazyServerState {
  let loaded: ServerState | null = null;
  let loading: Promise<ServerState> | null = null;
  return {
    current: () => loaded,
    load() {
      // a page that hydrates reads many at once: the fetch is not part of that task
      loading ??= nextTask()
        .then(() => import('./queryCache.ts'))
        .then(({ createQueryCache }) => (loaded = createQueryCache()));
      // a failed fetch is not cached: the next read retries
      loading.catch(() => (loading = null));
      return loading;
    },
  };
}
