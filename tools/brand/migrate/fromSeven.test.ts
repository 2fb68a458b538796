import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/engine/brand/json.ts';
import { checkBrands } from '../../brand-files/checkBrands.ts';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { migrateBrand } from './migrateBrand.ts';

function migrated(brand: JsonObject) {
  const folders = shippedInMemory();
  folders.write('acme', 'brand.json', JSON.stringify({ schemaVersion: 7, id: 'acme', ...brand }));
  const { files, notes } = migrateBrand('acme', folders);
  return { brand: JSON.parse(files[0]?.text ?? '{}') as JsonObject, notes };
}

const tip = (amount: string, currency: JsonObject = {}, language = 'PT') => {
  const { brand, notes } = migrated({ currency, languages: { default: language }, constants: { tipAmount: amount } });
  return [(brand['constants'] as JsonObject)['tipAmount'], notes.length];
};

describe('version 7 → 8', () => {
  it.each<[free: string, currency: JsonObject, language: string, amount: string]>([
    ['R$ 10', { symbol: 'R$' }, 'PT', '10'],
    ['R$\u00a01.250,50', { symbol: 'R$' }, 'PT', '1250.50'],
    ['$1,250.50', { symbol: '$' }, 'EN', '1250.50'],
    ['1000VND', { symbol: '₫' }, 'VI', '1000'],
    ['50.000 ₫', { symbol: '₫' }, 'VI', '50000'],
    ['131K', { symbol: '₫' }, 'VI', '131000'],
    ['2m', { symbol: '₫' }, 'VI', '2000000'],
    ['20 kr', { symbol: 'kr' }, 'EN', '20'],
    ['50K kr', { symbol: 'kr' }, 'EN', '50000'],
    ['10', { symbol: 'R$' }, 'PT', '10'],
    ['', { symbol: 'R$' }, 'PT', ''],
  ])('writes %j in %j, %s, as %j', (free, currency, language, amount) => {
    expect(tip(free, currency, language)).toEqual([amount, 0]);
  });

  it.each<[free: string, currency: JsonObject, note: string]>([
    ['some', { symbol: 'R$' }, 'constants.tipAmount was dropped: "some" is no amount; the usual one takes its place'],
    ['1.5K', { symbol: 'R$' }, 'constants.tipAmount was dropped: "1.5K" is no amount; the usual one takes its place'],
    [
      '$10',
      { symbol: '₫' },
      'constants.tipAmount was dropped: "$10" is an amount of another currency; the usual one takes its place',
    ],
  ])('drops %j in %j, and says so', (free, currency, note) => {
    const { brand, notes } = migrated({ currency, languages: { default: 'EN' }, constants: { tipAmount: free, remarkMax: 9 } });
    expect(brand['constants']).toEqual({ remarkMax: 9 });
    expect(notes).toEqual([note]);
  });

  it('asks to look at an amount whose currency the brand inherits', () => {
    const { brand, notes } = migrated({ constants: { tipAmount: 'R$ 10', zaloRewardMax: '25' } });
    expect(brand['constants']).toEqual({ tipAmount: '10', zaloRewardMax: '25' });
    expect(notes).toEqual(['constants.tipAmount was "R$ 10": see whether the brand\'s currency is R$']);
  });

  it('names the currency of a symbol that only one has', () => {
    expect(migrated({ currency: { symbol: 'R$', space: '' } }).brand).toMatchObject({
      schemaVersion: 8,
      currency: { code: 'BRL', symbol: 'R$' },
    });
    expect(migrated({ currency: { symbol: '$' } }).brand['currency']).toEqual({ symbol: '$' });
    expect(migrated({ currency: { symbol: '$', code: 'MXN' } }).brand['currency']).toEqual({ symbol: '$', code: 'MXN' });
  });

  it('makes a brand of version 7 pass every check', () => {
    const folders = shippedInMemory();
    folders.set('folia', 'brand.json', '/schemaVersion', 7);
    folders.set('folia', 'brand.json', '/constants/tipAmount', 'R$ 10');
    folders.set('folia', 'brand.json', '/currency/code', undefined);
    for (const { name, text } of migrateBrand('folia', folders).files) folders.write('folia', name, text);
    expect(checkBrands(['folia'], {}, { folders }).filter(({ file }) => file.includes('/folia/'))).toEqual([]);
    expect(JSON.parse(folders.read('folia', 'brand.json'))).toMatchObject({
      currency: { code: 'BRL' },
      constants: { tipAmount: '10' },
    });
  });
});
