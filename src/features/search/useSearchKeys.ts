import { useEffect, useEffectEvent } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** Calls back on Ctrl or ⌘ K, and on a slash that is not typed into something. */
export function useSearchKeys(onOpen: () => void): void {
  const open = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.repeat) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
    if (isCommand ? event.key.toLowerCase() !== 'k' || event.shiftKey : event.key !== '/' || isTyped) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => open(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
