import { expect, it } from 'vitest';
import { choicesOf, isOn } from './eventDays.ts';

const at = (text: string) => Date.parse(text);
const place = { now: at('2026-11-29T23:30:00-03:00'), timeZone: 'America/Sao_Paulo' };
const event = (start: string, live = false) => ({ name: start, startsAt: at(start), live });

it.each([
  ['2026-11-29T23:59:00-03:00', false, ['all', 'today']],
  ['2026-11-30T00:00:00-03:00', false, ['all', 'tomorrow']],
  ['2026-12-01T00:00:00-03:00', false, ['all']],
  // over midnight
  ['2026-11-28T23:00:00-03:00', true, ['all', 'live', 'today']],
])('an event at %s, live: %s, is on %j', (start, live, days) => {
  const choices = ['all', 'live', 'today', 'tomorrow'] as const;
  expect(choices.filter((day) => isOn(event(start, live), day, place))).toEqual(days);
});

it('offers the days that leave something out, with their counts', () => {
  const events = [
    event('2026-11-29T22:00:00-03:00', true),
    event('2026-11-29T23:45:00-03:00'),
    event('2026-12-04T20:00:00-03:00'),
  ];
  expect(choicesOf(events, place)).toEqual([
    { day: 'all', count: 3 },
    { day: 'live', count: 1 },
    { day: 'today', count: 2 },
  ]);
  expect(choicesOf(events.slice(1, 2), place)).toEqual([]);
  expect(choicesOf([], place)).toEqual([]);
});
