import { vi } from 'vitest';
import { settle } from '#ui/dom/mount.fixture.tsx';

const MEASURED_MS = 400;

/**
 * Measures how long a slide stays. The carousel below `root` must be visible and advance by itself.
 * @returns the position before `ms` are over, and after them
 */
export async function positionsAround(root: Element, ms: number): Promise<[string | null, string | null]> {
  const carousel = root.closest('section') ?? root.querySelector('section');
  if (carousel === null) throw new Error('There is no carousel.');
  const position = () => carousel.querySelector('[role="group"]:not([inert])')?.getAttribute('aria-label') ?? null;
  // the slides are measured again when their styles and pictures have come
  await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
  // the pointer of the browser may lie where the carousel came to stand
  carousel.addEventListener('mouseenter', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
  await settle(() => void carousel.dispatchEvent(new MouseEvent('mouseenter')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await settle(() => void carousel.dispatchEvent(new MouseEvent('mouseleave')));
    await settle(() => void vi.advanceTimersByTime(ms - 1));
    const before = position();
    await settle(() => void vi.advanceTimersByTime(1));
    return [before, position()];
  } finally {
    vi.useRealTimers();
  }
}
