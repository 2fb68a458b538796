import { useEffect, useRef, useState, type RefObject } from 'react';
import { hasFailed, rememberFailed, rememberLoaded, wasLoaded } from './loadedImages.ts';
import { whenNear } from '#ui/dom/whenNear.ts';

const RETRIES = 3;
const RETRY_DELAY_MS = 400;

interface Load {
  src: string;
  status: 'loading' | 'loaded' | 'error';
  attempt: number;
  near: boolean;
}

interface ImageLoad extends Load {
  frame: RefObject<HTMLSpanElement | null>;
  image: RefObject<HTMLImageElement | null>;
  onLoad: () => void;
  onError: () => void;
}

/** The state of one image: waits until it is near, tries up to four times, remembers shown images. */
export function useImageLoad(src: string, eager: boolean): ImageLoad {
  const fresh = (isNear: boolean): Load => {
    const known = wasLoaded(src);
    // without an address the browser fires no event
    const status = src === '' || hasFailed(src) ? 'error' : known ? 'loaded' : 'loading';
    return { src, status, attempt: 0, near: isNear || eager || known };
  };
  const [last, setLoad] = useState(() => fresh(false));
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // another picture in a frame that is near: the browser itself waits until it is seen
  const load = last.src === src ? last : fresh(last.near);
  const change = (changes: Partial<Load>) => setLoad((now) => ({ ...(now.src === src ? now : load), ...changes }));

  const onLoad = () => {
    rememberLoaded(src);
    change({ status: 'loaded' });
  };
  const onError = () => {
    // both the browser and the effect below may tell of one failure
    clearTimeout(timer.current);
    if (load.attempt >= RETRIES) {
      rememberFailed(src);
      change({ status: 'error' });
    } else timer.current = setTimeout(() => change({ attempt: load.attempt + 1 }), RETRY_DELAY_MS * (load.attempt + 1));
  };

  useEffect(() => () => clearTimeout(timer.current), [src]);

  useEffect(() => {
    if (load.near || !frame.current) return;
    return whenNear(frame.current, () => setLoad((now) => ({ ...now, near: true })));
  }, [load.near, src]);

  // a prerendered image may have loaded before this effect
  useEffect(() => {
    if (!eager || !image.current?.complete) return;
    if (image.current.naturalWidth > 0) onLoad();
    else onError();
    // oxlint-disable-next-line exhaustive-deps -- once: what happened before this effect
  }, []);

  return { ...load, frame, image, onLoad, onError };
}
