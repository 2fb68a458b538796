import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

const NOON = Date.parse('2031-05-01T12:00:00Z');
const DAY = 86_400_000;

/** A device whose wall clock is wrong and adjustable, and a platform with the true time. */
function createDevice(wallOffset: number) {
  const device = { elapsed: 0, wallOffset };
  const clock = createServerClock(
    () => NOON + device.elapsed + device.wallOffset,
    () => 5_000 + device.elapsed,
  );
  const reply = (way: number, wayBack: number) => {
    const sentAt = clock.monotonic();
    device.elapsed += way;
    const header = new Date(NOON + device.elapsed).toUTCString();
    device.elapsed += wayBack;
    clock.learn(header, sentAt, clock.monotonic());
  };
  return { device, clock, reply, error: () => Math.abs(clock.now() - (NOON + device.elapsed)) };
}

describe('the platform clock', () => {
  it('is the device clock until the first reply', () => {
    expect(createDevice(0).error()).toBe(0);
    expect(createDevice(-DAY).error()).toBe(DAY);
  });

  it('is right within a second after one reply, whatever the device clock says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: DAY }), fc.nat(500), fc.nat(500), fc.nat(999), (offset, way, wayBack, start) => {
        const { device, reply, error } = createDevice(offset);
        device.elapsed = start;
        reply(way, wayBack);
        expect(error()).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  it('becomes more exact with each reply', () => {
    const { device, reply, error } = createDevice(DAY);
    for (let index = 0; index < 40; index += 1) {
      device.elapsed += 137;
      reply(20, 20);
    }
    expect(error()).toBeLessThanOrEqual(100);
  });

  it('ignores changes of the device clock', () => {
    const { device, clock, reply, error } = createDevice(0);
    reply(10, 10);
    const until = clock.now() + 60_000;
    device.wallOffset = -DAY;
    device.elapsed += 10_000;
    expect(error()).toBeLessThanOrEqual(1_000);
    expect(clock.remaining(until)).toBe(50_000);
    device.elapsed += 100_000;
    expect(clock.remaining(until)).toBe(0);
  });

  it("starts over when the bounds contradict: the device slept, or the platform's clock was corrected", () => {
    const { clock, reply, error } = createDevice(0);
    clock.set(NOON - DAY);
    reply(10, 10);
    expect(error()).toBeLessThanOrEqual(1_000);
  });

  it('takes a stated time as it is, and ignores an unreadable header', () => {
    const { clock } = createDevice(DAY);
    clock.set(NOON);
    clock.learn('yesterday', 0, 0);
    clock.learn(null, 0, 0);
    expect(clock.now()).toBe(NOON);
  });
});
