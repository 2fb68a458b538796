import { useLayoutEffect, type RefObject } from 'react';
import { NARROW } from '#ui/media/useNarrow.ts';
import { anchorPosition, type AnchorOptions } from './anchorPosition.ts';

/** The visible part of the layout viewport, without the on-screen keyboard. */
function visibleBox() {
  const view = window.visualViewport;
  return {
    left: view?.offsetLeft ?? 0,
    top: view?.offsetTop ?? 0,
    width: view?.width ?? window.innerWidth,
    height: view?.height ?? window.innerHeight,
  };
}

interface AnchoredOptions extends AnchorOptions {
  /** Width, px; default: that of the content. On phones that of the anchor. */
  width?: number | undefined;
}

/** Keeps an open popover beside its anchor during scrolling and size changes. */
export function useAnchored(
  open: boolean,
  anchor: () => Element | null | undefined,
  popover: RefObject<HTMLElement | null>,
  { align, gap, margin, width }: AnchoredOptions,
): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (!open || !element) return;
    const place = () => {
      const box = anchor()?.getBoundingClientRect();
      if (!box) return;
      const { style } = element;
      if (width) style.setProperty('width', `${matchMedia(NARROW).matches ? box.width : width}px`);
      style.removeProperty('max-height');
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const spot = anchorPosition(box, size, visibleBox(), { align, gap, margin });
      style.setProperty('left', `${spot.left}px`);
      style.setProperty('top', `${spot.top}px`);
      style.setProperty('max-height', `${spot.maxHeight}px`);
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    const stop = new AbortController();
    const listen = { passive: true, signal: stop.signal };
    window.addEventListener('resize', place, listen);
    window.visualViewport?.addEventListener('resize', place, listen);
    window.addEventListener(
      'scroll',
      (event) => {
        if (!(event.target instanceof Node && element.contains(event.target))) place();
      },
      { ...listen, capture: true },
    );
    return () => {
      sizes.disconnect();
      stop.abort();
    };
    // oxlint-disable-next-line exhaustive-deps -- anchor and popover are refs, read on opening
  }, [open, align, gap, margin, width]);
}
