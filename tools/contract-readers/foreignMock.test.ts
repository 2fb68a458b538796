import { describe, expect, it } from 'vitest';
import { deviation, type Kind } from '../platform/judge/deviation.ts';
import { levels } from '../platform/plan/levels.ts';
import type { Row } from '../platform/plan/rows.ts';
import { faultsOf, type MockRun, mockModes } from './foreignMock.ts';

const [examples, random] = mockModes;

const rowWith = (...kinds: Kind[]): Row => ({
  name: 'balance',
  level: 'money',
  method: 'GET',
  path: '/balance',
  status: 'deviates',
  deviations: kinds.map((kind) => deviation(kind, { seen: 'this', expected: 'that', pointer: '/part' })),
  tried: [],
  reasons: [],
});

/** A run that found what a mock lacks. */
function runWith(change: Partial<MockRun> = {}, ...more: Kind[]): MockRun {
  const counts = { fits: 0, deviates: 0, 'not offered': 0, 'not needed': 0, 'not tried': 0 };
  const report = {
    platform: 'http://127.0.0.1:1',
    brand: 'acme',
    at: '2026-11-21T12:00:00.000Z',
    wrote: true,
    levels: levels.map(({ id, title }) => ({ id, title, reached: id === 'site', counts })),
    rows: [rowWith(...examples!.lacks, ...more)],
  };
  return { exitCode: 1, error: '', report, isUp: true, requests: 1_001, seconds: 10, ...change };
}

describe('a run against a mock of another team', () => {
  it('is fine when it found what a mock cannot do', () => {
    expect(mockModes.map((mode) => faultsOf(mode, runWith()))).toEqual([[], []]);
  });

  it.each<[string, Partial<MockRun>, string]>([
    ['that could not be made', { exitCode: 2, error: 'no connection' }, 'the check ended with 2, and not with 1: no connection'],
    ['that found nothing', { exitCode: 0 }, 'the check ended with 0, and not with 1: '],
    ['that the mock did not outlive', { isUp: false }, 'the mock has ended'],
    ['faster than its rate', { requests: 1_002 }, '1002 requests in 10 s are more than 100 a second'],
    ['without a report', { report: null }, 'there is no report'],
    [
      'that found nothing of a kind',
      { report: { ...runWith().report!, rows: [rowWith(...examples!.lacks.slice(1))] } },
      'nothing of the kind token was found',
    ],
    [
      'that reached another level',
      { report: { ...runWith().report!, levels: runWith().report!.levels.map((one) => ({ ...one, reached: true })) } },
      'the level members is reached',
    ],
  ])('%s has a fault', (_says, change, fault) => {
    expect(faultsOf(examples!, runWith(change))).toContain(fault);
  });

  it('blames the document for an example that does not fit, and not for a random value beside a bound', () => {
    expect(faultsOf(examples!, runWith({}, 'schema'))).toEqual(['balance schema /part: this, expected that']);
    expect(faultsOf(random!, runWith({}, 'schema'))).toEqual([]);
    expect(faultsOf(random!, runWith({}, 'envelope'))).toEqual(['balance envelope /part: this, expected that']);
  });
});
