import { expect, test } from 'vitest';
import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import { stateOfReads } from './stateOfReads.ts';

const ready = { data: {}, isError: false, error: null };
const loading = { data: undefined, isError: false, error: null };
const failed = (kind: CallErrorKind) => ({ data: undefined, isError: true, error: new CallError(kind, 'balance') });

test.each([
  ['loading', [ready, loading]],
  ['ready', [ready, ready]],
  ['error', [loading, failed('timeout')]],
  ['forbidden', [failed('timeout'), failed('forbidden')]],
  ['error', [{ ...loading, isError: true, error: new Error('chunk') }]],
] as const)('a panel is %s', (state, reads) => expect(stateOfReads(reads)).toBe(state));

test('data of an earlier answer outweigh a failure, and only they can be empty', () => {
  const stale = { ...failed('forbidden'), data: [] };
  expect(stateOfReads([stale])).toBe('ready');
  expect(stateOfReads([stale], true)).toBe('empty');
  expect(stateOfReads([loading], true)).toBe('loading');
});
