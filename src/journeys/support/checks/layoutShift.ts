import type { Page } from '@playwright/test';

interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Not in the types of the DOM yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly LayoutShiftSource[];
}

/** Sum of the layout shifts without input, and what moved: element, registry entry, top and height before and after, in px. */
interface Shifts {
  shifted: number;
  moved: readonly string[];
}

/** Observes layout shifts of each page that opens from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let shifted = 0;
    const moved: string[] = [];
    const placeOf = ({ node, previousRect, currentRect }: LayoutShiftSource): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const { slot } = element?.closest<HTMLElement>('[data-slot]')?.dataset ?? {};
      const rects = [previousRect, currentRect].map(({ y, height }) => `${Math.round(y)}+${Math.round(height)}`);
      return `${element?.tagName.toLowerCase()} of ${slot} ${rects.join(' to ')}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifted += entry.value;
        moved.push(...entry.sources.map(placeOf));
      }
      Object.assign(globalThis, { shifted, moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on the page since it opened. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => {
    const { shifted = 0, moved = [] } = globalThis as Partial<Shifts>;
    return { shifted, moved };
  });
