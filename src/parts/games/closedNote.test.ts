import { describe, expect, it } from 'vitest';
import type { Portal } from '#state/portal/portal.ts';
import { closedNote, openFirst } from './closedNote.ts';

const now = Date.UTC(2026, 4, 1, 20);
const HOUR = 3_600_000;
const portal = { client: { clock: { now: () => now } }, brand: { timeZone: 'America/Sao_Paulo' } } as unknown as Portal;
const say = ((key: string, values: { time?: string } = {}) => [key, values.time].filter(Boolean).join(' ')) as never;
const note = (maintenance: boolean | '0' | '1', maintenanceUntil?: number) =>
  closedNote(portal, say, { maintenance, ...(maintenanceUntil !== undefined && { maintenanceUntil }) });

describe('a closed game', () => {
  it('says when it is back: the hour within a day, the date beyond it, in the zone of the brand', () => {
    expect(note(true, now + 11 * HOUR)).toBe('under_maintenance\nback_at 04:00');
    expect(note('1', now + 24 * HOUR)).toBe('under_maintenance\nback_at 2026-05-02 17:00');
  });

  it('names no time that is unknown, over or invalid', () => {
    for (const until of [undefined, now, now - HOUR, 0, Number.NaN]) expect(note(true, until)).toBe('under_maintenance');
  });

  it('is one that the platform says is closed', () => {
    expect(note(false, now + HOUR)).toBeUndefined();
    expect(note('0', now + HOUR)).toBeUndefined();
  });
});

it('what is closed comes last, all else keeps its order', () => {
  const games = [{ id: 1, maintenance: '1' as const }, { id: 2 }, { id: 3, maintenance: true }, { id: 4, maintenance: false }];
  expect(openFirst(games).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  const open = [{ id: 1, maintenance: false }, { id: 2 }];
  expect(openFirst(open)).toBe(open);
});
