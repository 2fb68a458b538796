import type { Game } from '#contract/types.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The games of every list that was loaded and is still kept: found at once, without the platform. */
export function loadedGames({ serverState }: Portal): Game[] {
  const queries = serverState.current()?.queries;
  const rowsOf = (name: string, key: string): Game[] =>
    (queries?.getQueriesData<Record<string, unknown>>({ queryKey: [name] }) ?? []).flatMap(([, data]) => {
      const rows = data?.[key];
      return Array.isArray(rows) ? (rows as Game[]) : [];
    });
  return [...rowsOf('gameList', 'games'), ...rowsOf('recentGames', 'list'), ...rowsOf('favouriteList', 'content')];
}
