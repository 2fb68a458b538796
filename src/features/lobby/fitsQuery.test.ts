import { expect, test } from 'vitest';
import type { Game } from '#contract/types.ts';
import { cardFits, fitsQuery } from './fitsQuery.ts';
import { NO_FILTERS } from '#state/games/lobbyQuery.ts';

const game: Game = {
  nodeId: 1,
  gameName: 'Đồng xu Ipê',
  vendor: 'Hoa Mai',
  vassalage: 'LUM',
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameClassify: 'VIDEO',
  minBet: '0.20',
  lines: 20,
};

test.each([
  [{}, true],
  [{ name: 'dong' }, true],
  [{ name: '  IPE   mai ' }, true],
  [{ name: 'ipe fox' }, false],
  [{ vendors: ['LUM', 'KES'] }, true],
  [{ vendors: ['KES'] }, false],
  [{ classify: 'VIDEO', type: 'RNG' }, true],
  [{ type: 'VIDEO' }, true],
  [{ classify: 'CLASSIC' }, false],
  [{ bet: '0.2' }, true],
  [{ bet: '0.19' }, false],
  [{ bet: '1' }, true],
  [{ lines: 20 }, true],
  [{ lines: 25 }, false],
])('a game matches %j: %j (P-29)', (query, fits) => {
  expect(fitsQuery(game, { ...NO_FILTERS, ...query })).toBe(fits);
});

test('a vendor of one game matches by its name only', () => {
  const card = { vassalage: 'PIT', name: 'Pitchgreen', isHot: 0 } as const;
  const fits = (query: object) => cardFits(card, { ...NO_FILTERS, ...query });
  expect([fits({ name: 'PITCH' }), fits({ name: 'pit' }), fits({ name: 'x' }), fits({ name: 'pit', lines: 5 })]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
