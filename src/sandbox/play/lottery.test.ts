import { describe, expect, it } from 'vitest';
import type { SandboxLottery } from '#contract/types.ts';
import {
  betsIn,
  combinations,
  drawnFor,
  type LotteryPlay,
  payoutOf,
  picksText,
  playsOf,
  readPicks,
  winningBets,
} from './lottery.ts';

const base = { name: { EN: 'x' }, gameType: 'LOTT', prizeMode: 'Lott', group: 'FAST', vassalage: 'X', closesBefore: 8 } as const;
const lottery = (rest: Partial<SandboxLottery>): SandboxLottery => ({ ...base, count: 5, from: 0, to: 9, ...rest });
const five = lottery({});
const dice = lottery({ count: 3, from: 1, to: 6 });
const race = lottery({ count: 10, from: 1, to: 10, unique: true });
const keno = lottery({ count: 20, from: 1, to: 80, unique: true });
const play = (of: SandboxLottery, id: string): LotteryPlay => playsOf(of).find((one) => one.id === id)!;

/** Every draw of a small lottery. */
function draws({ count, from, to, unique }: SandboxLottery): string[][] {
  const values = Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(String(to).length, '0'));
  let rows: string[][] = [[]];
  for (let at = 0; at < count; at += 1)
    rows = rows.flatMap((row) =>
      values.filter((value) => unique !== true || !row.includes(value)).map((value) => [...row, value]),
    );
  return rows;
}

it('offers the plays that fit the lottery', () => {
  const ids = (of: SandboxLottery) => playsOf(of).map(({ id }) => id);
  expect(ids(five)).toEqual(['straight5', 'straight4', 'straight3', 'straight2', 'sum']);
  expect(ids(lottery({ count: 4 }))).toEqual(['straight4', 'straight3', 'straight2']);
  expect(ids(dice)).toEqual(['places3', 'sum']);
  expect(ids(race)).toEqual(['places1', 'places2', 'places3']);
  expect(ids(keno)).toEqual(['pick1', 'pick2', 'pick3']);
  expect(ids(lottery({ count: 1, to: 99, vietnamese: true }))).toEqual(['straight2', 'straight3']);
  expect(play(five, 'straight3').columns.map(({ name }) => name)).toEqual(['hundreds', 'tens', 'units']);
});

describe('bets in the picks', () => {
  it('are the product of the columns', () => {
    const picks = [['2', '7'], ['0'], ['3', '5'], ['1'], ['1', '4', '8']];
    expect(betsIn(play(five, 'straight5'), picks)).toBe(12n);
    expect(betsIn(play(five, 'straight5'), [[], ['0'], ['3'], ['1'], ['1']])).toBe(0n);
    expect(picksText(picks)).toBe('2,7 | 0 | 3,5 | 1 | 1,4,8');
  });

  it('leave out those in which a boat would finish twice', () => {
    expect(
      betsIn(play(race, 'places2'), [
        ['01', '02'],
        ['02', '03'],
      ]),
    ).toBe(3n);
    expect(betsIn(play(race, 'places3'), [['01'], ['01'], ['02']])).toBe(0n);
  });

  it('are the ways to choose from a pool', () => {
    expect(betsIn(play(keno, 'pick3'), [['01', '02', '03', '04']])).toBe(4n);
    expect(betsIn(play(keno, 'pick3'), [['01', '02']])).toBe(0n);
    expect([combinations(80, 3), combinations(5, 5), combinations(5, 0)]).toEqual([82160n, 1n, 1n]);
  });
});

it.each([
  ['straight5', five, [['1'], ['2'], ['3'], ['4'], ['5']]],
  ['straight2', five, [['4'], ['5']]],
  ['sum', five, [['big']]],
  ['sum', five, [['even']]],
  ['places3', dice, [['1'], ['2'], ['6']]],
  ['sum', dice, [['small']]],
  ['places1', lottery({ count: 4, from: 1, to: 4, unique: true }), [['3']]],
  ['places3', lottery({ count: 4, from: 1, to: 4, unique: true }), [['3'], ['1'], ['4']]],
] as const)('%s pays 98 %% of the stakes over all draws', (id, of, picks) => {
  const all = draws(of);
  const paid = all.reduce((sum, numbers) => sum + payoutOf(play(of, id), picks, numbers, 100n), 0n);
  expect(paid).toBe(BigInt(all.length) * 98n);
});

it('a pool pays up to 95 % of the stakes over all draws', () => {
  const small = lottery({ count: 3, from: 1, to: 6, unique: true });
  const all = draws(small);
  for (const [id, picks] of [
    ['pick1', [['2']]],
    ['pick2', [['2', '5']]],
    ['pick3', [['1', '2', '3']]],
  ] as const) {
    const paid = all.reduce((sum, numbers) => sum + payoutOf(play(small, id), picks, numbers, 100n), 0n);
    expect(paid <= BigInt(all.length) * 95n && paid > BigInt(all.length) * 94n).toBe(true);
  }
});

it('compares with the last places of a number, the first of a race, and all numbers of a pool', () => {
  expect(drawnFor(play(five, 'straight3'), ['6', '1', '5', '9', '4'])).toEqual(['5', '9', '4']);
  expect(drawnFor(play(lottery({ count: 1, to: 99, vietnamese: true }), 'straight2'), ['48213'])).toEqual(['1', '3']);
  expect(drawnFor(play(race, 'places2'), ['07', '02', '10'])).toEqual(['07', '02']);
  expect(winningBets(play(keno, 'pick2'), [['01', '02', '03']], ['03', '02', '01', '09'])).toBe(3n);
  expect(winningBets(play(five, 'straight3'), [['3', '5'], ['9'], ['1', '4']], ['6', '1', '5', '9', '4'])).toBe(1n);
});

it.each([null, [], [['1']], [['x'], ['1']], [['1'], 3], [[['1']], ['1']], { 0: ['1'], length: 2 }])(
  'refuses picks %j',
  (picks) => {
    expect(readPicks(play(five, 'straight2'), picks)).toBeNull();
  },
);

it('keeps picks once and in order', () => {
  expect(readPicks(play(five, 'straight2'), [['7', '1', '7'], []])).toEqual([['1', '7'], []]);
});
