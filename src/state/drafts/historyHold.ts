/** What of the window a hold uses. */
export interface HeldWindow {
  readonly history: Pick<History, 'go' | 'state'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, capture: true): void;
  removeEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, capture: true): void;
}

/**
 * Holds the page at its history entry: Back and Forward are undone before the router sees them, then `asks` decides.
 * @param asks true when the person leaves: the step is then repeated
 * @returns releases the hold
 */
export function holdHistory(asks: () => Promise<boolean>, page: HeldWindow = window): () => void {
  const at = positionOf(page.history.state);
  let isAsking = false;
  let mayPass = false;
  let returning: number | null = null;

  const ask = async (step: number) => {
    if (isAsking) return;
    isAsking = true;
    mayPass = await asks().finally(() => (isAsking = false));
    if (mayPass) page.history.go(step);
  };
  const onPop = (event: PopStateEvent) => {
    if (mayPass) return;
    const to = positionOf(event.state);
    // an address typed by hand has no position
    if (at === null || to === null) return;
    event.stopImmediatePropagation();
    if (to !== at) {
      returning = to - at;
      page.history.go(at - to);
    } else if (returning !== null) {
      const step = returning;
      returning = null;
      void ask(step);
    }
  };
  page.addEventListener('popstate', onPop, true);
  return () => page.removeEventListener('popstate', onPop, true);
}

/** The position in the history that the router keeps with each entry. */
function positionOf(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
