import { useEffect, useEffectEvent, useRef } from 'react';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

const FOLLOW_MS = 30_000;

/** Of what others send to a member, the reads that the header counts. */
const COUNTED = ['fundsConsolidated', 'unreadCount', 'unreadCountV2'] as const satisfies readonly EndpointName[];

/** Reads again what the header counts, so that an offer or a message arrives during a visit; not while the page is hidden. */
export function useFollowedCounts(): void {
  const { serverState } = usePortal();
  const beat = useSecond((now) => Math.floor(now / FOLLOW_MS));
  const known = useRef(beat);
  const follow = useEffectEvent(() => {
    const isFirst = known.current === null || known.current === beat;
    known.current = beat;
    if (isFirst) return;
    // those that nothing shows are read when something does
    for (const name of COUNTED) void serverState.current()?.queries.invalidateQueries({ queryKey: [name] });
  });
  useEffect(() => follow(), [beat]);
}
