import { useEffect, useState } from 'react';
import { ChunkError } from '#engine/react/loadChunk.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { reloadForNewEngine } from '../start/chunkReload.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { PageSkeleton } from '#parts/feedback/PageSkeleton.tsx';

/** Shown in place of a failed page: a failed chunk reloads the page once, then is explained. */
export function PageFailed({ retry, cause }: { retry: () => void; cause: unknown }) {
  const portal = usePortal();
  const chunkFailed = cause instanceof ChunkError;
  const [reloading, setReloading] = useState(chunkFailed);
  useEffect(() => {
    if (chunkFailed) setReloading(reloadForNewEngine(portal));
  }, [chunkFailed, portal]);
  return reloading ? <PageSkeleton /> : <FailedScreen cause={cause} retry={retry} />;
}
