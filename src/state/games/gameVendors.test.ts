import { expect, test } from 'vitest';
import type { GameVendorResponse, VendorCard } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import brandFile from '../../../brands/base/brand.json';
import { inhouseVendors, type Vendor, vendorsByCategory } from './gameVendors.ts';
import { lobbyOf, lobbyPathOf } from './lobbies.ts';
import { lobbyNameOf } from './lobbyNames.ts';

const card = (vassalage: string, more: Partial<VendorCard> = {}): Vendor => ({ vassalage, isHot: 0, ...more });
const reply = (...lanes: GameVendorResponse['data']['lanes']): GameVendorResponse => ({ data: { lanes } });
const brandWith = (games: Partial<Brand['games']> = {}): Brand =>
  ({
    ...brandFile,
    games: { ...brandFile.games, ...games },
    layout: { routes: { lobby: { paths: ['/rng', '/live', '/esports'], page: 'lobby', regions: [] } } },
  }) as unknown as Brand;
const codes = (cards: readonly VendorCard[] | undefined) => cards?.map((one) => one.vassalage);

test('sports vendors with the configured codes are e-sports, no others', () => {
  const lanes = reply({ gameCategory: 'SPORTS', cards: ['PIT', 'AV', 'AI', 'IMES', 'TF', 'IA'].map((code) => card(code)) });
  const found = vendorsByCategory(lanes, brandWith());
  expect(codes(found.get('SPORTS')?.cards)).toEqual(['PIT']);
  expect(codes(found.get('ESPORTS')?.cards)).toEqual(['AV', 'AI', 'IMES', 'TF', 'IA']);
  const other = vendorsByCategory(lanes, brandWith({ esportsCodes: ['PIT'] }));
  expect(codes(other.get('ESPORTS')?.cards)).toEqual(['PIT']);
  expect(vendorsByCategory(lanes, brandWith({ esportsCodes: [] })).has('ESPORTS')).toBe(false);
});

test('a code of e-sports in another category stays there', () => {
  const found = vendorsByCategory(reply({ gameCategory: 'RNG', cards: [card('AV')] }), brandWith());
  expect(codes(found.get('RNG')?.cards)).toEqual(['AV']);
  expect(found.has('ESPORTS')).toBe(false);
});

test('a category is its gameCategory, else its title; unknown ones are left out', () => {
  const found = vendorsByCategory(
    reply(
      { title: 'Lottery', gameCategory: 'LOTT', cards: [card('A')] },
      { title: 'LIVE', cards: [card('B')] },
      { title: 'Whatever', cards: [card('C')] },
      { gameCategory: 'PVP', cards: [] },
      { title: 'LIVE', gameClassify: 'DICE,ROULETTE', cards: [card('B'), card('D', { gameClassify: 'DICE' })] },
    ),
    brandWith(),
  );
  expect([...found.keys()]).toEqual(['LOTT', 'LIVE']);
  expect(codes(found.get('LIVE')?.cards)).toEqual(['B', 'D']);
  expect(found.get('LIVE')?.classify).toEqual(['DICE', 'ROULETTE']);
});

test('an account names the vendor of a card without a code; a card with neither is left out', () => {
  const cards = [
    { accountTypeName: 'OWN' },
    { name: 'Nobody' },
    { accountTypeName: null },
    { vassalage: 'B', accountTypeName: 'C' },
  ];
  const brand = brandWith({ inhouseVendors: ['OWN'] });
  const found = vendorsByCategory(reply({ gameCategory: 'RNG', cards }), brand);
  expect(codes(found.get('RNG')?.cards)).toEqual(['OWN', 'B']);
  expect(codes(inhouseVendors(found, brand))).toEqual(['OWN']);
});

test('in-house vendors come from all categories, without duplicates', () => {
  const brand = brandWith({ inhouseVendors: ['OWN', 'GONE'] });
  const found = vendorsByCategory(
    reply({ gameCategory: 'RNG', cards: [card('OWN'), card('A')] }, { gameCategory: 'FISH', cards: [card('OWN')] }),
    brand,
  );
  expect(codes(inhouseVendors(found, brand))).toEqual(['OWN']);
  expect(lobbyOf('inhouse', found, brand)).toMatchObject({ gameType: undefined, scope: 'OWN' });
});

test('a lobby names its vendors where the category alone is too broad', () => {
  const brand = brandWith();
  const single = { isGame: 'GAME' };
  const found = vendorsByCategory(
    reply(
      { gameCategory: 'SPORTS', cards: [card('PIT', single), card('TF'), card('AV', single)] },
      { gameCategory: 'RNG', cards: [card('LUM'), card('EMB', { isGame: 'VASSALAGE' }), card('ONE', single)] },
    ),
    brand,
  );
  expect(lobbyOf('rng', found, brand)).toMatchObject({ gameType: 'RNG', scope: undefined, single: [] });
  expect(lobbyOf('sports', found, brand)).toMatchObject({ gameType: 'SPORTS', scope: 'PIT', vendors: [] });
  const esports = lobbyOf('esports', found, brand);
  expect(esports).toMatchObject({ gameType: undefined, scope: 'TF,AV' });
  expect(codes(esports.vendors)).toEqual(['TF']);
  expect(codes(esports.single)).toEqual(['AV']);
  expect([lobbyOf('live', found, brand).wide, esports.wide]).toEqual([true, false]);
  expect(lobbyOf('pvp', found, brand)).toMatchObject({ vendors: [], single: [] });
});

test('paths map to lobbies and back', () => {
  expect(lobbyNameOf('/esports')).toBe('esports');
  expect(lobbyNameOf('/live/')).toBe('live');
  const brand = brandWith();
  expect(lobbyPathOf(brand, 'RNG', card('A B'))).toBe('/rng?vendor=A%20B');
  expect(lobbyPathOf(brand, 'LIVE', card('ONE', { isGame: 'GAME' }))).toBe('/live');
  expect(lobbyPathOf(brand, 'LOTT', card('X'))).toBeNull();
  expect(lobbyPathOf(brand, 'PVP', card('X'))).toBeNull();
});
