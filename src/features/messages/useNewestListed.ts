import { useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/types.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/**
 * The time of the newest message that was listed, whichever page is shown now: "all" are the messages up to it, not those that
 * have come since. Where the first page was not shown, the moment at which the list was opened.
 */
export function useNewestListed(rows: readonly Message[], page: number): () => number {
  const { client } = usePortal();
  const [openedAt] = useState(() => client.clock.now());
  const newest = useRef<number | null>(null);
  useEffect(() => {
    if (page === 1 && rows.length > 0) newest.current = Math.max(newest.current ?? 0, ...rows.map(({ time }) => time));
  }, [rows, page]);
  return () => newest.current ?? openedAt;
}
