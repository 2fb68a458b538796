import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts.ts';
import { type BrandLayer, resolveBrand } from './brand.ts';
import type { JsonObject } from './json.ts';

const base = {
  currency: { code: 'USD', symbol: '$', space: '' },
  constants: { remarkMax: 140 },
  usualAmounts: { tipAmount: { USD: '10', VND: '20000' }, zaloRewardMax: { USD: '5' } },
};
const dong = { currency: { code: 'VND', symbol: '₫', decimals: 0 } };

const tip = (...layers: JsonObject[]) => amountsOf([base, ...layers]).byName.tipAmount;

describe('an amount of a brand', () => {
  it.each<[says: string, layers: JsonObject[], amount: string, from: string, passed: string | null]>([
    ['is the usual one of the currency', [{}], '10', 'usual', null],
    ['is that of a layer in the same currency', [{ constants: { tipAmount: '15' } }], '15', 'own', null],
    ['is inherited with the currency', [{ constants: { tipAmount: '15' } }, { name: 'x' }], '15', 'own', null],
    ['is the usual one of another currency', [dong], '20000', 'usual', null],
    ['of a parent is passed over in another currency', [{ constants: { tipAmount: '15' } }, dong], '20000', 'usual', '15'],
    ['is that of the layer that changes the currency', [{ ...dong, constants: { tipAmount: '50000' } }], '50000', 'own', null],
    [
      'is the usual one again where null removes it',
      [{ constants: { tipAmount: '15' } }, { constants: { tipAmount: null } }],
      '10',
      'usual',
      null,
    ],
    ['is the usual one that a layer sets', [{ usualAmounts: { tipAmount: { USD: '30' } } }], '30', 'usual', null],
    ['is none where the usual one is removed', [{ usualAmounts: { tipAmount: { USD: null } } }], '', 'none', null],
    ['is none in a currency that has only a symbol', [{ currency: { symbol: 'pts' } }], '', 'none', null],
    [
      'of a parent is not one in a currency that has only a symbol',
      [{ constants: { tipAmount: '15' } }, { currency: { symbol: 'pts' } }],
      '',
      'none',
      '15',
    ],
    ['is none where no amount is usual in the currency', [{ currency: { code: 'KWD', symbol: 'KWD' } }], '', 'none', null],
    [
      'stays with a symbol that is the same, and with another place of it',
      [{ constants: { tipAmount: '15' } }, { currency: { symbol: '$', position: 'after' } }],
      '15',
      'own',
      null,
    ],
    ['differs by code under one symbol', [{ constants: { tipAmount: '15' } }, { currency: { code: 'MXN' } }], '', 'none', '15'],
    ['loses its currency with the code', [{ currency: { code: null } }], '', 'none', null],
    ['can be left out', [{ constants: { tipAmount: '' } }], '', 'own', null],
  ])('%s', (_says, layers, amount, from, passed) => {
    expect(tip(...layers)).toEqual({ amount, from, passed });
  });

  it('is of no use without one in the currency, one by one', () => {
    expect(amountsOf([base, dong])).toMatchObject({
      code: 'VND',
      byName: { tipAmount: { amount: '20000' }, zaloRewardMax: { amount: '', from: 'none' } },
    });
  });
});

describe('a resolved brand', () => {
  const layer = (id: string, value: JsonObject): BrandLayer => ({
    id,
    files: [{ name: 'brand.json', path: `brands/${id}/brand.json`, value, lineOf: () => 1 }],
  });

  it('has amounts in its currency, without the code and the tables, which no page reads', () => {
    const { brand } = resolveBrand([layer('base', base), layer('acme', dong)]);
    expect(brand).toEqual(
      expect.objectContaining({
        currency: { symbol: '₫', space: '', decimals: 0 },
        constants: { remarkMax: 140, tipAmount: '20000', zaloRewardMax: '' },
      }),
    );
    expect(JSON.stringify(brand)).not.toMatch(/usualAmounts|VND/);
    expect(Object.isFrozen(brand.constants) && Object.isFrozen(brand.currency)).toBe(true);
  });

  it('is merged without constants, whose lack the schema tells', () => {
    expect(resolveBrand([layer('base', { name: 'x' })]).brand).not.toHaveProperty('constants');
  });
});
