import { useEffect } from 'react';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { watchIdle } from './watchIdle.ts';

/** Renders nothing; watches for activity. */
export function IdleWatch({ slotProps }: RegionProps) {
  const portal = usePortal();
  const username = useSession((state) => state.username);
  useEffect(() => watchIdle(portal), [portal, username]);
  return <span {...slotProps} hidden />;
}
