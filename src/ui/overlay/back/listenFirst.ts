type Listener = (event: PopStateEvent) => void;

let first: Listener | null = null;
let isListening = false;

/**
 * Hears each step of the history before the router does, which it must be called before: browsers call the listeners of a window
 * in the order of their registration, those that capture too. The listener itself may come later.
 */
export function listenFirst(listener: Listener | null = null): void {
  first = listener ?? first;
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', (event) => first?.(event));
}
