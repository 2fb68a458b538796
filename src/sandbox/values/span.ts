/** A span of time: from, and before, ms. */
export interface Span {
  from: number;
  before: number;
}

/** 92 days of a calendar, one of which has 25 hours where summer time ends. */
const LONGEST_MS = (92 * 24 + 1) * 3_600_000;

/** The span of a query, whose numbers arrive as text; null for more than 92 days. */
export function spanOf({
  startTime,
  endTime,
}: {
  startTime?: number | string | undefined;
  endTime?: number | string | undefined;
}): Span | null {
  const from = startTime === undefined ? 0 : Number(startTime);
  const before = endTime === undefined ? Infinity : Number(endTime);
  return startTime !== undefined && endTime !== undefined && before - from > LONGEST_MS ? null : { from, before };
}

export const isWithin = (time: number, { from, before }: Span): boolean => time >= from && time < before;
