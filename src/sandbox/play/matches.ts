import type { SandboxSport } from '#contract/types.ts';
import { eventsOf } from '#sandbox/games/vendorEvents.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';
import type { ReadText } from '#sandbox/model/texts.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import type { Draws } from '#sandbox/values/draws.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';
import type { Match } from './playView.ts';

/** Chances are read from the odds, as parts of a million. */
const PARTS = 1_000_000;

const E_SPORTS = 'esports';

/** The vendor's sport; e-sports where it names none, and where a brand has none, a sport without a draw. */
function sportOf(
  { data }: SandboxContext,
  vassalage: string,
): { sport: SandboxSport; scores: 'goals' | 'points' | 'maps' } | null {
  const named = ownEntry(data.games.vendors, vassalage)?.sport;
  const sports = Object.values(data.games.sports ?? {});
  const sport =
    named === undefined
      ? (ownEntry(data.games.sports, E_SPORTS) ?? sports.find(({ draw }) => draw !== true))
      : ownEntry(data.games.sports, named);
  if (sport === undefined) return null;
  return { sport, scores: sport.draw === true ? 'goals' : named === undefined ? 'maps' : 'points' };
}

/** The matches of a vendor that can be bet on. */
export function matchesOf(context: SandboxContext, read: ReadText, vassalage: string): Match[] {
  const found = sportOf(context, vassalage);
  if (found === null) return [];
  const { events } = eventsOf(vassalage, found.sport, { now: context.now, timeZone: context.brand.timeZone }, read);
  return events.map(({ startsAt, name, league = '', odds = [] }) => ({ id: startsAt, name, league, odds }));
}

/** Plays a match to its end: the outcome by the chances that its odds state, and a score that fits. */
export function playMatch(
  context: SandboxContext,
  draws: Draws,
  vassalage: string,
  { odds }: Match,
): { outcome: string; score: readonly [number, number] } {
  const weights = odds.map(({ price }) => Math.round(PARTS / Number(centsOf(price))));
  let at = draws.between(
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const outcome = odds[weights.findIndex((weight) => (at -= weight) <= 0)]?.outcome ?? '';
  return { outcome, score: scoreOf(draws, outcome, sportOf(context, vassalage)?.scores ?? 'goals') };
}

function scoreOf(draws: Draws, outcome: string, scores: 'goals' | 'points' | 'maps'): readonly [number, number] {
  const [least, most, lead] = scores === 'goals' ? [0, 2, 2] : scores === 'points' ? [78, 104, 14] : [0, 1, 1];
  const lower = draws.between(least, most);
  if (outcome === 'X') return [lower, lower];
  const higher = scores === 'maps' ? 2 : lower + draws.between(1, lead);
  return outcome === '1' ? [higher, lower] : [lower, higher];
}
