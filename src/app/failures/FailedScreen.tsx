import { ChunkError } from '#engine/react/loadChunk.ts';
import { Slot } from '#engine/react/Slot.tsx';

/** Explains a failed chunk or a render error. */
export function FailedScreen({ cause, retry }: { cause: unknown; retry: () => void }) {
  return <Slot kind="screen" name={cause instanceof ChunkError ? 'chunkError' : 'pageError'} retry={retry} />;
}
