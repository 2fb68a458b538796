import type { BoardPeriod } from '#contract/types.ts';
import { dayIn } from '#sandbox/values/days.ts';

const dayMs = 86_400_000;

/** A span of time in ms, its end excluded. */
export interface Period {
  start: number;
  end: number;
}

/** The day, the week from Monday, or the month of a moment, in the brand's zone. */
export function periodOf(timeZone: string | undefined, moment: number, period: BoardPeriod): Period {
  const { name } = dayIn(timeZone, moment);
  const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const first = period === 'DAY' ? day : period === 'WEEK' ? day - weekday : 1;
  const next = period === 'MONTH' ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, first + (period === 'DAY' ? 1 : 7));
  return { start: startOf(timeZone, Date.UTC(year, month - 1, first)), end: startOf(timeZone, next) };
}

/** Midnight in a zone of the date that is midnight in UTC. */
function startOf(timeZone: string | undefined, date: number): number {
  const wanted = new Date(date).toISOString().slice(0, 10);
  const near = [-1, 0, 1].map((days) => dayIn(timeZone, date + days * dayMs));
  return near.find(({ name }) => name === wanted)?.start ?? date;
}
