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
    expect(repair(value, validate)).toEqual({ value: { name: 'x' }, removals: [{ path: '/badge', rule: 'anyOf' }] });
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

  it('fails when the validator throws', () => {
    const tooDeep: Validate = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    expect(repair({}, tooDeep)).toBeNull();
  });
});
