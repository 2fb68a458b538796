import { describe, expect, it } from 'vitest';
import type { Validate, ValidationProblem } from '#contract/validators.ts';
import { repair } from './repair.ts';

/** A validator that finds the given problems, one a call, then nothing. */
function finding(...rounds: Pick<ValidationProblem, 'instancePath' | 'keyword'>[][]): Validate {
  const validate: Validate = () => {
    const problems = rounds.shift();
    validate.errors = problems?.map((problem) => ({ ...problem, params: {} })) ?? null;
    return problems === undefined;
  };
  return validate;
}

describe('repairing a value', () => {
  it('takes out what the last of several errors names, for it sums up the others', () => {
    const value = { badge: { tone: 7 }, name: 'x' };
    const validate = finding([
      { instancePath: '/badge/tone', keyword: 'type' },
      { instancePath: '/badge', keyword: 'anyOf' },
    ]);
    expect(repair(value, validate)).toEqual({ value: { name: 'x' }, removals: [{ path: '/badge', rule: 'anyOf' }] });
  });

  it('finds names that hold slashes, tildes and digits', () => {
    const value = { 'a/b': { '~1': 1, '0': 2 } };
    expect(repair(value, finding([{ instancePath: '/a~1b/~01', keyword: 'type' }]))?.value).toEqual({ 'a/b': { '0': 2 } });
  });

  it('gives up when the place is the value itself, or is not there', () => {
    expect(repair({}, finding([{ instancePath: '', keyword: 'type' }]))).toBeNull();
    expect(repair({}, finding([{ instancePath: '/a/b', keyword: 'type' }]))).toBeNull();
    expect(repair({}, finding([{ instancePath: '/toString', keyword: 'type' }]))).toBeNull();
    expect(repair([], finding([{ instancePath: '/3', keyword: 'type' }]))).toBeNull();
  });

  it('gives up when the validator itself gives up', () => {
    const tooDeep: Validate = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    expect(repair({}, tooDeep)).toBeNull();
  });
});
