import { expect, it } from 'vitest';
import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import { outcomeOf } from './outcome.ts';

const failed = (kind: CallErrorKind, code?: string) =>
  outcomeOf(() => Promise.reject(new CallError(kind, 'applyWithdraw', { status: 403, code })));

it.each([
  ['in_function_not_open', { kind: 'refused', code: 'in_function_not_open', message: { key: 'portal:in_function_not_open' } }],
  // the words of this code are the form's
  ['withdrawal_daily_limit', { kind: 'refused', code: 'withdrawal_daily_limit', message: { key: 'errors:no_permission' } }],
  ['', { kind: 'refused', code: 'forbidden', message: { key: 'errors:no_permission' } }],
  [undefined, { kind: 'refused', code: 'forbidden', message: { key: 'errors:no_permission' } }],
])('a forbidden write keeps its reason: %s', async (code, outcome) => {
  expect(await failed('forbidden', code)).toEqual(outcome);
});

it('a write without answer has no outcome', async () => {
  expect(await failed('timeout')).toEqual({ kind: 'unknown' });
});

it('a write that the platform has no form for is refused: nothing was sent', async () => {
  expect(await failed('unsendable')).toEqual({ kind: 'refused', code: 'unsendable', message: { key: 'errors:invalid_request' } });
});
