import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedRoute, hasMoney, MAIN, transferRequest } from './wallets.ts';

const wallet = fc.constantFrom(MAIN, 'MSN', 'KGR', 'IA');

test('any series of choices leaves one side at the main wallet and the chosen side as chosen (TRF-01)', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('from' as const, 'to' as const), wallet), { minLength: 1 }), (choices) => {
      let route = { from: MAIN, to: 'MSN' };
      for (const [side, chosen] of choices) {
        route = changedRoute(route, side, chosen, 'MSN');
        expect(route[side]).toBe(chosen);
        expect([route.from, route.to].filter((one) => one === MAIN)).toHaveLength(1);
      }
      const { type } = transferRequest(route, '1.00');
      expect(type).toBe(route.from === MAIN ? 'VENDOR_IN' : 'VENDOR_OUT');
    }),
  );
});

test.each([
  ['0.00', false],
  ['0', false],
  ['0.01', true],
  ['-1', false],
  ['', false],
])('a wallet of %j has money: %s', (balance, expected) => {
  expect(hasMoney({ balance })).toBe(expected);
});
