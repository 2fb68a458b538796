import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecondClock, type ClockPage, secondsUntil } from './secondClock.ts';

/** A page and a environment clock whose time only the test advances. */
function bench(start = 1_000_500, phase = 0) {
  const environment = {
    now: start,
    hidden: false,
    due: null as number | null,
    run: () => undefined as void,
    changed: null as (() => void) | null,
  };
  const page: ClockPage = {
    isHidden: () => environment.hidden,
    onVisibility(changed) {
      environment.changed = changed;
      return () => (environment.changed = null);
    },
    setTimer(run, ms) {
      environment.due = environment.now + ms;
      environment.run = run;
      return 1;
    },
    clearTimer: () => void (environment.due = null),
  };
  const fire = () => {
    const { run } = environment;
    environment.due = null;
    run();
  };
  return {
    environment,
    clock: createSecondClock({ now: () => environment.now }, page, phase),
    /** Advances the time; due timers run up to `late` ms too late. */
    pass(ms: number, late = 0) {
      const end = environment.now + ms;
      while (environment.due !== null && environment.due + late <= end) {
        environment.now = environment.due + late;
        fire();
      }
      environment.now = end;
    },
    show(hidden: boolean) {
      environment.hidden = hidden;
      environment.changed?.();
    },
  };
}

test('the remaining seconds include the running one', () => {
  expect([3_000, 2_999, 2_001, 2_000, 1, 0, -5].map((left) => secondsUntil(10_000, 10_000 - left))).toEqual([
    3, 3, 3, 2, 1, 0, 0,
  ]);
});

const step = fc.oneof(
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.integer({ min: 0, max: 90_000 }),
    late: fc.integer({ min: 0, max: 700 }),
  }),
  fc.record({ kind: fc.constant('hide' as const) }),
  fc.record({ kind: fc.constant('show' as const) }),
  fc.record({ kind: fc.constant('correct' as const), by: fc.integer({ min: -3_600_000, max: 3_600_000 }) }),
);

test('the shown time is off by one late tick at most, whatever timers do', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { environment, clock, pass, show } = bench();
      let beats = 0;
      clock.subscribe(() => void beats++);
      for (const one of steps) {
        if (one.kind === 'pass') pass(one.ms, one.late);
        if (one.kind === 'hide') show(true);
        if (one.kind === 'show') show(false);
        // the environment's clock was corrected; the next tick uses it
        if (one.kind === 'correct') environment.now += one.by;
        if (one.kind === 'correct' && environment.due !== null) environment.due = environment.now + 1;
        if (environment.hidden) expect(environment.due === null || beats >= 0).toBe(true);
      }
      const hiddenBeats = beats;
      if (environment.hidden) {
        pass(10 * 60_000);
        expect(beats, 'no beat while hidden').toBeLessThanOrEqual(hiddenBeats + 1);
        show(false);
      } else pass(2_000);
      expect(environment.now - clock.now()).toBeGreaterThanOrEqual(0);
      expect(environment.now - clock.now()).toBeLessThanOrEqual(1_000);
    }),
    { numRuns: 500 },
  );
});

test('ticks once a second on whole seconds, and runs no timer without subscribers', () => {
  const { environment, clock, pass } = bench(1_000_250);
  expect(environment.due).toBeNull();
  const seen: number[] = [];
  const stop = clock.subscribe(() => void seen.push(clock.now()));
  pass(5_000);
  expect(seen).toEqual([1_000_250, 1_001_000, 1_002_000, 1_003_000, 1_004_000, 1_005_000]);
  stop();
  expect([environment.due, environment.changed]).toEqual([null, null]);
  expect(clock.now()).toBe(environment.now);
});

test('two readings of one render are equal without subscribers, too', async () => {
  const { environment, clock, pass } = bench(1_000_999);
  expect(clock.now()).toBe(1_000_999);
  environment.now++;
  expect(clock.now(), 'the same render').toBe(1_000_999);
  await Promise.resolve();
  expect(clock.now(), 'a later one').toBe(1_001_000);
  environment.now++;
  clock.subscribe(() => undefined);
  expect(clock.now(), 'the first tick').toBe(1_001_001);
  pass(999);
  expect(clock.now(), 'the next tick').toBe(1_002_000);
});

test('ticks of a countdown are aligned with its end, so that it ends neither early nor late', () => {
  const { environment, clock, pass } = bench(1_000_250, 1_003_700);
  const seen: number[] = [];
  clock.subscribe(() => void seen.push(environment.now));
  pass(3_450);
  expect(seen).toEqual([1_000_250, 1_000_700, 1_001_700, 1_002_700, 1_003_700]);
  expect(secondsUntil(1_003_700, clock.now())).toBe(0);
});
