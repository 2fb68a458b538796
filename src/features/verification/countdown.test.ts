import { beforeEach, expect, test } from 'vitest';
import { readSession, sessionArea, writeSession } from '#platform/browser/storage.ts';
import { startCountdown, waitLeft } from './countdown.ts';
import type { Portal } from '#state/portal/portal.ts';

let now = 1_000_000;

/** A portal after a page load; only its clock is used here. */
const load = () =>
  ({
    extensions: new Map(),
    client: { clock: { now: () => now, remaining: (until: number) => Math.max(0, until - now) } },
  }) as unknown as Portal;

beforeEach(() => {
  sessionArea.clear();
  now = 1_000_000;
});

test('each purpose has its own wait', () => {
  const portal = load();
  startCountdown(portal, 'login', now + 60_000);
  expect(waitLeft(portal, 'login')).toBe(60_000);
  expect(waitLeft(portal, 'register')).toBe(0);
});

test('a wait continues after a reload with the remaining time', () => {
  startCountdown(load(), 'register', now + 120_000);
  now += 50_000;
  const reloaded = load();
  expect(waitLeft(reloaded, 'register')).toBe(70_000);
  now += 70_000;
  expect(waitLeft(reloaded, 'register')).toBe(0);
});

test.each([
  '',
  '[]',
  '{"register":7}',
  '{"register":{"until":"soon"}}',
  '{"register":{"until":1e300}}',
  '{"login":{"until":null}}',
])('an invalid record is no wait: %s', (stored) => {
  writeSession({ smsCountdown: stored });
  const portal = load();
  expect([waitLeft(portal, 'register'), waitLeft(portal, 'login')]).toEqual([0, 0]);
});

test('the record has end and reason', () => {
  startCountdown(load(), 'register', now + 300_000, 'blocked');
  expect(JSON.parse(readSession('smsCountdown') ?? '')).toEqual({ register: { until: now + 300_000, reason: 'blocked' } });
});
