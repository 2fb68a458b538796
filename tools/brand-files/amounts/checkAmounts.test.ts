import { describe, expect, it } from 'vitest';
import { loadBrand } from '../loadBrand.ts';
import { findingsAfter } from '../findingsAfter.fixture.ts';
import { type MemoryFolders, shippedInMemory } from '../memoryFolders.fixture.ts';
import { codeOfSymbol } from './currencySymbols.ts';

const rules = ['foreign-amount', 'tip-below-deposit'];
const found = (spoil: (folders: MemoryFolders) => void) =>
  findingsAfter(spoil)
    .filter(({ rule }) => rules.includes(rule))
    .map(({ rule, severity, file, path, expected, got }) => [rule, severity, `${file}#${path}`, expected, got]);

const dong = { code: 'VND', symbol: '₫', space: '', decimals: 0 };

describe('a symbol', () => {
  const after = (code: string, symbol: string) =>
    findingsAfter((folders) => folders.set('orvane', 'brand.json', '/currency', { code, symbol, space: '', decimals: 2 }))
      .filter(({ path }) => path === '/currency/symbol')
      .map(({ rule, got }) => [rule, got]);

  // `C$` is also that of Nicaragua
  it.each([
    ['CAD', 'C$'],
    ['AUD', 'A$'],
    ['ARS', '$'],
    ['SEK', 'kr'],
    ['PEN', 'S/'],
    ['CNY', 'RMB'],
    ['CHF', 'CHF'],
    ['INR', 'Rs'],
  ])('of %s may be %s', (code, symbol) => expect(after(code, symbol)).toEqual([]));

  it.each([
    ['EUR', '$'],
    ['USD', 'R$'],
    ['THB', '₫'],
    ['GBP', 'EUR'],
  ])('of %s is not %s', (code, symbol) => expect(after(code, symbol)).toEqual([['wrong-value', JSON.stringify(symbol)]]));
});

describe('decimals', () => {
  const after = (currency: { code?: string; symbol: string; decimals?: number }) =>
    findingsAfter((folders) => folders.set('orvane', 'brand.json', '/currency', { space: '', ...currency }))
      .filter(({ rule }) => rule === 'wrong-value')
      .map(({ path, got }) => [path, got]);

  it.each([
    [{ code: 'JPY', symbol: '¥', decimals: 2 }, '/currency/decimals', '2'],
    [{ code: 'VND', symbol: '₫', decimals: 2 }, '/currency/decimals', '2'],
    [{ code: 'KRW', symbol: '₩' }, '/currency/code', 'no decimals, which are two then'],
    [{ symbol: '₫' }, '/currency/symbol', 'no decimals, which are two then'],
  ])('of a currency without cents are found: %j', (currency, path, got) => expect(after(currency)).toEqual([[path, got]]));

  it.each([
    { code: 'CLP', symbol: '$', decimals: 0 },
    { code: 'IDR', symbol: 'Rp', decimals: 2 },
    { code: 'HUF', symbol: 'Ft' },
    { code: 'EUR', symbol: '€', decimals: 0 },
    // that of China as well as of Japan
    { symbol: '¥' },
  ])('of others are free: %j', (currency) => expect(after(currency)).toEqual([]));
});

describe('an amount in another currency', () => {
  it('is replaced by the usual one, without a finding', () => {
    const folders = shippedInMemory();
    folders.set('orvane-desk', 'brand.json', '/currency', { ...dong });
    const { brand } = loadBrand('orvane-desk', { folders });
    expect(brand.constants).toMatchObject({ tipAmount: '20000', zaloRewardMax: '131000' });
    expect(found((shipped) => shipped.set('orvane-desk', 'brand.json', '/currency', { ...dong }))).toEqual([]);
  });

  it('that is not usual is found where the currency is set', () => {
    expect(found((folders) => folders.set('orvane-desk', 'brand.json', '/currency', { symbol: 'pts' }))).toEqual([
      [
        'foreign-amount',
        'warning',
        'brands/orvane-desk/brand.json#/currency/symbol',
        'constants.tipAmount in pts, or one below usualAmounts.tipAmount',
        '"10", an amount of another currency',
      ],
      [
        'foreign-amount',
        'warning',
        'brands/orvane-desk/brand.json#/currency/symbol',
        'constants.zaloRewardMax in pts, or one below usualAmounts.zaloRewardMax',
        'no zaloRewardMax',
      ],
    ]);
  });

  it('is not one with amounts of the brand', () => {
    const own = { tipAmount: '20', zaloRewardMax: '' };
    const spoil = (folders: MemoryFolders) => {
      folders.set('orvane-desk', 'brand.json', '/currency', { symbol: 'pts' });
      folders.set('orvane-desk', 'brand.json', '/constants', { ...own });
    };
    expect(found(spoil)).toEqual([]);
  });
});

describe('the amount of the tip', () => {
  it('below the least deposit of the demo data is found at the nearer of the two', () => {
    expect(found((folders) => folders.set('folia', 'brand.json', '/constants/tipAmount', '9.99'))).toEqual([
      [
        'tip-below-deposit',
        'warning',
        'brands/folia/brand.json#/constants/tipAmount',
        'at least 10.00, the least deposit of the demo data',
        '"9.99"',
      ],
    ]);
    const [own] = found((folders) => {
      for (const id of Object.keys(channelsOf(folders, 'folia')))
        folders.set('orvane-desk', 'sandbox/platform.json', `/depositChannels/${id}/min`, '20.00');
    });
    expect(own?.slice(2)).toEqual([
      expect.stringMatching(/^brands\/orvane-desk\/sandbox\/platform\.json#\/depositChannels\/[a-z-]+\/min$/),
      'at most 10, constants.tipAmount',
      '"20.00"',
    ]);
  });

  it('is none of the kind when it is as high, or left out', () => {
    for (const tip of ['', '10', '10.00', '11'])
      expect(
        found((folders) => folders.set('folia', 'brand.json', '/constants/tipAmount', tip)),
        tip,
      ).toEqual([]);
  });
});

const channelsOf = (folders: MemoryFolders, id: string): object =>
  loadBrand(id, { folders }).sandbox['platform']?.['depositChannels'] as object;

describe('the code of a symbol', () => {
  it.each([
    ['R$', 'BRL'],
    ['₫', 'VND'],
    ['KWD', 'KWD'],
    ['$', null],
    ['kr', null],
    ['XXZ', null],
    ['toString', null],
  ])('%s is %s', (symbol, code) => {
    expect(codeOfSymbol(symbol)).toBe(code);
  });
});
