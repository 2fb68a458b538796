import { expect, test } from 'vitest';
import { readStarted, startedLottery } from './startedLottery.ts';

test.each([
  [
    { gameType: 'ELOTT', gameCode: 'EL1' },
    { gameCode: 'EL1', prizeMode: 'Elott' },
  ],
  [
    { gameCategory: 'ELOTT' as const, gameCode: null, code: 'QBL1' },
    { gameCode: 'QBL1', prizeMode: 'Elott' },
  ],
  [{ gameType: 'LOTT', gameCode: 'ZY5' }, { gameCode: 'ZY5' }],
  [{ gameType: 'ELOTT' }, { gameCode: undefined, prizeMode: 'Elott' }],
  [{ gameCode: '', code: '' }, { gameCode: undefined }],
])('%j opens as %j (LOT-04, LOT-06)', (game, started) => {
  expect(startedLottery({ vassalage: 'QBL', ...game })).toEqual(started);
});

test.each([
  [
    { gameCode: 'EL1', prizeMode: 'Elott' },
    { gameCode: 'EL1', prizeMode: 'Elott' },
  ],
  [{ gameCode: 'x'.repeat(61), prizeMode: 'elott' }, {}],
  [{ gameCode: 7, prizeMode: ['ZY'] }, {}],
  [{ gameCode: '' }, {}],
  ['EL1', {}],
  [null, {}],
  [undefined, {}],
])('a history entry %j is parsed as %j', (state, started) => {
  expect(readStarted(state)).toEqual(started);
});
