import { beforeEach, expect, test } from 'vitest';
import { localArea } from '#platform/browser/storage.ts';
import { createLastActivity } from './lastActivity.ts';

let wall = Date.UTC(2026, 0);
let steady = 0;
const pass = (ms: number, { asleep = false } = {}) => {
  wall += ms;
  if (!asleep) steady += ms;
};
const watch = (name = 'ana01') =>
  createLastActivity(
    'lastActive',
    name,
    () => wall,
    () => steady,
  );

beforeEach(() => localArea.clear());

test('counts from the last activity', () => {
  const activity = watch();
  pass(60_000);
  expect(activity.idleMs()).toBe(60_000);
  activity.note();
  expect(activity.idleMs()).toBe(0);
});

test('includes the time that the device slept', () => {
  const activity = watch();
  pass(600_000, { asleep: true });
  expect(activity.idleMs()).toBe(600_000);
});

test('is not extended by setting the device clock back', () => {
  const activity = watch();
  pass(60_000);
  wall -= 3_600_000;
  expect(activity.idleMs()).toBe(60_000);
});

test('includes activity in another tab of the same member, but not of another member', () => {
  const one = watch();
  const other = watch();
  const stranger = watch('rui02');
  pass(60_000);
  stranger.note();
  expect(one.idleMs()).toBe(60_000);
  other.note();
  expect(one.idleMs()).toBe(0);
  pass(1_000);
  expect(one.idleMs()).toBe(1_000);
});

test.each(['', 'nonsense', '99999999999999 ana01', ' '])('ignores an invalid stored value: %j', (mark) => {
  const activity = watch();
  pass(5_000);
  localArea.set('lastActive', mark);
  expect(activity.idleMs()).toBe(5_000);
});
