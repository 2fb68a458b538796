import { useSyncExternalStore } from 'react';

/** Windows as narrow as a phone: below 768 px, more where the browser's text is larger. */
export const NARROW = '(max-width: 47.9375em)';

function onChange(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const never = (): (() => void) => () => undefined;

/**
 * Whether the window is narrow; undefined in published HTML, which needs a `<source media>` for both. Where React creates one
 * for a render that it discards, Chromium keeps it, and all elements around it, until the tab is left (F34).
 */
export function useNarrow(isAsked: boolean): boolean | undefined {
  return useSyncExternalStore(
    isAsked ? onChange : never,
    () => isAsked && matchMedia(NARROW).matches,
    () => (isAsked ? undefined : false),
  );
}
