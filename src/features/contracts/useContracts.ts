import type { Contract, ContractsQuery } from '#contract/types.ts';
import { areTermsOf } from '#engine/contracts/terms.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { type Read, useRead } from '#state/reads/useRead.ts';

/** More than one side has open with another. */
const MOST = 100;

interface Contracts {
  /** Those that can be read; null until known. */
  rows: readonly Contract[] | null;
  /** How many rows cannot be read. */
  missing: number;
  /** Newer rows are read or checked. */
  isFetching: boolean;
  reads: readonly Read<unknown>[];
}

type Query = { scope: 'REQUESTS' | 'DOWNLINE' | 'MINE' } & Pick<ContractsQuery, 'kind' | 'account'>;

/**
 * Open offers to the member; its active contracts; or both of downlines. By status, as those that have ended may be more than a
 * page. @param enabled false while nothing is asked
 */
export function useContracts(query: Query, enabled = true): Contracts {
  const offered = useOfStatus('offered', query, enabled && query.scope !== 'MINE');
  const active = useOfStatus('accepted', query, enabled && query.scope !== 'REQUESTS');
  const asked = { REQUESTS: [offered], MINE: [active], DOWNLINE: [offered, active] }[query.scope];
  const isKnown = asked.every(({ rows }) => rows !== null);
  return {
    rows: isKnown ? asked.flatMap(({ rows }) => rows ?? []) : null,
    missing: asked.reduce((sum, { missing }) => sum + missing, 0),
    isFetching: asked.some(({ isFetching }) => isFetching),
    reads: asked.map(({ read }) => read),
  };
}

function useOfStatus(status: Contract['status'], query: Query, enabled: boolean) {
  const read = useRead('contracts', { ...query, status, pageNo: 1, pageSize: MOST }, { enabled });
  const checked = useCheckedRows('contracts', read.data, 'terms');
  const readable = checked?.rows.filter(hasTermsOfKind) ?? [];
  return {
    rows: checked === undefined ? null : readable.filter((one) => one.status === status),
    missing: checked === undefined ? 0 : checked.missing + checked.rows.length - readable.length,
    isFetching: read.isFetching || checked?.isChecking === true,
    read,
  };
}

/** A tier of which a figure is unknown, or belongs to another kind, would stand for another contract. */
const hasTermsOfKind = ({ kind, terms }: Contract): boolean => areTermsOf(kind, terms);
