import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { retryAfterMs, retryDelay } from './retry.ts';

describe('retrying a read', () => {
  it('waits a new random time between 0.3 and 3 s each time', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (tries, draw) => {
        const delay = retryDelay(new CallError('offline', 'captcha'), tries, () => draw);
        expect(delay).toBeGreaterThanOrEqual(300);
        expect(delay).toBeLessThan(3_000);
      }),
    );
  });

  it('stops after the third try', () => {
    expect(retryDelay(new CallError('offline', 'captcha'), 3, () => 0)).toBeNull();
  });

  it.each(['timeout', 'aborted', 'unauthorized', 'forbidden', 'badResponse', 'noToken', 'encryption', 'circuitOpen'] as const)(
    'does not happen after %s',
    (kind) => {
      expect(retryDelay(new CallError(kind, 'captcha'), 1, () => 0)).toBeNull();
    },
  );

  it.each([
    [500, false],
    [501, false],
    [502, true],
    [503, true],
    [504, true],
  ])('after status %i: %s', (status, repeated) => {
    expect(retryDelay(new CallError('unavailable', 'captcha', { status }), 1, () => 0) !== null).toBe(repeated);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2031-05-01T12:00:00Z');
  it.each([
    ['3', 3_000],
    ['0', 0],
    ['Thu, 01 May 2031 12:00:05 GMT', 5_000],
    ['Thu, 01 May 2031 11:00:00 GMT', 0],
    ['86400', 300_000],
    ['999999999', 300_000],
    ['99999999999999999999', 300_000],
    ['Fri, 01 May 2131 12:00:00 GMT', 300_000],
    [' 7 ', 7_000],
    ['-5', undefined],
    ['3.5', undefined],
    ['1e9', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
    ['2031', 300_000],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j means %j ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});
