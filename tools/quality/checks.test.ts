import { expect, test } from 'vitest';
import { tallyOf } from './checks.ts';

test('a check without a report is one test', () => {
  expect(tallyOf(0, null)).toEqual({ passed: 1, failed: 0 });
  expect(tallyOf(2, null)).toEqual({ passed: 0, failed: 1 });
});

test('tests are counted from the reports of vitest and playwright', () => {
  expect(tallyOf(1, '{"numPassedTests": 7, "numFailedTests": 2}')).toEqual({ passed: 7, failed: 2 });
  expect(tallyOf(0, '{"stats": {"expected": 4, "unexpected": 0, "flaky": 1}}')).toEqual({ passed: 5, failed: 0 });
});

test('an aborted run, or one without tests, fails', () => {
  expect(tallyOf(1, '{"numPassedTests": 7, "numFailedTests": 0}')).toEqual({ passed: 7, failed: 1 });
  expect(tallyOf(0, '{"numPassedTests": 0, "numFailedTests": 0}')).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(1, '{"numPassedTests": 0, "numFailedTests": 0}', true)).toEqual({ passed: 0, failed: 1 });
});

test('a run that may be empty passes without tests', () => {
  expect(tallyOf(0, '{"numPassedTests": 0, "numFailedTests": 0}', true)).toEqual({ passed: 0, failed: 0 });
});
