import { useEffect, useEffectEvent } from 'react';
import { useSecond } from '#state/clock/useSecond.ts';
import type { Read } from '#state/reads/useRead.ts';

/** Reads again every `ms` while something of the answer is still open; the shared ticker stops while the page is hidden. */
export function useRefresh(read: Read<unknown>, isOpen: boolean, ms: number): void {
  const beat = useSecond((now) => Math.floor(now / ms));
  const refresh = useEffectEvent(() => isOpen && !read.isFetching && read.refetch());
  useEffect(() => void refresh(), [beat]);
}
