import type { Contract, ContractsQuery } from '#contract/types.ts';
import { useRead } from '#state/reads/useRead.ts';

/** More than one side has with another. */
const MOST = 100;

interface Contracts {
  /** Null until known. */
  rows: readonly Contract[] | null;
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** The contracts of one view of the member's. @param enabled false while nothing is asked */
export function useContracts(query: Omit<ContractsQuery, 'pageNo' | 'pageSize'>, enabled = true): Contracts {
  const { data, isError, isFetching, refetch } = useRead('contracts', { ...query, pageNo: 1, pageSize: MOST }, { enabled });
  return { rows: data?.rows ?? null, isError, isFetching, refetch };
}
