import { useEffect, useState } from 'react';
import type { Size } from './cropFrame.ts';
import { sizeOf } from './readPicture.ts';

/** The size of a picture once it is loaded, px; null before, and where it cannot be. @param src null: there is none yet */
export function useSize(src: string | null): Size | null {
  const [found, setFound] = useState<{ src: string; size: Size | null } | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    let isLeft = false;
    const tell = (size: Size | null) => isLeft || setFound({ src, size });
    sizeOf(src).then(tell, () => tell(null));
    return () => void (isLeft = true);
  }, [src]);
  // the one before stays until the next is there
  return found?.size ?? null;
}
