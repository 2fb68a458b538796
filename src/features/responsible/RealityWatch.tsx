import { useEffect } from 'react';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { watchPlay } from './watchPlay.ts';

/** Renders nothing; waits until the next reality check is due. */
export function RealityWatch({ slotProps }: RegionProps) {
  const portal = usePortal();
  useEffect(() => watchPlay(portal), [portal]);
  return <span {...slotProps} hidden />;
}
