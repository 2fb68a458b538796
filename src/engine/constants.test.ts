import { expect, test } from 'vitest';
import defs from '../../schemas/common/defs.schema.json' with { type: 'json' };
import {
  announcementQuery,
  gameCategories,
  gamePlatforms,
  guardExempt,
  LOTTERY_DEVICE,
  REGISTER_METHOD,
  VENDOR_PLATFORM,
} from './constants.ts';

test('the platform is spelled as each call expects it', () => {
  expect([LOTTERY_DEVICE, REGISTER_METHOD, VENDOR_PLATFORM, announcementQuery.platform]).toEqual([
    'WEB',
    'WEB',
    'html5-desktop',
    'W',
  ]);
  expect(gamePlatforms).toEqual(['flash', 'html5-desktop']);
});

test('prize modes are exactly Lott, ZY, Elott, SEA', () => {
  expect(defs.$defs.prizeMode.enum).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
});

test('game categories are exactly eight', () => {
  expect(gameCategories).toEqual(['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'LOTT']);
  expect([...gameCategories].sort()).toEqual([...defs.$defs.gameCategory.enum].sort());
});

test('the guard exempts exactly five paths', () => {
  expect(guardExempt).toEqual(['/login', '/register', '/register.html', '/helpmc', '/download']);
});
