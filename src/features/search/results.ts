import { type Group, groups, type Hit } from './hit.ts';
import type { Found } from './matcher.ts';

export interface ResultGroup {
  group: Group;
  hits: readonly Hit[];
  /** How many there are, shown or not. */
  total: number;
}

export interface Results {
  groups: readonly ResultGroup[];
  /** Groups with results, shown or not. */
  present: readonly Group[];
  total: number;
  /** Where nothing fits: those that are near, of all groups. */
  near: readonly Hit[];
}

/** Shown of a group at first. */
const FIRST: Readonly<Record<Group, number>> = { games: 5, studios: 3, lotteries: 3, promotions: 3, pages: 5, help: 3 };
const NEAR = 5;

/**
 * What was found, by groups in their order, the best first.
 * @param named ids of games that the platform found, which follow those whose words begin with the query
 * @param open the groups that are shown whole
 * @param only the one group that is shown, or null
 */
export function resultsOf(
  hits: readonly Hit[],
  found: readonly Found[],
  { named, open, only }: { named: ReadonlySet<string>; open: ReadonlySet<Group>; only: Group | null },
): Results {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const begun = found.filter(({ begins }) => begins).map(({ id }) => id);
  const hitsOf = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? []);
  const all = hitsOf(new Set([...begun, ...named]));
  const shown = groups.flatMap((group): ResultGroup[] => {
    const own = all.filter((hit) => hit.group === group);
    if (own.length === 0 || (only !== null && only !== group)) return [];
    return [{ group, hits: open.has(group) || only === group ? own : own.slice(0, FIRST[group]), total: own.length }];
  });
  return {
    groups: shown,
    present: groups.filter((group) => all.some((hit) => hit.group === group)),
    total: all.length,
    near: all.length > 0 ? [] : hitsOf(found.slice(0, NEAR).map(({ id }) => id)),
  };
}
