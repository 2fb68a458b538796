import { useEffect } from 'react';
import { ChunkError } from '#engine/react/loadChunk.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { usePortal } from '#state/PortalProvider.tsx';
import { reloadForNewEngine } from './chunkReload.ts';

/** What stands where a page failed: code that could not be fetched is reloaded once, then explained (RTE-25). */
export function PageFailed({ retry, cause }: { retry: () => void; cause: unknown }) {
  const portal = usePortal();
  const chunkFailed = cause instanceof ChunkError;
  useEffect(() => {
    if (chunkFailed) reloadForNewEngine(portal);
  }, [chunkFailed, portal]);
  return <Slot place="screen" name={chunkFailed ? 'chunkError' : 'pageError'} retry={retry} />;
}
