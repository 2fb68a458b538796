import type { SandboxSport, SandboxTexts, VendorEvent } from '#contract/types.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { nextRandom, seedOf } from '#sandbox/values/random.ts';

const MINUTE_MS = 60_000;
/** Between two starts. */
const SLOT_MS = 75 * MINUTE_MS;
/** Of one part of a match, with the break after it. */
const PHASE_MS = 32 * MINUTE_MS;
const DAY_MS = 86_400_000;
const SENT = 6;
/** What the house keeps of the main market. */
const MARGIN = 1.06;

interface Moment {
  now: number;
  timeZone: string | undefined;
}

/** A vendor's matches around `now` (ms): live ones first, and the number of those that start today. The same for everyone, all day. */
export function eventsOf(
  vendor: string,
  sport: SandboxSport,
  { now, timeZone }: Moment,
  read: (texts: SandboxTexts) => string,
): { events: VendorEvent[]; eventsToday: number } {
  const length = sport.phases.length * PHASE_MS;
  const first = Math.floor((now - length) / SLOT_MS) + 1;
  const events = Array.from({ length: SENT }, (_, index) => eventAt(vendor, sport, first + index)).map(
    ({ startsAt, ...match }): VendorEvent => {
      if (startsAt > now) return { ...match, startsAt };
      const phase = sport.phases[Math.floor((now - startsAt) / PHASE_MS)];
      return {
        ...match,
        startsAt,
        live: true,
        ...(phase === undefined ? {} : { phase: read(phase) }),
      };
    },
  );
  const { start } = dayIn(timeZone, now);
  return {
    events,
    eventsToday: Math.floor((start + DAY_MS - 1) / SLOT_MS) - Math.floor((start - 1) / SLOT_MS),
  };
}

function eventAt(vendor: string, { teams, leagues, draw = false }: SandboxSport, slot: number): VendorEvent {
  const position = { random: seedOf(`${vendor} ${slot}`) };
  const home = Math.floor(nextRandom(position) * teams.length);
  const away = (home + 1 + Math.floor(nextRandom(position) * (teams.length - 1))) % teams.length;
  const league = leagues[Math.floor(nextRandom(position) * leagues.length)];
  const weights = (draw ? ['1', 'X', '2'] : ['1', '2']).map((outcome) => ({
    outcome,
    weight: 0.4 + nextRandom(position),
  }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return {
    name: `${teams[home]} × ${teams[away]}`,
    ...(league === undefined ? {} : { league }),
    startsAt: slot * SLOT_MS,
    odds: weights.map(({ outcome, weight }) => ({
      outcome,
      price: (total / weight / MARGIN).toFixed(2),
    })),
  };
}
