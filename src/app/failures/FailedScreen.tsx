import { ChunkError } from '#engine/react/loadChunk.ts';
import { Slot } from '#engine/react/Slot.tsx';

/** What explains a part that failed: its code did not come, or it broke. */
export function FailedScreen({ cause, retry }: { cause: unknown; retry: () => void }) {
  return <Slot kind="screen" name={cause instanceof ChunkError ? 'chunkError' : 'pageError'} retry={retry} />;
}
