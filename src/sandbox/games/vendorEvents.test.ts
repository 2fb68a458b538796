import { describe, expect, it } from 'vitest';
import type { SandboxSport } from '#contract/types.ts';
import { eventsOf } from './vendorEvents.ts';

const minute = 60_000;
const now = Date.UTC(2026, 4, 6, 12, 3);
const football: SandboxSport = {
  teams: ['Vale', 'Porto', 'Serra'],
  leagues: ['Coast League'],
  draw: true,
  phases: [{ EN: '1st half' }, { EN: '2nd half' }],
};
const at = (later: number, vendor = 'PIT', sport = football) =>
  eventsOf(vendor, sport, { now: now + later, timeZone: 'UTC' }, ({ EN }) => EN ?? '');

describe('the simulated events of a vendor', () => {
  it('are in the order of their start, live ones with the part that they are in', () => {
    let seen = 0;
    for (let later = 0; later < 24 * 60; later += 7) {
      const { events } = at(later * minute);
      expect(events.map(({ startsAt }) => startsAt)).toEqual(
        events.map(({ startsAt }) => startsAt).toSorted((one, two) => one - two),
      );
      for (const { live, phase, startsAt } of events) {
        const minutes = (now + later * minute - startsAt) / minute;
        expect(live === true).toBe(minutes >= 0);
        expect(minutes).toBeLessThan(64);
        expect(phase).toBe(minutes < 0 ? undefined : minutes < 32 ? '1st half' : '2nd half');
        if (live === true) seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('stay the same while time passes, and differ by vendor', () => {
    const [early, later] = [at(0).events, at(100 * minute).events];
    const known = new Map(early.map((event) => [event.startsAt, event]));
    const shared = later.filter(({ startsAt }) => known.has(startsAt));
    expect(shared.length).toBeGreaterThan(2);
    for (const { startsAt, name, odds } of shared)
      expect({ name, odds }).toEqual({ name: known.get(startsAt)?.name, odds: known.get(startsAt)?.odds });
    expect(at(0, 'GRL').events.map(({ name }) => name)).not.toEqual(early.map(({ name }) => name));
  });

  it('have two different sides, and odds that keep the house a share', () => {
    for (const { name, odds = [] } of at(0).events) {
      const [home, away] = name.split(' × ');
      expect(home).not.toBe(away);
      expect(odds.map(({ outcome }) => outcome)).toEqual(['1', 'X', '2']);
      const book = odds.reduce((sum, { price }) => sum + 1 / Number(price), 0);
      expect(book).toBeGreaterThan(1.03);
      expect(book).toBeLessThan(1.1);
    }
    const noDraw = at(0, 'PIT', { ...football, draw: false }).events;
    expect(noDraw[0]?.odds?.map(({ outcome }) => outcome)).toEqual(['1', '2']);
  });

  it("counts the starts of the brand's day", () => {
    expect(at(0).eventsToday).toBeGreaterThanOrEqual(19);
    expect(at(0).eventsToday).toBeLessThanOrEqual(20);
  });
});
