import type { AgentDownlinesQuery, Downline } from '#contract/types.ts';
import { searchable } from '#engine/values/searchable.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { useSettled } from '#state/reads/useSettled.ts';
import { type Read, useRead } from '#state/reads/useRead.ts';

/** Rows of one answer; more letters find the others. */
const SHOWN = 20;

interface Finder {
  /** Without a query those who signed in last. */
  rows: readonly Downline[];
  /** How many there are, shown or not. */
  total: number;
  isPending: boolean;
  read: Read<unknown>;
}

/**
 * Downlines whose account or nickname has the query in it. A platform that does not know `keyword` finds by `account` alone; one
 * that looks at neither must not make everybody a hit, so rows without the query are left out.
 */
export function useFinder(query: string, type: NonNullable<AgentDownlinesQuery['type']> | null): Finder {
  const settled = useSettled(query);
  const read = useRead('agentDownlines', {
    pageNo: 1,
    pageSize: SHOWN,
    ...(settled === '' ? { sort: 'lastLogin' as const } : { account: settled, keyword: settled }),
    ...(type !== null && { type }),
  });
  const checked = useCheckedRows('agentDownlines', read.data);
  const wanted = searchable(settled);
  const sent = checked?.rows ?? [];
  const rows = sent.filter(({ account, nickname = '' }) => [account, nickname].some((name) => searchable(name).includes(wanted)));
  return {
    rows,
    total: rows.length < sent.length ? rows.length : (read.data?.total ?? rows.length),
    isPending: !read.isError && (settled !== query || read.isFetching || checked === undefined || checked.isChecking),
    read,
  };
}
