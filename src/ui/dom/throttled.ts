/** Throttles a function to one run per `ms`; the last call of a burst always runs. */
export function throttled(run: () => void, ms: number): { (): void; cancel: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = () => {
    last = performance.now();
    timer = undefined;
    run();
  };
  const call = () => {
    if (timer !== undefined) return;
    const wait = last + ms - performance.now();
    if (wait <= 0) fire();
    else timer = setTimeout(fire, wait);
  };
  return Object.assign(call, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  });
}
