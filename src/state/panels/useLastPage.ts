import { useEffect, useEffectEvent } from 'react';
import type { Read } from '#state/reads/useRead.ts';

/**
 * Leads from a page beyond the last to the last: an address may name a page that is gone, and an action may have emptied it.
 * @returns whether the page is beyond the last
 */
export function useLastPage(
  page: number,
  { data, isFetching }: Pick<Read<{ totalPages: number }>, 'data' | 'isFetching'>,
  onPage: (page: number) => void,
): boolean {
  const last = Math.max(1, data?.totalPages ?? 1);
  const isBeyond = data !== undefined && !isFetching && page > last;
  const showLast = useEffectEvent(() => onPage(last));
  useEffect(() => {
    if (isBeyond) showLast();
  }, [isBeyond, last]);
  return isBeyond;
}
