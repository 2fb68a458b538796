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

type Query = { scope: 'REQUESTS' | 'DOWNLINE' } & Pick<ContractsQuery, 'kind' | 'account'>;

/**
 * Open offers to the member; or of downlines, with their active contracts. By status, as those that have ended may be more than
 * a page. @param enabled false while nothing is asked
 */
export function useContracts(query: Query, enabled = true): Contracts {
  const isDownline = query.scope === 'DOWNLINE';
  const offered = useOfStatus('offered', query, enabled);
  const active = useOfStatus('accepted', query, enabled && isDownline);
  const isKnown = offered.rows !== null && (active.rows !== null || !isDownline);
  return {
    rows: isKnown ? [...(offered.rows ?? []), ...(active.rows ?? [])] : null,
    missing: offered.missing + active.missing,
    isFetching: offered.isFetching || active.isFetching,
    reads: isDownline ? [offered.read, active.read] : [offered.read],
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
