import { expect, test } from 'vitest';
import { loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import { isOffered } from './offered.ts';

const { brand } = loadBrand('folia');
const { elott: _elott, lottery: _lottery, vnlottery: _vnlottery, seamless: _seamless, ...routes } = brand.layout.routes;

/** Folia with lobbies at these paths alone. */
const withLobbies = (paths: readonly string[], others: object = {}) => ({
  games: { ...brand.games, esportsCodes: ['AV'], inhouseVendors: ['INH'], seamlessVendors: ['PRN'] },
  layout: { ...brand.layout, routes: { ...routes, ...others, lobby: { ...routes['lobby']!, paths: [...paths] } } },
});
const game = (gameCategory: string, vassalage = 'LUM') => ({ gameCategory, vassalage }) as never;

test('a game is offered where a lobby shows its category', () => {
  const brandOf = withLobbies(['/sports', '/fish']);
  expect(isOffered(brandOf, game('FISH'))).toBe(true);
  expect(isOffered(brandOf, game('RNG'))).toBe(false);
  expect(isOffered(brandOf, game('SPORTS'))).toBe(true);
  expect(isOffered(brandOf, {}), 'of no category').toBe(true);
});

test('e-sports are those of their vendors', () => {
  expect(isOffered(withLobbies(['/sports']), game('SPORTS', 'AV'))).toBe(false);
  expect(isOffered(withLobbies(['/esports']), game('SPORTS', 'AV'))).toBe(true);
  expect(isOffered(withLobbies(['/esports']), game('SPORTS'))).toBe(false);
});

test('lotteries, house games and those of the single wallet have pages of their own', () => {
  const none = withLobbies([]);
  for (const one of [game('LOTT'), game('ELOTT'), game('RNG', 'INH'), game('FISH', 'PRN')])
    expect(isOffered(none, one)).toBe(false);
  expect(isOffered(withLobbies(['/inhouse']), game('RNG', 'INH'))).toBe(true);
  expect(isOffered(withLobbies([], { seamless: _seamless }), game('FISH', 'PRN'))).toBe(true);
  expect(isOffered(withLobbies([], { vnlottery: _vnlottery }), game('LOTT'))).toBe(true);
  expect(isOffered(withLobbies([], { lottery: _lottery }), game('ELOTT'))).toBe(false);
  expect(isOffered(withLobbies([], { elott: _elott }), game('ELOTT'))).toBe(true);
});
