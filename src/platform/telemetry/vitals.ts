import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ReportEvent } from './reportEvents.ts';

/** Reports each web vital once it is final, at the latest when the page is hidden. */
export function watchVitals(report: (event: ReportEvent) => void): void {
  const tell = (metric: Metric) => {
    const slot = slotOf(metric);
    report({
      kind: 'vital',
      name: metric.name,
      value: Math.round(metric.value * 1_000) / 1_000,
      rating: metric.rating,
      ...(slot === null ? {} : { slot }),
    });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
}

/** The registry entry around the element that determined the measure. */
function slotOf({ entries }: Pick<Metric, 'entries'>): string | null {
  for (const entry of entries.toReversed()) {
    const node = nodeOf(entry);
    const element = node instanceof Element ? node : node?.parentElement;
    const slot = element?.closest('[data-slot]')?.getAttribute('data-slot');
    if (slot) return slot;
  }
  return null;
}

/** The element of a performance entry, which each kind names differently. */
function nodeOf(entry: PerformanceEntry): Node | null {
  const { element, target, sources } = entry as Partial<Record<'element' | 'target', Node>> & { sources?: { node?: Node }[] };
  return element ?? target ?? sources?.find(({ node }) => node !== undefined)?.node ?? null;
}
