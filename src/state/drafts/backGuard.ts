/** What of the window a hold uses. */
export interface GuardedWindow {
  readonly history: Pick<History, 'go' | 'state'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void): void;
  removeEventListener(type: 'popstate', listener: (event: PopStateEvent) => void): void;
}

/** Pages on the way back: a form in an overlay stays in the page, and what it holds meanwhile is the wrong entry. */
const returning = new WeakSet<GuardedWindow>();

/**
 * Holds the page at its history entry: after Back or Forward it returns there, then `asks` decides. The router hears such a step
 * first and renders it, so the form unmounts and comes back from its drafts.
 * @param isHeld false once the person may leave
 * @param asks true when the person leaves: the step is then repeated
 * @returns releases the hold, in a task of its own: the step that unmounts the form is still to be seen
 */
export function guardBack(isHeld: () => boolean, asks: () => Promise<boolean>, page: GuardedWindow = window): () => void {
  const at = positionOf(page.history.state);
  const onPop = ({ state }: PopStateEvent) => {
    const to = positionOf(state);
    // an address typed by hand has no position
    if (at === null || to === null || to === at || returning.has(page) || !isHeld()) return;
    page.removeEventListener('popstate', onPop);
    page.addEventListener('popstate', onReturn);
    returning.add(page);
    page.history.go(at - to);
    const step = to - at;
    function onReturn(): void {
      // other holds hear this step too
      setTimeout(() => returning.delete(page));
      page.removeEventListener('popstate', onReturn);
      void asks().then((leaves) => leaves && page.history.go(step));
    }
  };
  page.addEventListener('popstate', onPop);
  return () => void setTimeout(() => page.removeEventListener('popstate', onPop));
}

/** The position in the history that the router keeps with each entry. */
function positionOf(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
