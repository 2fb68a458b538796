import { expect, test } from 'vitest';
import definitions from '../../schemas/common/defs.schema.json';
import { gameCategories, guardExempt, limits, platformWords } from './constants.ts';

test('the platform is spelled the way each call wants it', () => {
  expect([platformWords.brandPlatform, platformWords.device, platformWords.lotteryType]).toEqual(['web', 'WEB', 'Lott']);
});

test('prize modes are exactly Lott, ZY, Elott, SEA', () => {
  expect(definitions.$defs.prizeMode.enum).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
});

test('game categories are exactly eight', () => {
  expect(gameCategories).toEqual(['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'LOTT']);
});

test('the guard exempts exactly five paths', () => {
  expect(guardExempt).toEqual(['/login', '/register', '/register.html', '/helpmc', '/download']);
});

test('remember-me lasts a day', () => {
  expect(limits.rememberMs).toBe(24 * 60 * 60 * 1000);
});
