import { type RefObject, useLayoutEffect } from 'react';
import { findTileButton, takeOver } from '#platform/early/tilesTakeover.ts';

/**
 * Replaces the tiles of the script in the page as soon as the list is there: the focus moves to the same button, and a press
 * that came before is carried out.
 */
export function useEarlyTiles(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const early = isThere ? takeOver() : null;
    if (early === null) return;
    findTileButton(list.current, early.focused)?.focus({ preventScroll: true });
    findTileButton(list.current, early.pressed)?.click();
  }, [list, isThere]);
}
