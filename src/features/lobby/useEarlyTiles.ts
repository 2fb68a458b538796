import { type RefObject, useLayoutEffect } from 'react';
import { findTileButton, takeOver } from '#platform/early/tilesTakeover.ts';

/**
 * Replaces the tiles of the script in the page as soon as the list is there: the focus moves to the same button, and a press
 * that came before is carried out, as is one that ends now where it began.
 */
export function useEarlyTiles(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const early = isThere ? takeOver() : null;
    if (early === null) return;
    findTileButton(list.current, early.focused)?.focus({ preventScroll: true });
    findTileButton(list.current, early.pressed)?.click();
    finishPress(findTileButton(list.current, early.held));
  }, [list, isThere]);
}

/** Carries out a press that began on what the button replaces: the browser makes no click of it. */
function finishPress(button: HTMLButtonElement | undefined): void {
  if (button === undefined) return;
  const ended = new AbortController();
  const onUp = ({ target }: MouseEvent) => {
    ended.abort();
    if (target instanceof Node && button.contains(target)) button.click();
  };
  document.addEventListener('mouseup', onUp, { signal: ended.signal });
  // it became a drag
  document.addEventListener('mousedown', () => ended.abort(), { signal: ended.signal });
}
