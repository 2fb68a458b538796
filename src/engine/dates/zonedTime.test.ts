import { expect, test } from 'vitest';
import { shownZone, zonedIso } from './zonedTime.ts';

const at = Date.UTC(2026, 10, 27, 17, 5, 9, 40);

test.each([
  ['America/Sao_Paulo', '2026-11-27T14:05:09.040-03:00'],
  ['Asia/Kolkata', '2026-11-27T22:35:09.040+05:30'],
  ['UTC', '2026-11-27T17:05:09.040+00:00'],
])('a moment in %s has its offset', (timeZone, text) => {
  expect(zonedIso(at, { timeZone })).toBe(text);
  expect(Date.parse(text)).toBe(at);
});

test.each([at, 0, -1, -62_135_596_800_000, -1e14, 253_402_300_800_000, 8.64e15, at + 0.5])('%d keeps its moment', (ms) => {
  expect(Date.parse(zonedIso(ms, { timeZone: 'America/Sao_Paulo' })!)).toBe(Math.trunc(ms));
});

test.each([undefined, null, '1', Number.NaN, 8.65e15])('%j is no moment', (ms) => {
  expect(zonedIso(ms, { timeZone: 'UTC' })).toBeNull();
});

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  ['America/Sao_Paulo', 'America/Sao_Paulo'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  [undefined, own],
  ['', own],
  ['Mars/Base', own],
])('moments asked for in %j are shown in %s', (asked, shown) => {
  expect(shownZone(asked)).toBe(shown);
});
