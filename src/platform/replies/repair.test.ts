import { describe, expect, it } from 'vitest';
import type { Validate, ValidationProblem } from '#contract/validators.ts';
import { repair } from './repair.ts';

/** A validator that reports the given problems, one per call, then none. */
function finding(...rounds: Pick<ValidationProblem, 'instancePath' | 'keyword'>[][]): Validate {
  const validate: Validate = () => {
    const problems = rounds.shift();
    validate.errors = problems?.map((problem) => ({ ...problem, params: {} })) ?? null;
    return problems === undefined;
  };
  return validate;
}

describe('repairing a value', () => {
  it('removes the place of the last of several errors, which summarises the others', () => {
    const value = { badge: { tone: 7 }, name: 'x' };
    const validate = finding([
      { instancePath: '/badge/tone', keyword: 'type' },
      { instancePath: '/badge', keyword: 'anyOf' },
    ]);
    expect(repair(value, validate)).toEqual({
      value: { name: 'x' },
      removals: [{ path: '/badge', rule: 'anyOf' }],
      shortened: [],
    });
  });

  it('handles names with slashes, tildes and digits', () => {
    const value = { 'a/b': { '~1': 1, '0': 2 } };
    expect(repair(value, finding([{ instancePath: '/a~1b/~01', keyword: 'type' }]))?.value).toEqual({ 'a/b': { '0': 2 } });
  });

  it('fails when the place is the value itself, or does not exist', () => {
    expect(repair({}, finding([{ instancePath: '', keyword: 'type' }]))).toBeNull();
    expect(repair({}, finding([{ instancePath: '/a/b', keyword: 'type' }]))).toBeNull();
    expect(repair({}, finding([{ instancePath: '/toString', keyword: 'type' }]))).toBeNull();
    expect(repair([], finding([{ instancePath: '/3', keyword: 'type' }]))).toBeNull();
  });

  it('names the lists that lost more than a tenth of their items', () => {
    const bad = (count: number, path: string) =>
      Array.from({ length: count }, () => [{ instancePath: `${path}/0`, keyword: 'type' }]);
    const value = { few: Array.from({ length: 20 }, () => 7), many: Array.from({ length: 20 }, () => 7), inner: [[7, 7]] };
    const repaired = repair(value, finding(...bad(2, '/few'), ...bad(3, '/many'), ...bad(1, '/inner/0')));
    expect(repaired?.shortened).toEqual([
      { path: '/many', dropped: 3, of: 20 },
      { path: '/inner/0', dropped: 1, of: 2 },
    ]);
    expect(value.many).toHaveLength(17);
  });

  it('fails when the validator throws', () => {
    const tooDeep: Validate = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    expect(repair({}, tooDeep)).toBeNull();
  });
});
