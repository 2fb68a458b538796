import type { StatementRow } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';

/** The figures of one calendar day. */
export type DayFigures = Pick<StatementRow, 'time' | 'minutes' | 'wins' | 'losses' | 'profit'>;

const DAY_MS = 86_400_000;

/** The last days up to today, the earliest first; a day that the statement lacks has zeros. */
export function lastDays(
  rows: readonly DayFigures[],
  { now, timeZone, count }: { now: number; timeZone: string; count: number },
): DayFigures[] {
  const nameOf = (ms: number) => formatDateTime(ms, { timeZone })?.slice(0, 10);
  const known = new Map(rows.map((row) => [nameOf(row.time), row]));
  // noon keeps clear of the hours that a change of the clock adds or takes
  const today = Date.parse(`${nameOf(now) ?? ''}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const noon = today - (count - 1 - index) * DAY_MS;
    const name = new Date(noon).toISOString().slice(0, 10);
    const row = known.get(name);
    return row ?? { time: noonIn(timeZone, noon), minutes: 0, wins: '0', losses: '0', profit: '0' };
  });
}

/** A moment of the same calendar day in the zone, whatever its distance from UTC. */
function noonIn(timeZone: string, noonUtc: number): number {
  const name = new Date(noonUtc).toISOString().slice(0, 10);
  const fits = (ms: number) => formatDateTime(ms, { timeZone })?.slice(0, 10) === name;
  return [noonUtc, noonUtc - DAY_MS / 2, noonUtc + DAY_MS / 2].find(fits) ?? noonUtc;
}
