import { dayIn } from '#sandbox/values/days.ts';
import type { Span } from '#sandbox/values/span.ts';

/** Where the days of a span begin in a zone, the earliest first; the first one with the span. */
export function daysIn(timeZone: string | undefined, { from, before }: Span): number[] {
  const starts: number[] = [];
  for (let end = before; end > from;) {
    end = Math.max(from, dayIn(timeZone, end - 1).start);
    starts.unshift(end);
  }
  return starts;
}
