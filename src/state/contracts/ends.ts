import type { Contract } from '#contract/types.ts';

type EndReason = NonNullable<Contract['endReason']>;

/** Ends that somebody else caused; the others are the member's own acceptance, or an offer that never was a contract. */
const TOLD: ReadonlySet<unknown> = new Set<EndReason>(['TERMINATED', 'HIGHER_ABOVE']);

/**
 * How many contracts of the member others have ended since the end that was known last, and the end to know from now on. A
 * browser that knows none yet learns the latest, and has nothing to tell.
 * @param rows as the platform sends them; what cannot be read is left out
 * @param known ms as text; null for none
 */
export function endsSince(rows: unknown, known: string | null): { count: number; latest: number } {
  const ends = (Array.isArray(rows) ? rows : []).flatMap((row: unknown): number[] => {
    const { status, changedAt, endReason } = (row ?? {}) as Readonly<Record<string, unknown>>;
    const isEnd = status === 'terminated' && TOLD.has(endReason);
    return isEnd && typeof changedAt === 'number' && Number.isSafeInteger(changedAt) ? [changedAt] : [];
  });
  const since = known === null ? Number.NaN : Number(known);
  const latest = ends.reduce((last, end) => Math.max(last, end), Number.isFinite(since) ? since : 0);
  return { count: ends.filter((end) => end > since).length, latest };
}
