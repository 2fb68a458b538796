import type { VendorEvent } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { isTrue } from '#parts/games/closedNote.ts';

/** The events that a stage shows. */
export type EventDay = 'all' | 'live' | 'today' | 'tomorrow';

const DAY_MS = 86_400_000;

/** The days of the brand's zone that `now` (epoch ms) and the next day are. */
interface Place {
  now: number;
  timeZone: string | undefined;
}

/** Whether an event is among those of a choice; what runs now is of today, whenever it started. */
export function isOn(
  { live, startsAt }: Pick<VendorEvent, 'live' | 'startsAt'>,
  day: EventDay,
  { now, timeZone }: Place,
): boolean {
  if (day === 'all') return true;
  if (isTrue(live)) return day !== 'tomorrow';
  if (day === 'live') return false;
  const dayOf = (ms: number) => formatDateTime(ms, { timeZone })?.slice(0, 10);
  const today = dayOf(now);
  if (day === 'today') return dayOf(startsAt) === today;
  return dayOf(startsAt) === new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** The choices among events with how many each has: all, and the others that leave some of them out; none where no other does. */
export function choicesOf(events: readonly VendorEvent[], place: Place): { day: EventDay; count: number }[] {
  const days = (['live', 'today', 'tomorrow'] as const)
    .map((day) => ({ day, count: events.filter((event) => isOn(event, day, place)).length }))
    .filter(({ count }) => count > 0 && count < events.length);
  return days.length === 0 ? [] : [{ day: 'all', count: events.length }, ...days];
}
